import { type GameId, type Language, languages } from '#i18n/languages.ts';
import type { Noun } from '#i18n/nouns.ts';
import { cardName } from '../card-names.ts';
import { didYouMean } from '../did-you-mean.ts';
import { cardIds, type Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { wordFormsFile } from '../word-forms.ts';

type Forms = Readonly<Record<Language, Readonly<Record<string, Noun>>>>;

/** A term's name without its article and without the explanation that follows it in parentheses. */
const bare = (name: string): string => name.replace(/^the |\s*\(.*\)$/g, '');

/** What the first form of a word has to be: the printed term, or the name of the card. */
function expected(facts: Facts, game: GameId, id: string, language: Language) {
  const term = facts[game].terms[id]?.[language];
  const card = cardName(facts, game, id, language);
  return card === undefined
    ? [term].filter((name) => name !== undefined)
    : [card.ours, card.printed];
}

/**
 * Every card that has a name has its forms, every word has them in all languages, and a word begins
 * with what is printed: in the singular or, as some are printed, in the plural.
 */
export function checkWordForms(facts: Facts, game: GameId, forms: Forms): Finding[] {
  const cards = cardIds(facts, game).filter(
    (id) => Number.isNaN(Number(id)) && facts[game].terms[id] === undefined,
  );
  const all = new Set([...cards, ...languages.flatMap((language) => Object.keys(forms[language]))]);
  // A card that goes by a term (first-player) inflects as that term.
  const named = (id: string) => cardName(facts, game, id, 'en')?.printed;
  const terms = new Set(Object.values(facts[game].terms).map(({ en }) => en));
  return languages.flatMap((language) => {
    const file = wordFormsFile(language, game);
    return [...all].flatMap((id): Finding[] => {
      const noun = forms[language][id];
      if (noun === undefined) {
        if (terms.has(named(id) ?? '')) return [];
        const hint = 'give all its forms; the lines beside it show how';
        return [{ file, entry: id, problem: 'the forms of this word are missing', hint }];
      }
      const names = expected(facts, game, id, language);
      if (names.length === 0) {
        const hint = didYouMean(id, Object.keys(facts[game].terms), `content/${game}/terms.yaml`);
        return [{ file, entry: id, problem: 'there is no such term or card', hint }];
      }
      const first = [noun.one?.[0], noun.many[0]];
      if (names.some((name) => name !== undefined && first.includes(bare(name)))) return [];
      const problem = `begins with “${first[0] ?? first[1]}”, but the word is “${bare(names[0] ?? names[1] ?? '')}”`;
      return [{ file, entry: id, problem, hint: 'the nominative is the printed word' }];
    });
  });
}
