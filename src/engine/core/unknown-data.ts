/** Looking at data of unknown origin: from the device, a link or a file. Nothing is believed. */

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

export const isWhole = (data: unknown, from: number, to: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= from && data <= to;

export const isOneOf = <Option extends string>(
  data: unknown,
  options: readonly Option[],
): data is Option => options.some((option) => option === data);

/** Longest name of a player that is kept. */
export const nameLength = 30;

// Control characters, and those that turn the direction of the text after them.
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name without invisible characters, and not too long to show. */
export const cleanName = (text: string): string =>
  [...text.replace(unseen, '')].slice(0, nameLength).join('');

export const isName = (data: unknown): data is string =>
  typeof data === 'string' && cleanName(data) === data;

/** JSON, or undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
