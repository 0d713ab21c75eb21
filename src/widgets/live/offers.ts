import { fits, type Schema } from '#engine/core/format/fits.ts';
import { isList, isRecord } from '#engine/core/unknown-data.ts';

/** What a description contains, and what else it could contain, all worked out from its schema. */

export type Path = readonly (string | number)[];
export type Scalar = string | number | boolean;

/** A situation with a move in it, or a score sheet. */
export interface Description {
  readonly situation?: Readonly<Record<string, unknown>>;
  readonly move?: Readonly<Record<string, unknown>>;
  readonly sheet?: Readonly<Record<string, unknown>>;
}

/** What can be changed about one value. */
export type Offer =
  | {
      readonly as: 'number';
      readonly path: Path;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly as: 'choice';
      readonly path: Path;
      readonly is: string;
      readonly value: Scalar;
      readonly options: readonly Scalar[];
    }
  | {
      readonly as: 'list';
      readonly path: Path;
      readonly is: string;
      readonly value: readonly unknown[];
      readonly items: readonly Offer[];
      /** What can be added at the end. */
      readonly add: readonly Scalar[];
      /** Whether one can be removed. */
      readonly out: boolean;
    }
  | { readonly as: 'parts'; readonly path: Path; readonly parts: readonly Part[] }
  | { readonly as: 'fixed'; readonly path: Path; readonly is: string; readonly value: unknown };

interface Part {
  readonly key: string;
  /** The name of the object that it is a part of; '' for one that has no words of its own. */
  readonly of: string;
  readonly offer: Offer;
}

/** One line of a description: a value with its key, and whose it is. */
export interface Fact extends Part {
  readonly in: keyof Description;
  readonly path: Path;
  /** A player by name, or the number of a round. */
  readonly owner?: string | number;
}

/** Up to this many numbers are offered as a list to choose from. */
const fewNumbers = 12;
/** The highest figure that descriptions from links may have. */
const highest = 99;

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A free text rather than one of a list of words: the name of a player. */
const isPlayer = ({ type, enum: options }: Schema): boolean =>
  type === 'string' && options === undefined;

/** The players that a description names. */
function namesIn({ situation, move, sheet }: Description, root: Schema): string[] {
  const found = new Set<string>(sheet === undefined ? ['me'] : []);
  const defs = root.$defs ?? {};
  const visit = (schema: Schema, value: unknown): void => {
    const way = wayOf(schema, value, defs);
    if (isPlayer(way) && typeof value === 'string') found.add(value);
    if (isList(value) && way.items) for (const item of value) visit(way.items, item);
    if (!isRecord(value)) return;
    for (const [key, inside] of Object.entries(value)) {
      const own = way.properties?.[key];
      if (own) visit(own, inside);
      else if (typeof way.additionalProperties === 'object') {
        if (way.propertyNames && isPlayer(way.propertyNames)) found.add(key);
        visit(way.additionalProperties, inside);
      }
    }
  };
  const parts = partsOf({ situation, move, sheet }, root);
  for (const { schema, value } of parts) visit(schema, value);
  return [...found];
}

const resolved = (schema: Schema, defs: Readonly<Record<string, Schema>>): Schema => {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  return { ...resolved(defs[$ref.replace('#/$defs/', '')] ?? {}, defs), ...own };
};

/** Among the ways to write a value, the one that was used; what the value is about is kept. */
function wayOf(schema: Schema, value: unknown, defs: Readonly<Record<string, Schema>>): Schema {
  const own = resolved(schema, defs);
  if (own.anyOf === undefined) return own;
  const way = own.anyOf.find((each) => fits(value, each, defs));
  if (way === undefined) return {};
  const { is } = own;
  return { ...(is === undefined ? {} : { is }), ...wayOf(way, value, defs) };
}

const moveKinds = ({ properties = {}, $defs = {} }: Schema): Readonly<Record<string, Schema>> => {
  const kinds = Object.entries(resolved(properties.move ?? {}, $defs).properties ?? {});
  return Object.fromEntries(kinds.map(([kind, schema]) => [kind, resolved(schema, $defs)]));
};

