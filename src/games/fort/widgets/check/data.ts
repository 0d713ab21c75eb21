import { isRecord } from '#engine/core/unknown-data.ts';

/** What is described, as the form looks at it: by paths. The shape is held at the border (shape.ts). */
export type Data = Readonly<Record<string, unknown>>;

const inside = (data: unknown): Data => (isRecord(data) ? data : {});

/** What is said at a path: `me.stuff`. */
export const getAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => inside(at)[key], data);

/** The same with another answer at a path; what holds nothing any more goes with it. */
export function putAt(data: Data, path: string, value: unknown): Data {
  const [key = '', ...rest] = path.split('.');
  const { [key]: old, ...others } = data;
  const below = rest.length > 0 ? putAt(inside(old), rest.join('.'), value) : undefined;
  const next = below === undefined ? value : Object.keys(below).length > 0 ? below : undefined;
  return next === undefined ? others : { ...data, [key]: next };
}
