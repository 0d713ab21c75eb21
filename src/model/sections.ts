import { type GameId, games, type Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { factsOf } from './facts.ts';
import { hasLearn } from './learn.ts';
import { hasPractice } from './practice.ts';
import { hasQuestions } from './questions.ts';
import { hasSetUp } from './set-up.ts';

/** A part of the site that navigation leads to. */
export interface Section {
  /** The game it belongs to; none for what all share. */
  readonly game?: GameId;
  /** What follows the language in its address. */
  readonly path: string;
  readonly icon: IconId;
  /** `site:sections.<key>.name`, `.short` and `.about` are its words. */
  readonly textKey: string;
  /** One of the few that are always within reach of the thumb. */
  readonly primary?: true;
}

/** The pages that every game has, in the order of navigation; its own pages follow the turn. */
const ofEveryGame = [
  { textKey: 'learn', icon: 'first-player' },
  { textKey: 'set-up', icon: 'check' },
  { textKey: 'practice', icon: 'ruler' },
  { textKey: 'rules', icon: 'rules', primary: true },
  { textKey: 'cards', icon: 'cards', primary: true },
  { textKey: 'check', icon: 'whistle', primary: true },
  { textKey: 'score', icon: 'tally', primary: true },
  { textKey: 'turn', icon: 'direction' },
  { textKey: 'questions', icon: 'question' },
  { textKey: 'glossary', icon: 'glossary' },
  { textKey: 'rulebook', icon: 'book' },
  { textKey: 'coverage', icon: 'check' },
] as const satisfies readonly Omit<Section, 'game' | 'path'>[];

/** What all games share. */
export const sharedSections = {
  print: { path: 'print/', icon: 'print', textKey: 'print' },
  search: { path: 'search/', icon: 'search', textKey: 'search' },
  offline: { path: 'offline/', icon: 'download', textKey: 'offline' },
  data: { path: 'data/', icon: 'download', textKey: 'data' },
  format: { path: 'format/', icon: 'rules', textKey: 'format' },
  about: { path: 'about/', icon: 'info', textKey: 'about' },
} as const satisfies Readonly<Record<string, Section>>;

/** The pages of a game. */
export function sectionsOf(game: GameId): Section[] {
  const own = Object.entries(factsOf(game).board['own-pages']).map(([textKey, icon]) => ({
    textKey,
    icon,
  }));
  /** Pages that not every game has. */
  const optional: Readonly<Record<string, (game: GameId) => boolean>> = {
    learn: hasLearn,
    practice: hasPractice,
    'set-up': hasSetUp,
    questions: hasQuestions,
  };
  const at = ofEveryGame.findIndex(({ textKey }) => textKey === 'turn') + 1;
  return [...ofEveryGame.slice(0, at), ...own, ...ofEveryGame.slice(at)]
    .filter(({ textKey }) => optional[textKey]?.(game) ?? true)
    .map((section) => ({ ...section, game, path: `${game}/${section.textKey}/` }));
}

/** Everything that navigation leads to. */
export const allSections = (): Section[] => [
  ...games.flatMap(sectionsOf),
  ...Object.values(sharedSections),
];

/** What a game is called. */
export const gameName = (game: GameId, language: Language): string =>
  factsOf(game).board.name[language];

export const gameIcon = (game: GameId): IconId => factsOf(game).board.icon;
