import type { DescribedMove } from './move.ts';
import { moveKinds, type WrittenMove } from './schema.ts';

/** Keys that belong to each kind of move. */
const keysOf: Readonly<Record<(typeof moveKinds)[number], readonly string[]>> = {
  play: ['play', 'add', 'lookout', 'suit', 'declare', 'actions', 'perk'],
  follow: ['follow', 'box', 'action', 'perk'],
  decline: ['decline'],
  recruit: ['recruit', 'to', 'perk'],
  cleanup: ['cleanup'],
  discard: ['discard'],
  draw: ['draw'],
  skip: ['skip'],
  claim: ['claim', 'player'],
  setup: ['setup'],
  perk: ['perk', 'take', 'pay'],
};

/** The kinds a written move could be; a perk used with a card goes with that card. */
export function kindsOf(move: object): (typeof moveKinds)[number][] {
  const found = moveKinds.filter((kind) => kind in move);
  return found.length > 1 ? found.filter((kind) => kind !== 'perk') : found;
}

/** Keys that have no place beside the kind of move they stand with. */
export const strayKeys = (move: object, kind: (typeof moveKinds)[number]): string[] =>
  Object.keys(move).filter((key) => !keysOf[kind].includes(key));

/** One move out of all the keys there are; undefined when no kind is said. */
export function readMove(move: WrittenMove): DescribedMove | undefined {
  const { play, follow, recruit, cleanup, discard, draw, skip, claim, setup, perk } = move;
  if (play) return { ...move, play };
  if (follow) return { ...move, follow };
  if (recruit) return { ...move, recruit };
  if (cleanup) return { cleanup };
  if (discard) return { discard };
  if (draw !== undefined) return { draw };
  if (skip) return { skip };
  if (claim) return { ...move, claim };
  if (setup) return { setup };
  if (move.decline) return { decline: true };
  return perk ? { ...move, perk } : undefined;
}
