import { same } from '#engine/core/same.ts';
import { isRecord } from '#engine/core/unknown-data.ts';

/** Marks two changes of the same entry, of which only one can stay. */
const clash = Symbol('clash');

function merged(before: unknown, after: unknown, now: unknown): unknown {
  if (same(after, now)) return before;
  if (same(before, after)) return now;
  if (same(before, now)) return now;
  if (!isRecord(before) || !isRecord(after) || !isRecord(now)) return clash;
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const value = merged(before[key], after[key], now[key]);
    if (value === clash) return clash;
    if (value !== undefined) entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

/**
 * Takes back the change from `before` to `after`, and keeps everything in `now` that was entered since.
 * undefined: the same entry was changed again, so bringing back the old one would lose the new one.
 */
export function bringBack(before: unknown, after: unknown, now: unknown): unknown {
  const value = merged(before, after, now);
  return value === clash ? undefined : value;
}
