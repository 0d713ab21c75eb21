import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { type Found, oneOf, type Phrase, type ReadLine, type Segment } from './phrase.ts';
import type { Joints, Voice } from './voice.ts';

/** Several things in one sentence: lists, and facts about one thing. */

/** Several things one after another, as the language joins them. */
function* series(
  line: ReadLine,
  from: number,
  { pair, middle, last, loose, clause, action }: Joints,
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
    for (const joint of new Set([
      values.length === 1 ? pair : last,
      loose,
      clause,
      ...Object.values(action ?? {}),
    ])) {
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

/** What kind of facts they are: things, actions of the same person, or clauses of their own. */
type FactKind = 'things' | 'actions' | 'clauses';

/**
 * Puts separators between several things; where one of them is itself a list, it is a comma or a word of
 * its own. The last of several actions may be a list: its verb shows where it begins.
 */
function joined(
  items: readonly Segment[][],
  { pair, middle, last, loose, clause, action, there }: Joints,
  kind: FactKind = 'things',
): Segment[] {
  const has = (joint: string, item: readonly Segment[] = []): boolean =>
    item.some(({ text }) => text.includes(joint));
  const isLoose = items
    .slice(0, kind === 'actions' ? -1 : items.length)
    .some((item) => has(pair, item) || has(middle, item));
  // A comma inside a text belongs to a clause; a comma between the things of a list is separate.
  const hasClause = items.at(-2)?.some(({ text }) => text !== middle && text.includes(middle));
  const final = items.at(-1);
  const isListThere =
    there !== undefined &&
    final?.[0]?.text.startsWith(there) &&
    (has(pair, final) || has(loose, final));
  const ofActions = isListThere
    ? clause
    : action && (hasClause ? action.behindComma : action.plain);
  const own = { things: undefined, actions: ofActions, clauses: clause }[kind];
  const joint = own ?? (isLoose ? loose : undefined);
  const [ofTwo, ofMore] = [joint ?? pair, joint ?? last];
  return items.flatMap((item, at) => {
    if (at === 0) return item;
    const isLast = at === items.length - 1;
    return [{ text: !isLast ? middle : items.length === 2 ? ofTwo : ofMore }, ...item];
  });
}

const isSaid = <Item>(item: Item | undefined): item is Item => item !== undefined;

/**
 * What separates the things of a list, if not commas and “and”: a literal, or the key of a text that may be
 * only before the last.
 */
type Joint = string | { readonly text: string; readonly isBeforeLast?: true };

function jointsIn({ joints, text }: Voice, joint: Joint | undefined): Joints {
  if (joint === undefined) return joints;
  const [part] = typeof joint === 'string' ? [] : (text(joint.text) ?? []);
  const all = typeof joint === 'string' ? joint : part && 'words' in part ? part.words : '';
  const { middle } = typeof joint !== 'string' && joint.isBeforeLast ? joints : { middle: all };
  return { pair: all, middle, last: all, loose: all, clause: all };
}

/** A list with something in it. */
export const list = (item: Phrase, least = 1, joint?: Joint): Phrase => ({
  say: (value, path, form, voice) => {
    if (!isList(value) || value.length < least) return undefined;
    const said = value.map((each, at) => item.say(each, [...path, at], form, voice));
    return said.every(isSaid) ? joined(said.filter(isSaid), jointsIn(voice, joint)) : undefined;
  },
  *read(line, from, form, voice) {
    for (const { values, end } of series(line, from, jointsIn(voice, joint), (at) =>
      item.read(line, at, form, voice),
    ))
      if (values.length >= least) yield { value: values, end };
  },
});

/** Groups equal things side by side, at most this many together. */
function alike(things: readonly unknown[], most: number): { things: unknown[]; at: number }[] {
  const found: { things: unknown[]; at: number }[] = [];
  for (const [at, one] of things.entries()) {
    const last = found.at(-1);
    if (last && last.things[0] === one && last.things.length < most) last.things.push(one);
    else found.push({ things: [one], at });
  }
  return found;
}

/**
 * A list in which equal things are counted: “two 6s and a Joker”. `several` says a `thing` and its
 * `count`; things that it has no words for are said one by one.
 */
export const countingAlike = (
  item: Phrase,
  several: Phrase,
  { least = 1, most = Number.POSITIVE_INFINITY } = {},
): Phrase => {
  const either = list(oneOf(several, item));
  return {
    say: (value, path, form, voice) => {
      if (!isList(value) || value.length < least) return undefined;
      const said = alike(value, most).flatMap(({ things, at }) => {
        const [thing] = things;
        const together =
          things.length > 1
            ? several.say({ thing, count: things.length }, path, form, voice)
            : undefined;
        // A change applies to the first of them.
        if (together)
          return [
            together.map(({ text, path: has }) =>
              has === undefined ? { text } : { text, path: [...path, at] },
            ),
          ];
        return things.map((one, after) => item.say(one, [...path, at + after], form, voice));
      });
      return said.every(isSaid) ? joined(said.filter(isSaid), voice.joints) : undefined;
    },
    *read(...rest) {
      for (const { value, end } of either.read(...rest)) {
        const things = (isList(value) ? value : []).flatMap((one): unknown[] =>
          isRecord(one) && 'thing' in one ? Array(Number(one.count)).fill(one.thing) : [one],
        );
        if (things.length >= least) yield { value: things, end };
      }
    },
  };
};

type Data = Readonly<Record<string, unknown>>;

/** Something that may be said of a thing: its place in the description, and how it is said. */
export interface Fact {
  readonly at: readonly string[];
  readonly phrase: Phrase;
  /** Which of the existing keys are said together instead of one by one. */
  readonly takes?: (value: Data) => readonly string[];
}

/** Says these keys together where all of them exist. */
export const both =
  (...keys: readonly string[]) =>
  (value: Data): readonly string[] =>
    keys.every((key) => value[key] !== undefined) ? keys : [];

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

/** The values of several keys that are said together. */
function taken({ at, takes }: Fact, value: unknown): [Data, readonly string[]] | undefined {
  const own = read(value, at);
  const keys = isRecord(own) ? (takes?.(own) ?? []) : [];
  return keys.length > 0 && isRecord(own)
    ? [Object.fromEntries(keys.map((key) => [key, own[key]])), keys]
    : undefined;
}

/** Everything that is said of a thing, fact by fact; or all that is done. */
export const facts = (all: readonly Fact[], kind: FactKind = 'things'): Phrase => ({
  say: (value, path, form, voice) => {
    const isStated = new Set<string>();
    const inOneBreath = new Map<Fact, Segment[]>();
    for (const fact of all) {
      const [own, keys] = taken(fact, value) ?? [];
      if (own === undefined || keys === undefined) continue;
      const paths = keys.map((key) => [...fact.at, key].join());
      if (paths.some((one) => isStated.has(one))) continue;
      const words = fact.phrase.say(own, [...path, ...fact.at], form, voice);
      if (words === undefined) continue;
      inOneBreath.set(fact, words);
      for (const one of paths) isStated.add(one);
    }
    const said = all.flatMap((fact): Segment[][] => {
      const { at, phrase, takes } = fact;
      const together = inOneBreath.get(fact);
      if (together) return [together];
      const own = read(value, at);
      if (takes || own === undefined || isStated.has(at.join())) return [];
      const words = phrase.say(own, [...path, ...at], form, voice);
      return words === undefined ? [] : [words];
    });
    return said.length === 0 ? undefined : joined(said, voice.joints, kind);
  },
  *read(line, from, form, voice) {
    interface Stated {
      readonly fact: Fact;
      readonly value: unknown;
    }
    const isStated = (each: unknown): each is Stated => isRecord(each) && 'fact' in each;
    const item = function* (at: number, before: readonly unknown[]): Generator<Found> {
      const stated = new Set(before.filter(isStated).map(({ fact }) => fact));
      for (const fact of all)
        if (!stated.has(fact))
          for (const { value, end } of fact.phrase.read(line, at, form, voice))
            yield { value: { fact, value }, end };
    };
    for (const { values, end } of series(line, from, voice.joints, item)) {
      const whole = values.filter(isStated).reduce<unknown>((so, { fact, value }) => {
        const { at, takes } = fact;
        if (takes && isRecord(value))
          return Object.entries(value).reduce(
            (more, [key, one]) => withValue(more, [...at, key], one),
            so,
          );
        return withValue(so, at, value);
      }, {});
      yield { value: whole, end };
    }
  },
});
