const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** «пицца» typed with the keyboard still set to Latin letters: "gbwwf". */
export const asCyrillic = (text: string): string =>
  [...text.toLowerCase()].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join('');
