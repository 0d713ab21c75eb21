import type { Effect, Violation } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import type { MoveSentences } from './reasons.ts';

/** Whose move it is; where it may be one player's or another's, nobody is named. */
const whoMoves = (rival: string, t: Format): string =>
  t('verdicts:moves', {
    player: rival.includes(' / ') ? { word: 'next-player' } : { word: 'player', name: rival },
  });

/** The judge's findings about one move. */
interface Judged {
  readonly effects: readonly Effect[];
  readonly violations: readonly Violation[];
  readonly missing: readonly unknown[];
}

/**
 * The sentence to put before the effects of a rival's move that do not say who moves. The rival is named
 * where they differ from what the asker would read. A reason holds for anybody, so it needs no name before it.
 */
export function moverNamedBefore(
  { effects, violations, missing }: Judged,
  rival: string | undefined,
  say: MoveSentences,
  t: Format,
): string[] {
  if (rival === undefined || violations.length > 0 || missing.length > 0) return [];
  const isNamed = say.effects(effects, rival).join() !== say.effects(effects).join();
  return isNamed ? [] : [whoMoves(rival, t)];
}
