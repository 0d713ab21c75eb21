import { reverse } from '../card.ts';
import { no, type Violation } from '../violation.ts';
import type { Situation } from './description.ts';
import type { Table } from './table.ts';

/** Whose turn it is: said, or counted from who opened the climb (turn.next, special.reverse). */
function turnOf(situation: Situation, table: Table): string | undefined {
  if (situation.turn !== undefined) return situation.turn;
  const { names, climbed } = table;
  if (situation.took !== undefined && climbed?.plays.length === 0) return situation.took;
  if (names === undefined || climbed === undefined || situation.opened === undefined)
    return undefined;
  let seat = names.indexOf(situation.opened);
  if (seat < 0) return undefined;
  let step = situation.direction === 'counterclockwise' ? -1 : 1;
  for (const play of climbed.plays) {
    if (play.cards[0] === reverse) step = -step;
    seat = (seat + step + names.length) % names.length;
  }
  return names[seat];
}

/** The asker: named, or else `me` where the players are called so. */
const askerOf = ({ me, players, turn }: Situation): string | undefined =>
  me ??
  (turn !== undefined || (typeof players === 'object' && players.includes('me'))
    ? 'me'
    : undefined);

/** Nobody acts once a hand is empty, and then only the player whose turn it is (round.end, turn.next). */
export function checkTurn(situation: Situation, table: Table): Violation[] {
  if (situation.out !== undefined) return [no('round.end', 'round-over', { out: situation.out })];
  const turn = turnOf(situation, table);
  const me = askerOf(situation);
  if (turn === undefined || me === undefined || turn === me) return [];
  return situation.took === turn
    ? [no('climb.next', 'taker-opens', { turn, me })]
    : [no('turn.next', 'not-your-turn', { turn, me })];
}