/** The kind of a move: the key that does not merely accompany another kind's own key. */
export function kindOfMove(move: object, root: Schema): string {
  const kinds = moveKinds(root);
  const found = Object.keys(kinds).filter((kind) => kind in move);
  const own = found.find(
    (kind) =>
      !found.some((other) => other !== kind && Object.hasOwn(kinds[other]?.properties ?? {}, kind)),
  );
  return own ?? '';
}

interface DescribedPart {
  readonly in: keyof Description;
  readonly schema: Schema;
  readonly value: unknown;
}

/** The parts of a description with the schema of each. */
function partsOf({ situation, move, sheet }: Description, root: Schema): DescribedPart[] {
  const { properties = {}, $defs = {} } = root;
  const schemaOf = (key: string): Schema => resolved(properties[key] ?? {}, $defs);
  const moveSchema = (): Schema => moveKinds(root)[kindOfMove(move ?? {}, root)] ?? {};
  return [
    { in: 'situation' as const, schema: schemaOf('situation'), value: situation },
    { in: 'move' as const, schema: moveSchema(), value: move },
    { in: 'sheet' as const, schema: schemaOf('sheet'), value: sheet },
  ].filter(({ value }) => value !== undefined);
}

/** Whether the judge can read a description. */
export const isReadable = (description: Description, root: Schema): boolean =>
  partsOf(description, root).every(({ schema, value }) => fits(value, schema, root.$defs));

/** The single words or numbers that a value of this schema may be. */
function scalarsOf(
  schema: Schema,
  names: readonly string[],
  defs: Readonly<Record<string, Schema>>,
): Scalar[] {
  const { anyOf, enum: options, type, minimum, maximum } = resolved(schema, defs);
  if (anyOf) {
    // A number may be written as a word as well: it is one choice all the same.
    const found = new Map<string, Scalar>();
    for (const value of anyOf.flatMap((way) => scalarsOf(way, names, defs)))
      if (!found.has(String(value))) found.set(String(value), value);
    return [...found.values()];
  }
  if (options) return options.filter(isScalar);
  if (type === 'string') return [...names];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  if (maximum - minimum > fewNumbers) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
}

/** Everything that can be changed about a value, all the way down. */
function offerOf(
  schema: Schema,
  value: unknown,
  path: Path,
  names: readonly string[],
  defs: Readonly<Record<string, Schema>>,
): Offer {
  const way = wayOf(schema, value, defs);
  const { is = '' } = way;
  const fixed: Offer = { as: 'fixed', path, is, value };
  if (isList(value)) {
    const { items, minItems = 0, maxItems = highest } = way;
    if (items === undefined) return fixed;
    const others = scalarsOf(items, names, defs);
    // Nobody occurs twice in a list of players.
    const add = isPlayer(resolved(items, defs))
      ? others.filter((name) => !value.includes(name))
      : others;
    return {
      as: 'list',
      path,
      is,
      value,
      items: value.map((item, at) => offerOf(items, item, [...path, at], names, defs)),
      add: value.length < maxItems ? add : [],
      out: others.length > 0 && value.length > minItems,
    };
  }
  if (isRecord(value)) {
    const parts = Object.entries(value).flatMap(([key, inside]): Part[] => {
      const own = way.properties?.[key] ?? way.additionalProperties;
      if (typeof own !== 'object' || inside === undefined) return [];
      return [
        { key, of: way.part ?? '', offer: offerOf(own, inside, [...path, key], names, defs) },
      ];
    });
    return { as: 'parts', path, parts };
  }
  if (!isScalar(value)) return fixed;
  const options = scalarsOf(schema, names, defs);
  if (typeof value === 'number' && options.every((option) => typeof option === 'number')) {
    const { minimum: least = 0, maximum: most = highest } = way;
    return { as: 'number', path, value, least, most };
  }
  return options.length > 1 ? { as: 'choice', path, is, value, options } : fixed;
}

/** The list of players, and names of entries: everything else refers to players by these names. */
const isName = (key: string, value: unknown): boolean =>
  key === 'name' || (key === 'players' && isList(value) && !value.some(isRecord));

/** A word that determines the question can't be changed: the other keys of the move belong to it. */
const held = (key: string, offer: Offer): Offer =>
  offer.as === 'choice' && offer.is === key
    ? { as: 'fixed', path: offer.path, is: offer.is, value: offer.value }
    : offer;

