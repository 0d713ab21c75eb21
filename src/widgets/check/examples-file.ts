import type { GameId } from '#i18n/languages.ts';
import { type Example, examplesOf } from '#model/examples.ts';

/** Worked examples that are about a move; those about points belong to the score sheet. */
export const checkableExamples = (game: GameId): Example[] =>
  examplesOf(game).filter(({ move }) => move !== undefined);

/** What the checker fetches when an example is asked for. */
export const examplesFile = (game: GameId): string =>
  JSON.stringify(
    checkableExamples(game).map(({ id, situation, move }) => ({ id, situation, move })),
  );
