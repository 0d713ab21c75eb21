/** As people type it: lower case, no accents, one kind of space; “wartosc” for “wartość”, “е” for “ё”. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/\s+/gu, ' ')
    .trim();
