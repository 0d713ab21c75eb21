import { games, type Language, languages } from '#i18n/languages.ts';
import { cases, type Noun } from '#i18n/nouns.ts';
import { projectRoot } from '#model/files.ts';
import { readSaidWords } from '#model/said-words.ts';
import { readWordForms } from '#model/word-forms.ts';
import { asPhrase, type LexiconData, type Meaning } from './lexicon.ts';

/** Every form of a noun with the cases that it may be in. */
function formsOf(noun: Noun, language: Language): [string, string][] {
  const names: readonly string[] = cases[language];
  return [noun.one ?? [], noun.many].flatMap((forms) =>
    forms.map((form, at): [string, string] => [form, names[at] ?? 'nom']),
  );
}

/** The lexicon of one language: names of all editions, terms with their forms, and what players say. */
export function buildLexicon(
  language: Language,
  meaningOfTerm: (game: string, id: string) => Meaning | undefined,
  root: string = projectRoot,
): LexiconData {
  const found = new Map<string, Map<Meaning, Set<string>>>();
  const add = (text: string, meaning: Meaning, name?: string) => {
    const phrase = asPhrase(text);
    if (phrase === '') return;
    const meanings = found.get(phrase) ?? new Map<Meaning, Set<string>>();
    const known = meanings.get(meaning) ?? new Set();
    if (name !== undefined) known.add(name);
    meanings.set(meaning, known);
    found.set(phrase, meanings);
  };
  for (const game of games)
    for (const own of languages) {
      for (const [id, noun] of Object.entries(readWordForms(own, game, root))) {
        const meaning = meaningOfTerm(game, id);
        // Of the other editions' words only the names: their terms are other words of this language.
        if (meaning === undefined || (own !== language && !/^(card|perk|rule):/.test(meaning)))
          continue;
        if (own === language)
          for (const [form, name] of formsOf(noun, language)) add(form, meaning, name);
        else add(noun.one?.[0] ?? noun.many[0] ?? '', meaning);
        if (own === 'en' && noun.of !== undefined) add(noun.of, meaning);
      }
    }
  for (const [idea, phrases] of Object.entries(readSaidWords(language, root)))
    for (const phrase of phrases) add(phrase, idea.replace('.', ':'));
  return Object.fromEntries(
    [...found].map(([phrase, meanings]) => [
      phrase,
      [...meanings].map(([meaning, names]) =>
        names.size > 0 && /^(place|card):/.test(meaning)
          ? `${meaning}@${[...names].join(',')}`
          : meaning,
      ),
    ]),
  );
}
