import type { Schema } from '#engine/core/format/fits.ts';
import { same } from '#engine/core/same.ts';
import { isList } from '#engine/core/unknown-data.ts';
import { changedAt, isQuestion, optionsAt, valueAt } from './offer.ts';
import type { Path } from './phrase.ts';
import type { Described } from './speech.ts';

/** The path of the nearest list around a value, and the entry of it that the value is in. */
function listAround(path: Path): { list: Path; at: number } | undefined {
  const depth = path.findLastIndex((key) => typeof key === 'number');
  return depth < 0 ? undefined : { list: path.slice(0, depth), at: Number(path[depth]) };
}

/** The same without an entry of a list, or with another one after it; undefined where the result is not a question. */
export function withEntry(
  described: Described,
  path: Path,
  schema: Schema,
  entry: 'removed' | 'another',
): Described | undefined {
  const around = listAround(path);
  const list = around && valueAt(described, around.list);
  if (around === undefined || !isList(list)) return undefined;
  const put = (entries: readonly unknown[]) => changedAt(described, around.list, entries);
  if (entry === 'removed') {
    const next = put(list.filter((_, at) => at !== around.at));
    return isQuestion(next, schema) ? next : undefined;
  }
  const item: Path = [...around.list, around.at];
  const isInList = (option: unknown): boolean => list.some((each) => same(each, option));
  return [...optionsAt(described, item, schema), list[around.at]]
    .toSorted((one, other) => Number(isInList(one)) - Number(isInList(other)))
    .map((value) => put(list.toSpliced(around.at + 1, 0, value)))
    .find((next) => isQuestion(next, schema));
}

/** Whether the list around a value could be shorter or longer. */
export const entriesAt = (described: Described, path: Path, schema: Schema) =>
  listAround(path) === undefined
    ? undefined
    : {
        canLose: withEntry(described, path, schema, 'removed') !== undefined,
        canGain: withEntry(described, path, schema, 'another') !== undefined,
      };
