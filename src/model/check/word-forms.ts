import { type GameId, type Language, languages } from '#i18n/languages.ts';
import type { Noun } from '#i18n/nouns.ts';
import { bareTerm, cardNameIn } from '../card-names.ts';
import { didYouMean } from '../did-you-mean.ts';
import { cardIds, factsFile, type GameFacts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { wordFormsFile } from '../word-forms.ts';

type Forms = Readonly<Record<Language, Readonly<Record<string, Noun>>>>;

/** A term's name without its article and without the explanation that follows it in parentheses. */
const bare = (name: string): string => name.replace(/^the |\s*\(.*\)$/g, '');

/** What the first form of a word has to be: the printed term, or the name of the card. */
function expected(facts: GameFacts, id: string, language: Language) {
  const term = facts.terms[id]?.[language];
  const card = cardNameIn(facts, id, language);
  return card === undefined
    ? [term].filter((name) => name !== undefined)
    : [card.ours, card.printed];
}

/**
 * Every card that has a name has its forms, every word has them in all languages, and a word begins
 * with what is printed: in the singular or, as some are printed, in the plural.
 */
export function checkWordForms(game: GameId, facts: GameFacts, forms: Forms): Finding[] {
  const cards = cardIds(facts.cards).filter(
    (id) => Number.isNaN(Number(id)) && facts.terms[id] === undefined,
  );
  const all = new Set([...cards, ...languages.flatMap((language) => Object.keys(forms[language]))]);
  // A card that goes by a term (first-player) inflects as that term.
  const named = (id: string) => cardNameIn(facts, id, 'en')?.printed;
  const terms = new Set(Object.values(facts.terms).map(({ en }) => bareTerm(en)));
  return languages.flatMap((language) => {
    const file = wordFormsFile(language, game);
    return [...all].flatMap((id): Finding[] => {
      const noun = forms[language][id];
      if (noun === undefined) {
        if (terms.has(named(id) ?? '')) return [];
        const hint = 'give all its forms; the lines beside it show how';
        return [{ file, entry: id, problem: 'the forms of this word are missing', hint }];
      }
      const names = expected(facts, id, language);
      if (names.length === 0) {
        const hint = didYouMean(id, Object.keys(facts.terms), factsFile(game, 'terms'));
        return [{ file, entry: id, problem: 'there is no such term or card', hint }];
      }
      const first = [noun.one?.[0], noun.many[0]];
      if (names.some((name) => name !== undefined && first.includes(bare(name)))) return [];
      const problem = `begins with “${first[0] ?? first[1]}”, but the word is “${bare(names[0] ?? names[1] ?? '')}”`;
      return [{ file, entry: id, problem, hint: 'the nominative is the printed word' }];
    });
  });
}
