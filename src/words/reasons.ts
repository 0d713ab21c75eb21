import type { Effect, Violation } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';

/** A sentence that says why, and the clauses that say so. */
export interface Reason {
  readonly text: string;
  readonly rules: readonly string[];
}

/** What two clauses say in the same words is said once. */
export function joinReasons(said: readonly { text: string; rule: string }[]): Reason[] {
  const rules = new Map<string, Set<string>>();
  for (const { text, rule } of said)
    rules.set(text, (rules.get(text) ?? new Set<string>()).add(rule));
  return [...rules].map(([text, all]) => ({ text, rules: [...all] }));
}

/** A sentence begins with a capital letter, in quotation marks too. */
export const withCapital = (text: string): string =>
  text.replace(/^[^\p{L}\d]*\p{L}/u, (first) => first.toUpperCase());

/** Whose move it is: where it may be one or the other, neither is named. */
const whoMoves = (rival: string, t: Format): string =>
  t('verdicts:moves', {
    player: rival.includes(' / ') ? { word: 'next-player' } : { word: 'player', name: rival },
  });

/** How a game says what a move does and why it is refused; about a rival, where one moves. */
export interface Tellings {
  readonly violation: (violation: Violation, rival?: string) => string;
  /** All that happens, sentence by sentence. */
  readonly effects: (effects: readonly Effect[], rival?: string) => readonly string[];
}

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
