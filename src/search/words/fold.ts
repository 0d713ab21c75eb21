/** Letters that Unicode does not take apart. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', ё: 'е' };

/**
 * Lower case and without accents: who types „ręka" at the table types "reka" as often, and «ё» is
 * optional. Cyrillic й stays a letter of its own.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łё]/g, (letter) => strokes[letter] ?? letter)
    .replace(/[a-zà-ž]+/g, (latin) => latin.normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * The words of a text, folded, “D.I.Y.” as one, and the signs on cards that people ask about: ×, a ? by
 * itself, −1.
 */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''))
    .replaceAll(/(?<!\S)[-–−](?=\d)/g, '−')
    .match(/(?<!\S)[−+]\d|[\p{L}\p{N}]+|[×▸→]|(?<!\S)\?(?=\s+\p{L})/gu) ?? [];

export const isCyrillic = (word: string): boolean => /[а-я]/.test(word);
