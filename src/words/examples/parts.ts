import type { Format } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';

/** A part of one line of an example: a card or icon to be drawn, or words to be set. */
export type LinePart =
  /** `titled`: its name is that of a thing rather than of somebody, and stands in quotation marks. */
  | { readonly kind: 'card'; readonly id: string; readonly titled?: true }
  | { readonly kind: 'icon'; readonly id: IconId; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Separates one thing from the next, without a space before it. */
  | { readonly kind: 'mark'; readonly text: ',' | ';' };

export interface ExampleLine {
  readonly label: string;
  readonly parts: readonly LinePart[];
}

/** How examples are put into words in one language. */
export interface ExampleWords {
  readonly language: Language;
  readonly t: Format;
}

export const wordsOf = (language: Language): ExampleWords => ({
  language,
  t: looseTranslator(language),
});

export const text = (words: string | number): LinePart => ({ kind: 'text', text: String(words) });
export const mark = (sign: ',' | ';'): LinePart => ({ kind: 'mark', text: sign });
export const card = (id: string): LinePart => ({ kind: 'card', id });
export const titledCard = (id: string): LinePart => ({ kind: 'card', id, titled: true });
/** Several things with a sign between them. */
export const parted = (said: readonly (readonly LinePart[])[], sign: ',' | ';'): LinePart[] =>
  said.flatMap((parts, at) => (at === 0 ? parts : [mark(sign), ...parts]));
export const line = (label: string, ...parts: LinePart[]): ExampleLine => ({ label, parts });

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const player = (name: string, { t }: ExampleWords): string =>
  name === 'me' ? t('rules:example.you') : name;

export const playersPart = (players: number | readonly string[], words: ExampleWords): LinePart =>
  text(
    typeof players === 'number'
      ? players
      : players.map((name) => player(name, words)).join(', ') ||
          words.t('rules:example.word.nobody'),
  );

export const affirm = (said: boolean, { t }: ExampleWords): LinePart =>
  text(said ? t('rules:example.affirm') : t('rules:example.deny'));
