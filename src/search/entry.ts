import type { GameId, Language } from '#i18n/languages.ts';
import type { SmallWords } from './words/stop-words.ts';

export const kinds = [
  'card',
  'term',
  'page',
  'chapter',
  'rule',
  'print',
  'icon',
  'question',
] as const;
export type Kind = (typeof kinds)[number];

/** Something to be found. */
export interface Entry {
  readonly kind: Kind;
  readonly game?: GameId;
  /** What follows the language in its address, with the anchor. */
  readonly path: string;
  readonly title: string;
  /** Its names in the other languages, and short forms. */
  readonly also: readonly string[];
  /** What players type who don’t know its name, as stems: “who start”, “limit pizza”. Never shown. */
  readonly sought?: readonly string[];
  /** Of a question: the paths of the rules that answer it. */
  readonly answeredBy?: readonly string[];
  /** Of a rule, as the pages show it: 6.10. */
  readonly number?: string;
  readonly text: string;
}

/**
 * As they travel: one list per field; kind and game by their place in the lists. Numbers of rules
 * don’t travel: chapters and the rules in them stand in order. Letters of titles, texts and what is
 * sought may be swapped (letters.ts).
 */
export interface PackedEntries {
  readonly kinds: readonly number[];
  readonly games: readonly number[];
  /** Only an anchor: on the page of the entry before. */
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly also: readonly string[];
  /** A number: the text of that entry. */
  readonly texts: readonly (string | number)[];
  readonly sought: readonly string[];
  /** The places of those entries in the lists. */
  readonly answeredBy: readonly (readonly number[])[];
}

/** Grows when the shape changes: a page that was opened before asks for a reload then. */
export const indexFormat = 10;

export interface SearchTexts {
  readonly hint: string;
  readonly none: string;
  readonly close: string;
  readonly results: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly games: Readonly<Record<string, string>>;
  /** `{{count}}` by plural category, as Intl.PluralRules names them. */
  readonly count: Readonly<Record<string, string>>;
}

/** What each game is called, in all languages. */
export type GameNames = Readonly<Partial<Record<GameId, readonly string[]>>>;

export interface SearchIndex {
  readonly format: number;
  readonly language: Language;
  readonly texts: SearchTexts;
  /** Stems of words that mean the same to a player, a line of them each; their letters may be swapped. */
  readonly synonyms: readonly string[];
  /** Their letters may be swapped as well. */
  readonly small: SmallWords;
  readonly names: GameNames;
  readonly entries: PackedEntries;
}
