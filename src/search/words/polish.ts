import { endingOf, endings } from './cut.ts';

/** Of nouns, adjectives and verbs together, without accents. */
const list = endings(`
  a e i o u y ia ie io iu ii
  ow em ach ami ie iem iach iami owi iowi owie iego iemu
  ego emu ej ym im ych ich ymi imi iej
  ac ic yc ec esz isz ysz asz amy emy imy acie ecie icie aja eja uje uja
  al ala alo ali aly il ila ilo ili ily yl yla
  alem alam ilem ilam ylem ylam anie ania aniu aniem enie enia eniu eniem
  anym anymi onym onymi any ana ane anego anej anych ony ona one onej onego onych eni iony iona ione
  aj ajcie ij uj
  owac owal owala owali owany owana owane owanych owanie owania owaniu owaniem
`);

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
export function stemPolish(word: string): string {
  if (word.length < 4) return word;
  const ending = endingOf(word, list, 3);
  // The e of Werbunek is not there in Werbunku.
  return hard(word.slice(0, word.length - ending.length), ending).replace(/ek$/, 'k');
}
