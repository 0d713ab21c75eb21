import { figures } from '#generated/fort.ts';
import type { ClaimMove } from '../../format/move.ts';
import type { Side } from '../../format/situation.ts';
import { topLevel } from '../../state/board.ts';
import { seatsOf } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';

const sidesOf = ({ me, rivals }: Table): [string, Side][] => [
  ['me', me],
  ...rivals.map(({ name, side }): [string, Side] => [`rivals.${name}`, side]),
];

/** A trigger that can be seen on the table (end.*). */
function triggerSeen(table: Table) {
  const sides = sidesOf(table);
  if (sides.some(([, { track = 0 }]) => track >= figures.endAtPoints)) return 'end.points';
  if (sides.some(([, { fort, macaroni }]) => fort === topLevel || macaroni)) return 'end.fort';
  return table.situation['park-deck'] === 0 ? 'end.park' : undefined;
}

/** The trigger of the end, known ones first; undefined where there is none. */
function trigger(table: Table) {
  const { on, situation } = table;
  const deck = situation['park-deck'];
  const seen = triggerSeen(table);
  if (seen) return seen;
  for (const [path, { track, fort }] of sidesOf(table)) {
    if (track === undefined && on.whether(`${path}.track`, undefined, { is: 'reached' }))
      return 'end.points';
    if (fort === undefined && on.whether(`${path}.fort`, undefined, { is: 'reached' }))
      return 'end.fort';
  }
  return deck === undefined && on.whether('park-deck', undefined, { is: 'reached' })
    ? 'end.park'
    : undefined;
}

function notTriggered(table: Table): void {
  const { on, situation } = table;
  const most = (figure: 'track' | 'fort') =>
    Math.max(...sidesOf(table).map(([, side]) => side[figure] ?? 0));
  on.no('end.points', 'points-short', { most: most('track'), need: figures.endAtPoints });
  on.no('end.fort', 'fort-short', { most: most('fort'), need: topLevel });
  on.no('end.park', 'park-left', { count: situation['park-deck'] ?? 1 });
}

/** The players in turn order, if it is known; two are always in order (turn.order). */
function orderOf({ situation, rivals }: Table, player?: string): readonly string[] | undefined {
  const { players, 'first-player': first, turn } = situation;
  if (typeof players === 'object') return players;
  const other = [turn, first, player, rivals[0]?.name].find((name) => name && name !== 'me');
  return seatsOf(situation) === 2 && other ? ['me', other] : undefined;
}

/** Who still has a turn in this round after the current one; undefined where that can't be known. */
function stillToMove(table: Table): readonly string[] | undefined {
  const { 'first-player': first, turn = 'me' } = table.situation;
  const order = orderOf(table);
  if (!order || !first) return undefined;
  const from = order.indexOf(first);
  const round = [...order.slice(from), ...order.slice(0, from)];
  return round.slice(round.indexOf(turn) + 1);
}

function gameOver(table: Table): void {
  const { on, situation } = table;
  const { phase = 'draw' } = situation;
  // The turn ends before the round does.
  if (phase !== 'draw') on.no('end.round', 'turn-not-over', { phase });
  const left = stillToMove(table);
  if (left ? left.length > 0 : !on.whether(orderOf(table) ? 'first-player' : 'players', 'round'))
    on.no('end.round', 'round-not-over', { players: left ?? [] });
}

function nextTurn(table: Table, player: string): void {
  const { on, situation } = table;
  const { turn = 'me' } = situation;
  const order = orderOf(table, player);
  if (!order) {
    // Never shown, as it depends on what nobody described.
    if (!on.whether('players')) on.no('turn.order', 'not-next');
    return;
  }
  const next = order[(order.indexOf(turn) + 1) % order.length] ?? turn;
  if (player && next !== player) on.no('turn.order', 'not-next', { player, next });
  const left = stillToMove(table);
  // A trigger without any sign of it is taken to be absent: nobody lists all that could end the game.
  const last = () => (left ? left.length === 0 : !on.whether('first-player'));
  const over = triggerSeen(table) && last();
  if (over) on.no('end.round', 'round-over', { player });
}

/** Has the end been triggered, is the game over, who is next? */
export function judgeClaim(table: Table, { claim, player = '' }: ClaimMove): void {
  const { on } = table;
  if (claim === 'next-turn') {
    nextTurn(table, player);
    return;
  }
  const rule = trigger(table);
  if (!rule) {
    notTriggered(table);
    return;
  }
  // A game that is claimed to be over has nothing left to be done.
  on.effect(claim === 'game-over' ? 'nobody-left' : 'end', { rule });
  const tracks = sidesOf(table).flatMap(([, { track }]) => track ?? []);
  // One edition speaks of reaching 25, the others of 25 or more.
  if (rule === 'end.points' && !tracks.includes(figures.endAtPoints) && tracks.length > 0)
    on.editions.add('end.points');
  const left = stillToMove(table);
  if (claim === 'game-over') gameOver(table);
  else if (left) on.effect('turns-left', { players: left });
}
