import { figures } from '../../../generated/fort.ts';
import { topLevel } from '../board.ts';
import type { ClaimMove } from '../describe/move.ts';
import type { Side } from '../describe/situation.ts';
import type { Table } from './table.ts';

const sidesOf = ({ me, rivals }: Table): [string, Side][] => [
  ['me', me],
  ...rivals.map(({ name, side }): [string, Side] => [`rivals.${name}`, side]),
];

/** Which trigger there is, known ones first; undefined when there is none (end.*). */
function trigger(table: Table) {
  const { on, situation } = table;
  const sides = sidesOf(table);
  const deck = situation['park-deck'];
  if (sides.some(([, { vp = 0 }]) => vp >= figures.endAtPoints)) return 'end.points';
  if (sides.some(([, { fort, macaroni }]) => fort === topLevel || macaroni)) return 'end.fort';
  if (deck === 0) return 'end.park';
  for (const [path, { vp, fort }] of sides) {
    if (vp === undefined && on.ask(`${path}.vp`, [true, false])) return 'end.points';
    if (fort === undefined && on.ask(`${path}.fort`, [true, false])) return 'end.fort';
  }
  return deck === undefined && on.ask('park-deck', [true, false]) ? 'end.park' : undefined;
}

function notTriggered(table: Table): void {
  const { on, situation } = table;
  const most = (of: (side: Side) => number | undefined) =>
    Math.max(...sidesOf(table).map(([, side]) => of(side) ?? 0));
  on.no('end.points', 'points-short', { most: most(({ vp }) => vp), need: figures.endAtPoints });
  on.no('end.fort', 'fort-short', { most: most(({ fort }) => fort), need: topLevel });
  on.no('end.park', 'park-left', { count: situation['park-deck'] ?? 1 });
}

/** Who still has a turn in this round, after the one under way; undefined: can't be told. */
function stillToMove({ situation }: Table): readonly string[] | undefined {
  const { players, first, turn = 'me' } = situation;
  if (typeof players !== 'object' || first === undefined) return undefined;
  const from = players.indexOf(first);
  const round = [...players.slice(from), ...players.slice(0, from)];
  return round.slice(round.indexOf(turn) + 1);
}

function gameOver(table: Table): void {
  const { on, situation } = table;
  const left = stillToMove(table);
  if (left === undefined) {
    const fact = typeof situation.players === 'object' ? 'first' : 'players';
    if (!on.ask(fact, [true, false], 'round'))
      on.no('end.round', 'round-not-over', { players: [] });
  } else if (left.length > 0) on.no('end.round', 'round-not-over', { players: left });
  if (situation.phase !== undefined && situation.phase !== 'draw')
    on.no('end.round', 'turn-not-over', { phase: situation.phase });
}

function nextTurn(table: Table, player: string): void {
  const { on, situation } = table;
  const { players, turn = 'me' } = situation;
  if (typeof players !== 'object') {
    if (!on.ask('players', [true, false])) on.no('turn.order', 'not-next', { player, next: '' });
    return;
  }
  const next = players[(players.indexOf(turn) + 1) % players.length] ?? turn;
  if (next !== player) on.no('turn.order', 'not-next', { player, next });
  const left = stillToMove(table);
  if (left?.length === 0 && trigger(table)) on.no('end.round', 'round-over', { player });
}

/** Has the end been triggered, is the game over, who is next? */
export function judgeClaim(table: Table, { claim, player = '' }: ClaimMove): void {
  const { on } = table;
  if (claim === 'turn') {
    nextTurn(table, player);
    return;
  }
  const rule = trigger(table);
  if (!rule) {
    notTriggered(table);
    return;
  }
  on.effect('end', { rule });
  const left = stillToMove(table);
  if (claim === 'game-over') gameOver(table);
  else if (left) on.effect('turns-left', { players: left });
}
