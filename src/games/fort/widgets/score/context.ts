import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ScoreResult } from '#engine/fort/scoring/score.ts';
import type { MadeUpRuleId, PerkId, PlayableId } from '#generated/fort.ts';
import type { PickCard } from '#widgets/shared/card-picker.tsx';
import type { FortGame } from './game.ts';

/** Names in the language of the page. */
export interface FortNames {
  readonly rules: readonly (readonly [MadeUpRuleId, string])[];
  /** Only the perk that matters for the score. */
  readonly perks: readonly (readonly [PerkId, string])[];
  readonly suits: Readonly<Record<string, string>>;
  readonly cards: readonly PickCard<PlayableId>[];
}

/** What every part of the score sheet uses. */
export interface Scoring {
  readonly game: FortGame;
  readonly result: ScoreResult;
  readonly names: FortNames;
  readonly change: (next: FortGame, field?: string) => void;
  /** Opens the form, where only the result is shown. */
  readonly edit: () => void;
  /** Levels whose points were not known at the start of this visit and are asked for. */
  readonly asked: ReadonlySet<number>;
}

export const ScoringContext = createContext<Scoring | null>(null);

export function useScoring(): Scoring {
  const scoring = useContext(ScoringContext);
  if (scoring === null) throw new Error('a part of the score sheet stands outside of it');
  return scoring;
}
