import type { Attempt } from '#engine/core/attempt.ts';
import { reverse } from '../../cards/card.ts';
import type { Situation } from '../../format/schema.ts';
import type { Play } from '../../state/move.ts';
import { no, type Rule, type Violation } from '../../violation.ts';

/** What is known of the seats: names in clockwise order, and the plays since the climb opened. */
export interface Seats {
  readonly names?: readonly string[];
  readonly plays?: readonly Play[];
}

/** Whose turn it may be, counted from the opener of the climb (turn.next, special.reverse). */
export function countedTurns(situation: Situation, { names, plays }: Seats): string[] {
  const { opened, took, direction } = situation;
  const opener = opened ?? took;
  if (opener === undefined || plays === undefined) return [];
  if (plays.length === 0) return [opener];
  const start = names?.indexOf(opener) ?? -1;
  if (names === undefined || start < 0) return [];
  const ways = { clockwise: [1], counterclockwise: [-1], unsaid: [1, -1] }[direction ?? 'unsaid'];
  const turns = ways.map((way) => {
    let seat = start;
    let step = way;
    for (const play of plays) {
      if (play.cards[0] === reverse) step = -step;
      seat = (seat + step + names.length) % names.length;
    }
    return names[seat] ?? opener;
  });
  return [...new Set(turns)];
}

export interface Turn {
  readonly violations: readonly Violation[];
  /** Facts on which it depends whether the asker may act at all. */
  readonly missing: readonly string[];
}

const refuse = (violation: Violation): Turn => ({ violations: [violation], missing: [] });
const ask = (...missing: string[]): Turn => ({ violations: [], missing });

/** Nobody acts once a hand is empty, and then only the player whose turn it is (round.end, turn.next). */
export function checkTurn(situation: Situation, seats: Seats & { held?: number }): Turn {
  const out = situation.out ?? (seats.held === 0 ? 'me' : undefined);
  if (out !== undefined) return refuse(no('round.end', 'round-over', { out }));
  const { took, turn: said } = situation;
  const turns = said === undefined ? countedTurns(situation, seats) : [said];
  if (turns.every((turn) => turn === 'me')) return ask();
  const unsure = turns.length > 1 ? ['direction'] : [];
  // None of the names is the asker's, so any of them may be.
  if (seats.names?.includes('me') === false) return ask('me', ...unsure);
  if (turns.includes('me')) return ask(...unsure);
  const turn = turns.join(' / ');
  return took === turn && !seats.plays?.length
    ? refuse(no('climb.next', 'taker-opens', { turn, me: 'me' }))
    : refuse(no('turn.next', 'not-your-turn', { turn, me: 'me' }));
}

/** The same in an attempt, which asks for the facts that it depends on. */
export function noteTurn(
  on: Attempt<Rule, unknown>,
  situation: Situation,
  seats: Seats & { held?: number },
): void {
  const { violations, missing } = checkTurn(situation, seats);
  for (const violation of violations) on.ok(violation);
  if (missing.length > 0 && !on.ask(missing, [true, false], 'turn', { is: 'so' }))
    on.no('turn.next', 'not-your-turn', { turn: '', me: 'me' });
}
