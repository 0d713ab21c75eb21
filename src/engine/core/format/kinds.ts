import { z } from 'zod';

/** The moves of a game, each kind under the key that says which kind it is. */
export type MoveKinds = Readonly<Record<string, z.ZodObject>>;

/**
 * The kinds that a written move could be. A key that may also accompany another kind's own key does not make
 * it a second move: `{perk: do-over, play: bug}` is a play.
 */
export function kindsOf<Kinds extends MoveKinds>(
  move: object,
  kinds: Kinds,
): (keyof Kinds & string)[] {
  const found = Object.keys(kinds).filter((kind) => kind in move);
  return found.filter(
    (kind) => !found.some((other) => other !== kind && kinds[other] && kind in kinds[other].shape),
  );
}

/** The keys of every kind of move, its own first. */
export const keysByKind = (kinds: MoveKinds): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { shape }]) => [kind, Object.keys(shape)]));

/** A move while it is being written: it may have keys of several kinds, and none of them is required. */
export function draftOf(kinds: MoveKinds) {
  const keys = new Map<string, Set<z.core.$ZodType>>();
  for (const { shape } of Object.values(kinds))
    for (const [key, schema] of Object.entries(shape))
      keys.set(key, (keys.get(key) ?? new Set()).add(schema));
  const shape = [...keys].map(([key, ways]) => [key, z.union([...ways]).optional()]);
  return z.strictObject(Object.fromEntries(shape));
}
