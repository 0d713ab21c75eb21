import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DobroGame } from './game.ts';
import type { DobroScore } from './sheet.ts';

/** What every part of the score sheet uses. */
export interface Scoring {
  readonly game: DobroGame;
  readonly score: DobroScore;
  readonly change: (next: DobroGame, field?: string) => void;
  /** Opens the form, where only the result is shown. */
  readonly edit: () => void;
}

export const ScoringContext = createContext<Scoring | null>(null);

export function useScoring(): Scoring {
  const scoring = useContext(ScoringContext);
  if (scoring === null) throw new Error('a part of the score sheet stands outside of it');
  return scoring;
}
