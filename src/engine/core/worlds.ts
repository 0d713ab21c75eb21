import {
  type Assumptions,
  Attempt,
  contradiction,
  decided,
  type Manner,
  nothingAssumed,
  type Unknown,
} from './attempt.ts';
import type { Value } from './verdict.ts';

/**
 * A world is a table on which everything is known: what was described, and one value for every other
 * fact that a rule asks for. It is not written down beforehand: it grows as the rules ask, and stays
 * as it has grown. In a world the verdict is a plain search for one way to choose that breaks no rule.
 */
export class World {
  readonly assumed: Assumptions;
  private readonly pick: Pick;
  private readonly grow: (unknown: Unknown) => Value;

  constructor(pick: Pick, assumed: Assumptions = nothingAssumed) {
    const known = new Map(assumed);
    this.assumed = known;
    this.pick = pick;
    this.grow = (unknown) => {
      const value = pick(unknown);
      known.set(unknown.key, { unknown, value });
      return value;
    };
  }

  valueOf(key: string): Value | undefined {
    return this.assumed.get(key)?.value;
  }

  /** What a fact is in this world, or would be if it were asked for. */
  expected(unknown: Unknown): Value {
    return this.valueOf(unknown.key) ?? this.pick(unknown);
  }

  /** The same world but for this fact. */
  with(unknown: Unknown, value: Value): World {
    return new World(this.pick, new Map(this.assumed).set(unknown.key, { unknown, value }));
  }

  manner(hasty: boolean): Manner {
    return { hasty, assume: this.grow };
  }
}

/** Which value a fact has in a world. */
export type Pick = (unknown: Unknown) => Value;

/** The value that permits most. */
export const kindest = ({ values: [value], key }: Unknown): Value => {
  if (value === undefined) throw new RangeError(`${key} has no value at all.`);
  return value;
};
const harshest = (unknown: Unknown): Value => unknown.values.at(-1) ?? kindest(unknown);

/** A number from a text, the same every time. */
function scatter(text: string, seed: number): number {
  let hash = seed * 0x9e3779b1;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
const anyOf =
  (seed: number): Pick =>
  (unknown) =>
    unknown.values[scatter(unknown.key, seed) % unknown.values.length] ?? kindest(unknown);

/** Worlds that differ a lot from each other, so that a few are enough: the kindest, the harshest, and mixtures. */
export const variousPicks: readonly Pick[] = [
  kindest,
  harshest,
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(anyOf),
];

/**
 * One way to do it in a world; null where there is none; undefined where it takes too long to find out, or
 * where there is no such world.
 */
export function wayIn<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  world: World,
  most: number,
): Attempt<Rule, Way> | null | undefined {
  let on: Attempt<Rule, Way> | undefined = new Attempt(world.assumed, [], world.manner(true));
  for (let tries = 0; on; on = on.next(), tries += 1) {
    if (tries >= most) return undefined;
    try {
      if (works(attempt, on)) return on;
    } catch (thrown) {
      if (thrown === contradiction) return undefined;
      throw thrown;
    }
  }
  return null;
}

/** Makes the attempt. Facts that are thrown are not caught here. */
export function works<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  on: Attempt<Rule, Way>,
): boolean {
  try {
    attempt(on);
  } catch (thrown) {
    if (thrown !== decided) throw thrown;
  }
  return on.isLegal;
}
