import { type GameId, games, type Language, languages } from '#i18n/languages.ts';
import { cases, type Noun } from '#i18n/nouns.ts';
import { readAskWords } from '#model/ask-words.ts';
import { cardName } from '#model/cards.ts';
import { projectRoot } from '#model/files.ts';
import { readWordForms } from '#model/word-forms.ts';
import { endingLists } from '#search/words/ending-lists.ts';
import { fold } from '#search/words/fold.ts';
import { stem } from '#search/words/stem.ts';
import { formTables } from './form-tables.ts';
import { caseLetters, firstNames, formKeys, type LexiconData, type Meaning } from './lexicon.ts';
import { packed, packedText } from './packed.ts';
import { isMark, tokenize } from './tokens.ts';

/** Kinds whose case tells the grammar something: what is done with a card, the way to a place. */
const inflecting = /^(?:place|card):/;

/** Names and places are looked up as they are written. */
const named = /^(?:place|card|perk|rule|playing-card):/;

/** Every form of a noun with the case that it may be in. */
function formsOf(noun: Noun, language: Language, meaning: Meaning): [string, string][] {
  const own: readonly string[] = cases[language];
  // There is one phase and one card of a name: “plays” is what somebody does.
  const isOne = /^(?:phase|card|perk|rule):/.test(meaning) && noun.one !== undefined;
  return [noun.one ?? [], isOne ? [] : noun.many].flatMap((forms) =>
    forms.map((form, at): [string, string] => [form, own[at] ?? 'nom']),
  );
}

const isOurs = (game: GameId, meaning: Meaning, language: Language): boolean => {
  const [kind, id = ''] = meaning.split(':');
  return kind === 'card' && cardName(game, id, language).ours !== undefined;
};

/** The lexicon of one language: names of all editions, terms with their forms, and what players say. */
/** Phrases as they are looked up: folded, one space between the words. */
const asPhrase = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) =>
      word.endsWith('*')
        ? `${fold(word.slice(0, -1))}*`
        : tokenize(word)
            .filter((token) => !isMark(token))
            .map((unit) => unit.folded)
            .join(' '),
    )
    .filter((word) => word !== '')
    .join(' ');

export function buildLexicon(
  language: Language,
  meaningOfTerm: (game: string, id: string) => Meaning | undefined,
  root: string = projectRoot,
): LexiconData {
  /** Meaning → phrase → letters of its cases. */
  const found = new Map<Meaning, Map<string, Set<string>>>();
  const add = (text: string, meaning: Meaning, name = '') => {
    const phrase = asPhrase(text);
    if (phrase === '') return;
    const phrases = found.get(meaning) ?? new Map<string, Set<string>>();
    const letters = phrases.get(phrase) ?? new Set();
    if (inflecting.test(meaning)) letters.add(caseLetters[name] ?? '');
    phrases.set(phrase, letters);
    found.set(meaning, phrases);
  };
  const said = readAskWords(language, root);
  const common = new Set(Object.values(said).flat().map(asPhrase));
  for (const game of games)
    for (const own of languages)
      for (const [id, noun] of Object.entries(readWordForms(own, game, root))) {
        const meaning = meaningOfTerm(game, id);
        // Of the other editions' words only the names: their terms are other words of this language.
        if (meaning === undefined || (own !== language && !/^(card|perk|rule):/.test(meaning)))
          continue;
        if (own === language)
          for (const [form, name] of formsOf(noun, language, meaning)) add(form, meaning, name);
        // Our translation of a nickname is on no box: only readers of its language know it.
        else if (!isOurs(game, meaning, own)) {
          const [name = ''] = noun.one ?? noun.many;
          // Unless it is a common word of this language: „As” is no card in English.
          if (!common.has(asPhrase(name))) add(name, meaning);
        }
        if (own === 'en' && noun.of !== undefined && inflecting.test(meaning))
          add(noun.of, meaning, 'gen');
      }
  for (const [idea, phrases] of Object.entries(said))
    for (const phrase of phrases) if (idea !== 'first-name') add(phrase, idea.replace('.', ':'));
  const onlyHere = (phrase: string): boolean =>
    [...found.values()].filter((phrases) => phrases.has(phrase)).length === 1;
  return Object.fromEntries([
    ...[...found].map(([meaning, phrases]): [Meaning, string] => [
      meaning,
      packed(listOf(phrases, meaning, language, common, onlyHere)),
    ]),
    ...(['verbs', 'names', 'foreign', 'open'] as const).map((key): [Meaning, string] => [
      formKeys[key],
      packedText(formTables[language][key]),
    ]),
    [formKeys.endings, packedText(language === 'en' ? '' : endingLists[language])],
    [firstNames, packed((said['first-name'] ?? []).map((name) => name.toLowerCase()))],
  ]);
}

/** Forms that are found by their stem anyway need not travel, unless their case says something. */
function listOf(
  phrases: ReadonlyMap<string, ReadonlySet<string>>,
  meaning: Meaning,
  language: Language,
  said: ReadonlySet<string>,
  onlyHere: (phrase: string) => boolean,
): string[] {
  const bases = new Set<string>();
  const beginnings = [...phrases.keys()].flatMap((phrase) => /^([^ ]+)\*$/.exec(phrase)?.[1] ?? []);
  const kept = [...phrases].filter(([phrase]) => {
    // «забрать» goes without saying where «забр*» is said, unless it means something else as well.
    const isCovered =
      !/[ *]/.test(phrase) &&
      onlyHere(phrase) &&
      beginnings.some((beginning) => phrase.startsWith(beginning));
    if (isCovered) return false;
    if (named.test(meaning) || said.has(phrase)) return true;
    const words = phrase.split(' ');
    if (words.some((word) => word.length < 4)) return true;
    const base = words.map((word) => stem(language, word)).join(' ');
    const isNew = !bases.has(base);
    bases.add(base);
    return isNew;
  });
  return kept.map(([phrase, letters]) => [phrase, [...letters].join('')].filter(Boolean).join('@'));
}
