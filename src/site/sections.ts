import type { GameId } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { hasPage } from './routes.ts';

/** A part of the site that navigation leads to. Its name and one line about it are interface texts. */
export interface Section {
  readonly id: string;
  /** The game it belongs to; none for what both share. */
  readonly game?: GameId;
  /** What follows the language in its address. */
  readonly path: string;
  readonly icon: IconId;
  /** `site:sections.<textKey>.name` and `.about`. */
  readonly textKey: TextKey;
  /** One of the few that are always within reach of the thumb. */
  readonly primary?: true;
}

type TextKey =
  | 'turn'
  | 'rules'
  | 'cards'
  | 'icons'
  | 'glossary'
  | 'check'
  | 'score'
  | 'coverage'
  | 'rulebook'
  | 'print'
  | 'search'
  | 'offline'
  | 'data';

const ofGame = (game: GameId): Section[] => [
  {
    id: `${game}-rules`,
    game,
    path: `${game}/rules/`,
    icon: 'rules',
    textKey: 'rules',
    primary: true,
  },
  {
    id: `${game}-rules`,
    game,
    path: `${game}/rules/overview/`,
    icon: 'rules',
    textKey: 'rules',
    primary: true,
  },
  {
    id: `${game}-cards`,
    game,
    path: `${game}/cards/`,
    icon: 'cards',
    textKey: 'cards',
    primary: true,
  },
  {
    id: `${game}-check`,
    game,
    path: `${game}/check/`,
    icon: 'whistle',
    textKey: 'check',
    primary: true,
  },
  {
    id: `${game}-score`,
    game,
    path: `${game}/score/`,
    icon: 'tally',
    textKey: 'score',
    primary: true,
  },
  { id: `${game}-turn`, game, path: `${game}/turn/`, icon: 'direction', textKey: 'turn' },
  { id: `${game}-icons`, game, path: `${game}/icons/`, icon: 'one-suit', textKey: 'icons' },
  {
    id: `${game}-glossary`,
    game,
    path: `${game}/glossary/`,
    icon: 'glossary',
    textKey: 'glossary',
  },
  { id: `${game}-rulebook`, game, path: `${game}/rulebook/`, icon: 'book', textKey: 'rulebook' },
  { id: `${game}-coverage`, game, path: `${game}/coverage/`, icon: 'check', textKey: 'coverage' },
];

/** Everything there may be, in the order of navigation. */
const planned: readonly Section[] = [
  ...ofGame('fort'),
  ...ofGame('dobro').filter(({ textKey }) => textKey !== 'icons'),
  { id: 'print', path: 'print/', icon: 'print', textKey: 'print' },
  { id: 'search', path: 'search/', icon: 'search', textKey: 'search' },
  { id: 'offline', path: 'offline/', icon: 'download', textKey: 'offline' },
  { id: 'data', path: 'data/', icon: 'download', textKey: 'data' },
];

/** The first page of each section that exists; nothing links to a page that does not. */
export const sections: readonly Section[] = planned.filter(
  ({ id, path }, at) =>
    hasPage(path) &&
    !planned.slice(0, at).some((earlier) => earlier.id === id && hasPage(earlier.path)),
);

export const sectionsOf = (game: GameId | undefined): Section[] =>
  sections.filter((section) => section.game === game);

export const section = (id: string): Section | undefined =>
  sections.find((candidate) => candidate.id === id);
