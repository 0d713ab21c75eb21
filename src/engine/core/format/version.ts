import { isRecord } from '../unknown-data.ts';

/** Raised when keys change their name or meaning; what older versions wrote is brought up to it. */
export const currentVersion = 2;

type Data = Readonly<Record<string, unknown>>;

/** The same entries under other names; anything but an object is left alone. */
export function renamed(value: unknown, names: Data): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      Object.hasOwn(names, key) ? String(names[key]) : key,
      item,
    ]),
  );
}

/** The same with some of the values changed. */
export function changed(
  value: unknown,
  changes: Readonly<Record<string, (item: unknown) => unknown>>,
): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
      return [key, change ? change(item) : item];
    }),
  );
}

/** Brings a question of version 1 up to date. Any other data comes through unchanged. */
export interface QuestionUpgrade {
  readonly situation: (situation: unknown) => unknown;
  readonly move: (move: unknown) => unknown;
}

/** The same for score sheets too. */
export interface Upgrade extends QuestionUpgrade {
  readonly sheet: (sheet: unknown) => unknown;
}

/** A whole file of version 1, whether it holds a move or a sheet. */
export function upgraded(file: unknown, upgrade: Upgrade): unknown {
  if (!isRecord(file)) return file;
  const { format: _, ...rest } = file;
  return 'move' in rest || 'situation' in rest
    ? changed(rest, { situation: upgrade.situation, move: upgrade.move })
    : upgrade.sheet(rest);
}

/** The version that a file names, if it names one. */
export type NamedVersion = number | 'unsaid' | 'unknown';

export function namedVersion(file: unknown): NamedVersion {
  if (!isRecord(file) || file.format === undefined) return 'unsaid';
  const { format } = file;
  const isVersion = typeof format === 'number' && Number.isInteger(format);
  return isVersion && format >= 1 && format <= currentVersion ? format : 'unknown';
}
