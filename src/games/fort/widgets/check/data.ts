import { isRecord } from '#engine/core/unknown-data.ts';

/** A description as the form uses it, by paths. Its shape is checked when it is read. */
export type Data = Readonly<Record<string, unknown>>;

const inside = (data: unknown): Data => (isRecord(data) ? data : {});

/** The value at a path: `me.stuff`. */
export const getAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => inside(at)[key], data);

/** The same with another answer at a path; objects that become empty are removed. */
export function putAt(data: Data, path: string, value: unknown): Data {
  const [key = '', ...rest] = path.split('.');
  const { [key]: old, ...others } = data;
  const below = rest.length > 0 ? putAt(inside(old), rest.join('.'), value) : undefined;
  const next = below === undefined ? value : Object.keys(below).length > 0 ? below : undefined;
  return next === undefined ? others : { ...data, [key]: next };
}
