import { type Endings, endingOf } from './cut.ts';

const reflexive = /(?<=[аеиоуыэюятлмшвй]|ь)(?:ся|сь)$/;

/** Expects a folded word: lower case, е for ё. */
export function stemRussian(word: string, list: Endings): string {
  if (word.length < 4) return word;
  const plain = word.replace(reflexive, '');
  const ending = endingOf(plain, list, 3);
  return plain.slice(0, plain.length - ending.length).replace(/нн$/, 'н');
}
