import { endingOf, endings } from './cut.ts';

const reflexive = /(?<=[аеиоуыэюятлмшвй]|ь)(?:ся|сь)$/;

/**
 * Of nouns, adjectives and verbs together: the word alone does not tell which it is.
 */
const list = endings(`
  а е и о у ы ю я ь й
  ам ям ах ях ой ей ою ею ом ем ов ев ье ья ью ьи ия ие ии ию ию ий ья
  ами ями ьям ьях ьей ьев ием иям иях ией ьями иями
  ая яя ое ее ые ие ый ий ой ую юю ого его ому ему ым им ых их ыми ими
  ет ит ут ют ат ят ешь ишь ете ите
  ть ать ять ить еть уть ти айте яйте ите ьте ив ыв ав яв вши
  алу алом але алам алах алами илу илом иле илам илах илами
  ал ала ало али ил ила ило или ел ела ело ели ял яла яло яли ул ула уло ули
  овать ует уют уйте овал овала овали
`);

/** Expects a folded word: lower case, е for ё. */
export function stemRussian(word: string): string {
  if (word.length < 4) return word;
  const plain = word.replace(reflexive, '');
  const ending = endingOf(plain, list, 3);
  return plain.slice(0, plain.length - ending.length).replace(/нн$/, 'н');
}
