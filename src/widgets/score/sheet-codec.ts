import { fits, type Schema } from '#engine/core/format/fits.ts';
import { same } from '#engine/core/same.ts';
import { isList, isRecord } from '#engine/core/unknown-data.ts';
import type { Codec } from '../shared/document.ts';

/**
 * A score sheet as it is stored and shared, derived from its schema: an object is the list of its
 * entries in the order of the schema, with null for missing values and nothing for missing values
 * at the end; ids are joined to one text with spaces. So links stay short, and a key that is added
 * at the end leaves older links valid.
 */

const isOfIds = ({ enum: options = [] }: Schema): boolean =>
  options.length > 0 && options.every((option) => typeof option === 'string');

const isDefault = (value: unknown, schema: Schema): boolean =>
  value === undefined || same(value, schema.default);

function packed(data: unknown, { properties, items }: Schema): unknown {
  if (properties && isRecord(data)) {
    const list = Object.entries(properties).map(([key, own]) =>
      isDefault(data[key], own) ? null : packed(data[key], own),
    );
    return list.slice(0, list.findLastIndex((entry) => entry !== null) + 1);
  }
  if (!items || !isList(data)) return data;
  return isOfIds(items) ? data.join(' ') : data.map((each) => packed(each, items));
}

function unpacked(data: unknown, { properties, items }: Schema): unknown {
  if (properties && isList(data)) {
    const keys = Object.entries(properties);
    if (data.length > keys.length) return undefined;
    const entries = keys.map(([key, own], at) => [
      key,
      data[at] === undefined || data[at] === null ? own.default : unpacked(data[at], own),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (!items) return data;
  if (isOfIds(items)) return typeof data === 'string' ? data.split(' ') : undefined;
  return isList(data) ? data.map((each) => unpacked(each, items)) : undefined;
}

interface Ways<Game> {
  /** Brings what version 1 wrote into the current order. */
  readonly upgrade: (data: unknown) => unknown;
  /** The game in the one form that is stored; undefined where its parts do not fit each other. */
  readonly tidy: (game: Game) => Game | undefined;
}

export function sheetCodec<Game extends object>(
  kind: string,
  schema: Schema,
  { upgrade, tidy }: Ways<Game>,
): Codec<Game> {
  const isGame = (data: unknown): data is Game => fits(data, schema);
  return {
    kind,
    version: 2,
    upgrades: { 1: upgrade },
    write: (game) => packed(tidy(game) ?? game, schema),
    read: (data) => {
      const game = unpacked(data, schema);
      return isGame(game) ? tidy(game) : undefined;
    },
  };
}
