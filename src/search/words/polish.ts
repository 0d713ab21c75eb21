import { type Endings, endingOf } from './cut.ts';

/** Endings that soften the consonant before them. */
const softening = /^i?e$/;

/** karcie – karta, turze – tura, ręce – ręka, w Forcie – Fort. */
function hard(stem: string, ending: string): string {
  if (!softening.test(ending)) return stem;
  if (stem.endsWith('rz')) return stem.slice(0, -1);
  if (stem.endsWith('dz')) return ending === 'ie' ? stem.slice(0, -1) : `${stem.slice(0, -2)}g`;
  // Not in naśladowca, chłopiec, wartość: their c is not a softened k.
  if (/[^nsw]c$/.test(stem)) return `${stem.slice(0, -1)}${ending === 'ie' ? 't' : 'k'}`;
  return stem;
}

/** Expects a folded word: lower case, no accents. */
export function stemPolish(word: string, list: Endings): string {
  if (word.length < 4) return word;
  const ending = endingOf(word, list, 3);
  // The e of Werbunek is not there in Werbunku.
  return hard(word.slice(0, word.length - ending.length), ending).replace(/ek$/, 'k');
}
