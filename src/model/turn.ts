import type { Format } from '#i18n/format.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { bareTerm } from './cards.ts';
import { factsOf } from './facts.ts';

export interface TurnStep {
  readonly icon: IconId;
  readonly text: string;
  readonly clauses: readonly string[];
}

export interface TurnPhase {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly TurnStep[];
}

/** A turn of a game, step by step, in the words of one language. */
export function turnOf(game: GameId, language: Language, t: Format): TurnPhase[] {
  const { terms, turn } = factsOf(game);
  return turn.map(({ id, term, steps }) => ({
    id,
    title:
      term === undefined ? t(`turn:${game}.${id}.title`) : bareTerm(terms[term]?.[language] ?? ''),
    steps: steps.map((step) => ({
      icon: step.icon,
      text: t(`turn:${game}.${id}.${step.id}`),
      clauses: step.clauses,
    })),
  }));
}
