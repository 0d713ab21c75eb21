import { type Language, languages } from '#i18n/languages.ts';
import { bareTerm } from '#model/cards.ts';
import { fold } from './words/fold.ts';

/** What stands in brackets behind a term, "(VP)", and either of two names, "follow / repeat". */
export const shortForms = (term: string): string[] => {
  const inside = term.match(/ \((.*)\)$/)?.[1];
  const either = bareTerm(term).split(' / ');
  return [...(inside === undefined ? [] : [inside]), ...(either.length > 1 ? either : [])];
};

/** Whether what stands in brackets is a name too, and not what a verb is said of: “follow (the leader)”. */
export const isNoun = (term: string): boolean => !term.startsWith('to-');

/** Names in all languages, given in their order, without the title itself and without doubles. */
export function alsoNamed(
  language: Language,
  names: readonly (string | undefined)[],
  title: string,
): string[] {
  const known = new Set([fold(title)]);
  return names.flatMap((name, at) => {
    if (name === undefined || languages[at] === language) return [];
    const bare = bareTerm(name);
    if (known.has(fold(bare))) return [];
    known.add(fold(bare));
    return [bare];
  });
}
