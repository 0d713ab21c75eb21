import type { Facts } from '#engine/core/verdict.ts';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { stated } from '../format/spelling.ts';

/**
 * Moves are judged as those of `me`. When a rival moves, the two change places: the rival is `me`, and
 * the asker goes by the rival's name meanwhile. Done twice, all is as it was.
 */
type Exchange = (name: string) => string;

export const exchanged =
  (mover: string): Exchange =>
  (name) =>
    name === 'me' ? mover : name === mover ? 'me' : name;

/** The same table as another player describes it. */
export function seenBy(situation: Situation, mover: string): Situation {
  if (mover === 'me') return situation;
  const name = exchanged(mover);
  const { me, rivals = {}, players, turn, leader, 'first-player': first, ...table } = situation;
  const { [mover]: own, ...others } = rivals;
  // If the number of players is not described, the described rivals are all there are, so nobody is added.
  const aside = players === undefined && own === undefined;
  return stated({
    ...table,
    players: typeof players === 'object' ? players.map(name) : players,
    turn: turn && name(turn),
    'first-player': first && name(first),
    leader:
      leader &&
      stated({
        ...leader,
        followed: leader.followed?.map(name),
        declined: leader.declined?.map(name),
      }),
    me: own,
    // The asker has a seat, whether anything is described of them or not.
    rivals: aside ? others : { ...others, [mover]: me ?? {} },
  });
}

/** Keys under which a move names a player. */
const naming = ['of', 'rival', 'player'];

/** A move with its names from the mover's point of view. */
export function namedBy<Value>(move: Value, name: Exchange): Value;
export function namedBy(move: unknown, name: Exchange): unknown {
  if (Array.isArray(move)) return move.map((each) => namedBy(each, name));
  if (typeof move !== 'object' || move === null) return move;
  return Object.fromEntries(
    Object.entries(move).map(([key, value]) => [
      key,
      naming.includes(key) && typeof value === 'string' ? name(value) : namedBy(value, name),
    ]),
  );
}

/** The facts of a verdict with names from the asker's point of view; ids of cards are not names. */
const people = ['player', 'players', 'rival', 'next'];

export const factsWith = (facts: Facts, name: Exchange): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      !people.includes(key)
        ? fact
        : typeof fact === 'string'
          ? name(fact)
          : Array.isArray(fact)
            ? fact.map(String).map(name)
            : fact,
    ]),
  );

/** The path of a fact in the asker's description: `me.hand` of a rival is `rivals.Ann.hand`. */
export function pathFor(fact: string, mover: string): string {
  if (mover === 'me') return fact;
  const [first, second, ...rest] = fact.split('.');
  if (first === 'me') return ['rivals', mover, second, ...rest].join('.');
  return first === 'rivals' && second === mover ? ['me', ...rest].join('.') : fact;
}

/** The player that a move names as its mover. */
export const namedMover = (move: DescribedMove): string | undefined =>
  'by' in move ? move.by : undefined;
