import { type GameId, games } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import { type Board, boardSchema } from './schemas/board.ts';
import { type CardGroups, cardsSchema } from './schemas/cards.ts';
import { type Spine, type SpineClause, spineSchema } from './schemas/spine.ts';
import { type Terms, termsSchema } from './schemas/terms.ts';
import { type TurnGuide, turnSchema } from './schemas/turn.ts';

/** What is known of a game and the same in every language. */
export interface GameFacts {
  readonly terms: Terms;
  readonly spine: Spine;
  readonly cards: CardGroups;
  readonly board: Board;
  readonly turn: TurnGuide;
}
export type AllFacts = ReadonlyMap<GameId, GameFacts>;

/** Where the facts of a game are written. */
export const factsFile = (
  game: GameId,
  name: 'cards' | 'board' | 'terms' | 'clauses' | 'turn',
): string => `content/${game}/${name}.yaml`;

/** Each file under its schema. */
function readGame(root: string, game: GameId): GameFacts {
  return {
    terms: readChecked(termsSchema, root, factsFile(game, 'terms')),
    spine: readChecked(spineSchema, root, factsFile(game, 'clauses')),
    cards: readChecked(cardsSchema, root, factsFile(game, 'cards')),
    board: readChecked(boardSchema, root, factsFile(game, 'board')),
    turn: readChecked(turnSchema, root, factsFile(game, 'turn')),
  };
}

/** When the files were last saved: facts are read anew only then. */
function lastSaved(root: string, game: GameId): string {
  const names = ['cards', 'board', 'terms', 'clauses', 'turn'] as const;
  return names.map((name) => savedAt(root, factsFile(game, name))).join(' ');
}

const kept = new Map<string, { readonly saved: string; readonly facts: GameFacts }>();

/** The language-neutral facts of a game. */
export function factsOf(game: GameId, root: string = projectRoot): GameFacts {
  const key = `${root} ${game}`;
  const saved = lastSaved(root, game);
  const before = kept.get(key);
  if (before?.saved === saved) return before.facts;
  const facts = readGame(root, game);
  kept.set(key, { saved, facts });
  return facts;
}

/** Those of all games. */
export const readFacts = (root: string = projectRoot): AllFacts =>
  new Map(games.map((game) => [game, factsOf(game, root)]));

export const spineClauses = (spine: Spine): SpineClause[] =>
  spine.chapters.flatMap((chapter) => chapter.clauses);

/** In the order of cards.yaml; an id that is in two groups comes twice. */
export const cardIds = (cards: CardGroups): string[] => Object.values(cards).flatMap(Object.keys);
