import { type GameId, games } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import {
  type DobroBoard,
  dobroBoardSchema,
  type FortBoard,
  fortBoardSchema,
} from './schemas/board.ts';
import { type DobroCards, dobroCardsSchema } from './schemas/dobro-cards.ts';
import { type FortCards, fortCardsSchema } from './schemas/fort-cards.ts';
import { type Spine, type SpineClause, spineSchema } from './schemas/spine.ts';
import { type Terms, termsSchema } from './schemas/terms.ts';

interface Shared {
  readonly terms: Terms;
  readonly spine: Spine;
}
export interface FortFacts extends Shared {
  readonly cards: FortCards;
  readonly board: FortBoard;
}
export interface DobroFacts extends Shared {
  readonly cards: DobroCards;
  readonly board: DobroBoard;
}
export interface Facts {
  readonly fort: FortFacts;
  readonly dobro: DobroFacts;
}

const shared = (root: string, game: GameId): Shared => ({
  terms: readChecked(termsSchema, root, `content/${game}/terms.yaml`),
  spine: readChecked(spineSchema, root, `content/${game}/clauses.yaml`),
});

let kept: { readonly root: string; readonly saved: string; readonly facts: Facts } | undefined;

/** When the files were last saved: facts are read anew only then. */
function lastSaved(root: string): string {
  return games
    .flatMap((game) => ['cards', 'board', 'terms', 'clauses'].map((name) => `${game}/${name}`))
    .map((name) => savedAt(root, `content/${name}.yaml`))
    .join(' ');
}

/** The language-neutral facts of both games, each file under its schema. */
export function readFacts(root: string = projectRoot): Facts {
  const saved = lastSaved(root);
  if (kept?.root !== root || kept.saved !== saved) kept = { root, saved, facts: readAll(root) };
  return kept.facts;
}

function readAll(root: string): Facts {
  return {
    fort: {
      ...shared(root, 'fort'),
      cards: readChecked(fortCardsSchema, root, 'content/fort/cards.yaml'),
      board: readChecked(fortBoardSchema, root, 'content/fort/board.yaml'),
    },
    dobro: {
      ...shared(root, 'dobro'),
      cards: readChecked(dobroCardsSchema, root, 'content/dobro/cards.yaml'),
      board: readChecked(dobroBoardSchema, root, 'content/dobro/board.yaml'),
    },
  };
}

export const spineClauses = (spine: Spine): SpineClause[] =>
  spine.chapters.flatMap((chapter) => chapter.clauses);

export const fortCardIds = (cards: FortCards): string[] => [
  ...Object.keys(cards.kids),
  ...Object.keys(cards['best-friends']),
  ...Object.keys(cards['made-up-rules']),
  ...Object.keys(cards.perks),
  ...Object.keys(cards.other),
];

export const dobroCardIds = (cards: DobroCards): string[] => [
  ...Object.keys(cards.numbers),
  ...Object.keys(cards.specials),
  ...Object.keys(cards.table),
];

export const cardIds = (facts: Facts, game: GameId): string[] =>
  game === 'fort' ? fortCardIds(facts.fort.cards) : dobroCardIds(facts.dobro.cards);
