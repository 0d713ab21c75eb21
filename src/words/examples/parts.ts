import type { Format } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';

/** What stands in one line of an example: cards and icons to be drawn, words to be set. */
export type Part =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'icon'; readonly id: IconId; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Parts one thing that is said from the next; it stands close to what is before it. */
  | { readonly kind: 'mark'; readonly text: ',' | ';' };

export interface Line {
  readonly label: string;
  readonly parts: readonly Part[];
}

/** How examples are put into words in one language. */
export interface Words {
  readonly language: Language;
  readonly t: Format;
}

export const wordsOf = (language: Language): Words => ({ language, t: looseTranslator(language) });

export const text = (words: string | number): Part => ({ kind: 'text', text: String(words) });
export const mark = (sign: ',' | ';'): Part => ({ kind: 'mark', text: sign });
export const card = (id: string): Part => ({ kind: 'card', id });
/** Several things that are said, with a sign between them. */
export const parted = (said: readonly (readonly Part[])[], sign: ',' | ';'): Part[] =>
  said.flatMap((parts, at) => (at === 0 ? parts : [mark(sign), ...parts]));
export const line = (label: string, ...parts: Part[]): Line => ({ label, parts });

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const player = (name: string, { t }: Words): string =>
  name === 'me' ? t('rules:example.you') : name;

export const playersPart = (players: number | readonly string[], words: Words): Part =>
  text(
    typeof players === 'number'
      ? players
      : players.map((name) => player(name, words)).join(', ') ||
          words.t('rules:example.word.nobody'),
  );

export const affirm = (said: boolean, { t }: Words): Part =>
  text(said ? t('rules:example.affirm') : t('rules:example.deny'));
