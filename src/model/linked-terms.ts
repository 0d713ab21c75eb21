import type { GameId, Language } from '#i18n/languages.ts';
import type { Noun } from '#i18n/nouns.ts';
import { remember } from './remember.ts';
import { readWordForms } from './word-forms.ts';

/** A part of a text, with the term that it is a form of. */
export interface TextPart {
  readonly text: string;
  readonly term?: string;
}

const wordForms = remember((game: GameId, language: Language) => readWordForms(language, game));

/** The longest first: “Park deck” before “Park”. */
const formsOf = ({ one = [], many, few }: Noun): string[] =>
  [...one, ...many, ...(few === undefined ? [] : [few])].sort(
    (long, short) => short.length - long.length,
  );

const plain = (text: string): string => text.replace(/\s/g, ' ').toLowerCase();
const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** Where a word occurs by itself, whatever its case and the kind of its spaces; -1: nowhere. */
function placeOf(word: string, text: string): number {
  const where = plain(text);
  const what = plain(word);
  let at = where.indexOf(what);
  while (at >= 0 && (isLetter(where[at - 1]) || isLetter(where[at + what.length])))
    at = where.indexOf(what, at + 1);
  return at;
}

/** Splits a text so that the first occurrence of each of these terms can become a link. */
export function linkedTerms(
  text: string,
  terms: readonly string[],
  { game, language }: { readonly game: GameId; readonly language: Language },
): TextPart[] {
  let parts: TextPart[] = [{ text }];
  const lengthOf = (term: string): number => wordForms(game, language)[term]?.many[0]?.length ?? 0;
  const longestFirst = terms.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  for (const term of longestFirst) {
    const noun = wordForms(game, language)[term];
    if (noun === undefined) continue;
    const found = parts.flatMap((part, index) => {
      if (part.term !== undefined) return [];
      const word = formsOf(noun).find((form) => placeOf(form, part.text) >= 0);
      return word === undefined ? [] : [{ index, at: placeOf(word, part.text), long: word.length }];
    })[0];
    if (found === undefined) continue;
    const { text: whole = '' } = parts[found.index] ?? {};
    const end = found.at + found.long;
    const pieces: TextPart[] = [
      { text: whole.slice(0, found.at) },
      { text: whole.slice(found.at, end), term },
      { text: whole.slice(end) },
    ];
    parts = parts.toSpliced(found.index, 1, ...pieces.filter((piece) => piece.text !== ''));
  }
  return parts;
}
