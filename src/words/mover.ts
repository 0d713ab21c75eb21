import type { Effect, Violation } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import type { Tellings } from './reasons.ts';

/** Whose move it is: where it may be one or the other, neither is named. */
const whoMoves = (rival: string, t: Format): string =>
  t('verdicts:moves', {
    player: rival.includes(' / ') ? { word: 'next-player' } : { word: 'player', name: rival },
  });

/** What the judge found out about one move. */
interface Judged {
  readonly effects: readonly Effect[];
  readonly violations: readonly Violation[];
  readonly missing: readonly unknown[];
}

/**
 * The sentence to put before what a rival's move does, where it leaves out who moves: the rival is named
 * where it differs from what the asker is told. A reason holds for anybody, so it needs no name before it.
 */
export function moverNamedBefore(
  { effects, violations, missing }: Judged,
  rival: string | undefined,
  say: Tellings,
  t: Format,
): string[] {
  if (rival === undefined || violations.length > 0 || missing.length > 0) return [];
  const isNamed = say.effects(effects, rival).join() !== say.effects(effects).join();
  return isNamed ? [] : [whoMoves(rival, t)];
}
