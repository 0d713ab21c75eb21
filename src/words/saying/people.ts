import { inflect, knownName, type Noun } from '#i18n/nouns.ts';
import { constant, endOf, oneOf, type Phrase, when } from './phrase.ts';
import { type Form, quotes, type Voice } from './voice.ts';

const caseOf = ({ format }: Form): string => format ?? 'nom';

/**
 * Names that are written without quotation marks: one or two words that do not begin with a small letter, which
 * would be lost at the beginning of a sentence.
 */
const plain = /^(?!\p{Ll})[\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+)?$/u;
const plainHere = /^[\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+)?/u;

/** The “and” of a list is not a name. */
const isPlain = (name: string, { joints }: Voice): boolean =>
  plain.test(name) && !`${name} `.includes(joints.pair);

/** What goes around a name: in all cases but the nominative, “the player” takes the inflection. */
function around(form: Form, { language, nouns }: Voice): readonly [string, string] {
  const name = caseOf(form);
  if (language === 'en') return name === 'of' ? ['', '’s'] : ['', ''];
  if (name === 'nom' || nouns.player === undefined) return ['', ''];
  return [`${inflect(nouns.player, name, language)} `, ''];
}

/** Names that inflect, in the cases in which other names need “the player” before them. */
const inflected: Phrase = (() => {
  const formOf = (noun: Noun | undefined, form: Form, { language }: Voice): string | undefined =>
    language === 'en' || caseOf(form) === 'nom'
      ? undefined
      : noun && inflect(noun, caseOf(form), language);
  return {
    say: (value, path, form, voice) => {
      const text =
        typeof value === 'string' ? formOf(knownName(value, voice.nouns), form, voice) : undefined;
      return text === undefined ? undefined : [{ text, path }];
    },
    *read(line, from, form, voice) {
      for (const [id, noun] of Object.entries(voice.nouns)) {
        const text = id.startsWith('player-') ? formOf(noun, form, voice) : undefined;
        const end = text === undefined ? undefined : endOf(line, from, text);
        if (end !== undefined) yield { value: noun.one?.[0], end };
      }
    },
  };
})();

/** A player by name; unknown names are never inflected. */
const named: Phrase = {
  say: (value, path, form, voice) => {
    if (typeof value !== 'string') return undefined;
    const [before, after] = around(form, voice);
    const [open, close] = quotes[voice.language];
    const name = isPlain(value, voice) ? value : `${open}${value}${close}`;
    return [{ text: `${before}${name}${after}`, path }];
  },
  *read(line, from, form, voice) {
    const [before, after] = around(form, voice);
    const start =
      before === '' ? from : line.text.startsWith(before, from) ? from + before.length : -1;
    if (start < 0) return;
    const rest = line.own.slice(start);
    const [open, close] = quotes[voice.language];
    if (rest.startsWith(open)) {
      const length = rest.indexOf(close);
      const end = length < 0 ? undefined : endOf(line, start + length + close.length, after);
      if (end !== undefined) yield { value: rest.slice(open.length, length), end };
      return;
    }
    const [longest = ''] = plainHere.exec(rest.replaceAll('\u00a0', ' ')) ?? [];
    for (let length = 1; length <= longest.length; length++) {
      const end = start + length;
      if (/[\p{L}\p{M}\p{N}]/u.test(line.text[end] ?? '')) continue;
      const name = longest.slice(0, length);
      const behind = after === '' ? end : endOf(line, end, after);
      if (isPlain(name, voice) && behind !== undefined) yield { value: name, end: behind };
    }
  },
};

/** A player without a name, by the word for one and a number: `rival 1`. */
const numbered = (word: string, noun: string): Phrase => {
  const around = (form: Form, { nouns, language }: Voice): readonly [string, string] => {
    const isOf = form.format === 'of';
    const found = nouns[noun];
    const text = found && inflect(found, isOf ? 'nom' : caseOf(form), language);
    return [`${text ?? word} `, isOf ? '’s' : ''];
  };
  return {
    say: (value, path, form, voice) => {
      const [before, after] = around(form, voice);
      const number = String(value).startsWith(`${word} `)
        ? String(value).slice(word.length + 1)
        : '';
      return /^\d+$/.test(number) ? [{ text: `${before}${number}${after}`, path }] : undefined;
    },
    *read(line, from, form, voice) {
      const [before, after] = around(form, voice);
      const start = endOf(line, from, before);
      const [digits] = start === undefined ? [] : (/^\d+/.exec(line.text.slice(start)) ?? []);
      if (start === undefined || digits === undefined) return;
      const end = endOf(line, start + digits.length, after);
      if (end !== undefined) yield { value: `${word} ${digits}`, end };
    },
  };
};

/** The asker, who is `me` in descriptions. */
const asker: Phrase = constant('me', 'person.me', { me: { noun: 'asker' } });

/** Anybody but the asker; the word for those without a name, where a game has them. */
export function people(unnamed?: { readonly word: string; readonly noun: string }): {
  readonly person: Phrase;
  readonly other: Phrase;
  /** By name, including the asker, who may be listed among the others as “me”. */
  readonly anybody: Phrase;
} {
  const byName = oneOf(inflected, named);
  const anybody = unnamed ? oneOf(numbered(unnamed.word, unnamed.noun), byName) : byName;
  const other = when((value) => value !== 'me', anybody);
  return { person: oneOf(asker, other), other, anybody };
}