/** A description line by line, each with what can be changed about it. */
export function changeableFacts(
  description: Description,
  root: Schema,
  original: Description = description,
): Fact[] {
  const defs = root.$defs ?? {};
  // A player who is no longer named anywhere can still be named again.
  const names = [...new Set([original, description].flatMap((each) => namesIn(each, root)))];
  const inside = (
    part: keyof Description,
    schema: Schema,
    value: unknown,
    path: Path,
    owner?: string | number,
  ): Fact[] => {
    const way = wayOf(schema, value, defs);
    if (!isRecord(value)) return [];
    // In the order of the schema, not in that of the description.
    return Object.entries(way.properties ?? {}).flatMap(([key, of]): Fact[] => {
      const said = value[key];
      if (said === undefined || isName(key, said)) return [];
      const at = [...path, key];
      const own = wayOf(of, said, defs);
      if (own.part !== undefined && isRecord(said)) return inside(part, of, said, at, owner);
      const { items, additionalProperties: each } = own;
      if (isList(said) && items !== undefined && said.every(isRecord) && said.length > 0) {
        const entry = wayOf(items, said[0], defs);
        // Where a single word is possible instead, it is a list of values like any other.
        if (entry.part !== undefined && scalarsOf(items, names, defs).length === 0)
          return said.flatMap((item, nth) =>
            inside(
              part,
              items,
              item,
              [...at, nth],
              typeof item.name === 'string' ? item.name : nth + 1,
            ),
          );
      }
      if (isRecord(said) && typeof each === 'object' && resolved(each, defs).part !== undefined)
        return Object.entries(said).flatMap(([name, side]) =>
          inside(part, each, side, [...at, name], name),
        );
      const offer = held(key, offerOf(of, said, at, names, defs));
      const fact = { in: part, key, of: way.part ?? '', path: at, offer };
      return [owner === undefined ? fact : { ...fact, owner }];
    });
  };
  return partsOf(description, root).flatMap(({ in: part, schema, value }) =>
    inside(part, schema, value, [part]),
  );
}

/** The same with another value at a place; undefined takes it out. */
export function withAt<Whole>(whole: Whole, path: Path, value: unknown): Whole;
export function withAt(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (isList(whole))
    return whole.map((item, at) => (at === key ? withAt(item, rest, value) : item));
  const before = isRecord(whole) ? whole : {};
  const next = withAt(before[key], rest, value);
  if (next !== undefined) return { ...before, [key]: next };
  const { [key]: _, ...others } = before;
  return others;
}

export const withoutItem = (list: readonly unknown[], at: number): unknown[] =>
  list.filter((_, other) => other !== at);

/** Every single change that is offered: the place and the value it gets. */
export function* changesOf(offer: Offer): Generator<{ path: Path; value: unknown }> {
  const { path } = offer;
  if (offer.as === 'number')
    for (const value of [offer.value - 1, offer.value + 1])
      if (value >= offer.least && value <= offer.most) yield { path, value };
  if (offer.as === 'choice')
    for (const value of offer.options) if (value !== offer.value) yield { path, value };
  if (offer.as === 'parts') for (const part of offer.parts) yield* changesOf(part.offer);
  if (offer.as === 'list') {
    for (const item of offer.items) yield* changesOf(item);
    if (offer.out)
      for (const at of offer.value.keys()) yield { path, value: withoutItem(offer.value, at) };
    for (const item of offer.add) yield { path, value: [...offer.value, item] };
  }
}

/** The path of a missing fact: in a sheet, facts of a player begin with the name. */
function pathOf(fact: string, { sheet }: Description): Path {
  if (sheet === undefined) return ['situation', ...fact.split('.')];
  const { players } = sheet;
  const entries = isList(players) ? players : [];
  const at = entries.findIndex((each) => isRecord(each) && fact.startsWith(`${each.name}.`));
  const entry = entries[at];
  if (!isRecord(entry)) return ['sheet', ...fact.split('.')];
  return ['sheet', 'players', at, ...fact.slice(`${entry.name}.`.length).split('.')];
}

/** The description with a missing fact filled in; undefined where a word is not enough for that. */
export function begun(description: Description, fact: string, root: Schema) {
  const path = pathOf(fact, description);
  const starts: unknown[] = [0, [], false, 'me', 'none', 2];
  return starts
    .map((start) => withAt(description, path, start))
    .find((next) => isReadable(next, root));
}
