import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { wordsOf } from './texts.ts';

const allStrings = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(allStrings) : [];
};

function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'names' ? allStrings(value) : namesIn(value),
  );
}

/** Nicknames of the kids: names, spelt as the cards spell them, in a text of any language. */
export const nicknames = (content: string): Set<string> =>
  new Set(
    namesIn(parse(readFileSync(join(content, 'fort/cards.yaml'), 'utf8'))).flatMap((name) => [
      ...wordsOf(name),
      ...wordsOf(name).map((word) => `${word}'s`),
    ]),
  );
