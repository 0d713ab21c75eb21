import { isList, isRecord } from '#engine/core/unknown-data.ts';
import type { Found, Line, Phrase, Segment } from './phrase.ts';
import type { Joints, Voice } from './voice.ts';

/** Several things in one sentence: lists, and facts about one thing. */

/** Several things one after another, as the language joins them. */
function* series(
  line: Line,
  from: number,
  { pair, middle, last, loose }: Joints,
  item: (from: number, before: readonly unknown[]) => Iterable<Found>,
): Generator<{ readonly values: readonly unknown[]; readonly end: number }> {
  const behind = (at: number, joint: string): number | undefined =>
    line.text.startsWith(joint, at) ? at + joint.length : undefined;
  function* more(
    at: number,
    values: readonly unknown[],
  ): Generator<{ values: readonly unknown[]; end: number }> {
    const next = behind(at, middle);
    if (next !== undefined)
      for (const { value, end } of item(next, values)) yield* more(end, [...values, value]);
    for (const joint of new Set([values.length === 1 ? pair : last, loose])) {
      const ending = behind(at, joint);
      if (ending !== undefined)
        for (const { value, end } of item(ending, values))
          yield { values: [...values, value], end };
    }
  }
  for (const { value, end } of item(from, [])) {
    yield* more(end, [value]);
    yield { values: [value], end };
  }
}

/** What facts are: things, deeds that share who does them, or clauses of their own. */
type FactKind = 'things' | 'deeds' | 'clauses';

/**
 * Puts what stands between several things; where one of them is a list itself, it is a comma or a word of
 * its own, as between clauses where the language has the comma. Of deeds the last one may be a list: its
 * verb says where it begins.
 */
function joined(
  items: readonly Segment[][],
  { pair, middle, last, loose }: Joints,
  kind: FactKind = 'things',
): Segment[] {
  const isLoose =
    (kind === 'clauses' && loose.startsWith(',')) ||
    items
      .slice(0, kind === 'deeds' ? -1 : items.length)
      .some((item) => item.some(({ text }) => text.includes(pair) || text.includes(middle)));
  const [ofTwo, ofMore] = isLoose ? [loose, loose] : [pair, last];
  return items.flatMap((item, at) => {
    if (at === 0) return item;
    const isLast = at === items.length - 1;
    return [{ text: !isLast ? middle : items.length === 2 ? ofTwo : ofMore }, ...item];
  });
}

const isSaid = <Item>(item: Item | undefined): item is Item => item !== undefined;

/** A list with something in it. */
export const list = (item: Phrase, least = 1, joint?: string): Phrase => {
  const jointsIn = ({ joints }: Voice): Joints =>
    joint === undefined ? joints : { pair: joint, middle: joint, last: joint, loose: joint };
  return {
    say: (value, path, form, voice) => {
      if (!isList(value) || value.length < least) return undefined;
      const said = value.map((each, at) => item.say(each, [...path, at], form, voice));
      return said.every(isSaid) ? joined(said.filter(isSaid), jointsIn(voice)) : undefined;
    },
    *read(line, from, form, voice) {
      for (const { values, end } of series(line, from, jointsIn(voice), (at) =>
        item.read(line, at, form, voice),
      ))
        if (values.length >= least) yield { value: values, end };
    },
  };
};

/** Something that may be said of a thing: where it stands in the description, and how it is said. */
export interface Fact {
  readonly at: readonly string[];
  readonly phrase: Phrase;
  /** A list of which each entry is said by itself. */
  readonly each?: boolean;
}

const read = (value: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), value);

export function withValue(
  whole: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  const record = isRecord(whole) ? whole : {};
  return { ...record, [key]: withValue(record[key], rest, value) };
}

/** All that is said of a thing, fact after fact; or all that is done. */
export const facts = (all: readonly Fact[], kind: FactKind = 'things'): Phrase => ({
  say: (value, path, form, voice) => {
    const said = all.flatMap(({ at, phrase, each }): Segment[][] => {
      const own = read(value, at);
      if (own === undefined) return [];
      const where = [...path, ...at];
      if (each && isList(own) && own.length > 0)
        return own.map((one, nth) => phrase.say(one, [...where, nth], form, voice) ?? []);
      const words = phrase.say(own, where, form, voice);
      return words === undefined ? [] : [words];
    });
    return said.length === 0 ? undefined : joined(said, voice.joints, kind);
  },
  *read(line, from, form, voice) {
    interface Told {
      readonly fact: Fact;
      readonly value: unknown;
    }
    const isTold = (told: unknown): told is Told => isRecord(told) && 'fact' in told;
    const item = function* (at: number, before: readonly unknown[]): Generator<Found> {
      const told = new Set(before.filter(isTold).map(({ fact }) => fact));
      for (const fact of all)
        if (fact.each || !told.has(fact))
          for (const { value, end } of fact.phrase.read(line, at, form, voice))
            yield { value: { fact, value }, end };
    };
    for (const { values, end } of series(line, from, voice.joints, item)) {
      const whole = values.filter(isTold).reduce<unknown>((so, { fact: { at, each }, value }) => {
        const before = read(so, at);
        const isEmpty = isList(value) && value.length === 0;
        const entries = isList(before) ? before : [];
        return withValue(so, at, each && !isEmpty ? [...entries, value] : value);
      }, {});
      yield { value: whole, end };
    }
  },
});
