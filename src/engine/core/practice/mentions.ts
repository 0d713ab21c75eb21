import { isList, isRecord } from '../unknown-data.ts';

/** Whether a word occurs anywhere in a description: as a key, as a value, or in a list. */
export function mentions(described: unknown, word: string): boolean {
  if (isList(described)) return described.some((each) => mentions(each, word));
  if (!isRecord(described)) return described === word;
  return Object.entries(described).some(([key, value]) => key === word || mentions(value, word));
}
