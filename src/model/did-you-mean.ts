import { closest } from './closest.ts';

/** The hint for an unknown id: the nearest known one, or where the known ones are listed. */
export function didYouMean(word: string, known: Iterable<string>, listedIn: string): string {
  const meant = closest(word, known);
  return meant === undefined ? `known ids are in ${listedIn}` : `did you mean "${meant}"?`;
}
