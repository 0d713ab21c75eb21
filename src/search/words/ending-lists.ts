/**
 * Endings that stemmers cut off, by language. Whoever reads one language alone gets the list with its words
 * and need not fetch the others.
 */
const plain = (list: string): string => list.trim().replace(/\s+/g, ' ');

export const endingLists = {
  /** Of nouns, adjectives and verbs together: the word alone does not tell which it is. */
  ru: plain(`
  а е и о у ы ю я ь й
  ам ям ах ях ой ей ою ею ом ем ов ев ье ья ью ьи ия ие ии ию ию ий ья
  ами ями ьям ьях ьей ьев ием иям иях ией ьями иями
  ая яя ое ее ые ие ый ий ой ую юю ого его ому ему ым им ых их ыми ими
  ет ит ут ют ат ят ешь ишь ете ите
  ть ать ять ить еть уть ти айте яйте ите ьте ив ыв ав яв вши
  алу алом але алам алах алами илу илом иле илам илах илами
  ал ала ало али ил ила ило или ел ела ело ели ял яла яло яли ул ула уло ули
  овать ует уют уйте овал овала овали
  `),
  /** The same, without accents. */
  pl: plain(`
  a e i o u y ia ie io iu ii
  ow em ach ami ie iem iach iami owi iowi owie iego iemu
  ego emu ej ym im ych ich ymi imi iej
  ac ic yc ec esz isz ysz asz amy emy imy acie ecie icie aja eja uje uja
  al ala alo ali aly il ila ilo ili ily yl yla
  alem alam ilem ilam ylem ylam anie ania aniu aniem enie enia eniu eniem
  anym anymi onym onymi any ana ane anego anej anych ony ona one onej onego onych eni iony iona ione
  aj ajcie ij uj
  owac owal owala owali owany owana owane owanych owanie owania owaniu owaniem
  `),
};
