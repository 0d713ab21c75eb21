import { ui } from '#generated/ui.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { entries } from '#i18n/resource.ts';

/**
 * The words of one key of a format: its `name` in the lines of examples; how a form asks for it (`ask`), if
 * that differs; what it is `about`; and what it means to leave it `out`.
 */
type Field = 'name' | 'ask' | 'about' | 'out';

const keyIn = (game: GameId, path: string): string => `format-${game}:${path}`;

/** Keys that files of all games begin with. */
const head: Readonly<Record<string, string>> = {
  $schema: 'schema',
  format: 'format',
  game: 'game',
};

/** Finds the words of a format: of a part, a key and one of the fields; undefined where there are none. */
export function formatWords(game: GameId, language: Language) {
  const t = looseTranslator(language);
  const known = new Set([
    ...[...entries(ui[language].format).keys()].map((path) => `format:${path}`),
    ...[...entries(ui[language][`format-${game}`]).keys()].map((path) => keyIn(game, path)),
  ]);
  return (part: string, key: string, field: Field, values = {}): string | undefined => {
    const name = head[key];
    const text = name ? `format:head.${name}.${field}` : keyIn(game, `${part}.${key}.${field}`);
    return known.has(text) ? t(text, values) : undefined;
  };
}
export type FormatWords = ReturnType<typeof formatWords>;

/** The words that every key must have: without them the key is incomplete. */
export function keyWord(
  words: FormatWords,
  part: string,
  key: string,
  field: 'name' | 'about',
): string {
  const word = words(part, key, field);
  if (word !== undefined) return word;
  throw new Error(
    `content/ui: the key "${key}" of "${part}" has no "${field}"\n  → add it to format-<game>.json in every language`,
  );
}
