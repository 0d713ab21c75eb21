import type { Words } from './parts.ts';

/** The players of the examples. */
const named = ['Ann', 'Ben', 'Bo', 'Cy', 'Di', 'Ed'];

function inLanguage(name: string, { t }: Words): string {
  return named.includes(name) ? t(`rules:example.name.${name.toLowerCase()}`) : name;
}

/**
 * A description with its players called as in this language. It is done before the judge is asked:
 * then they have that name in the sentences of the verdict too.
 */
export function withLocalNames(described: unknown, words: Words): unknown {
  if (typeof described === 'string') return inLanguage(described, words);
  if (Array.isArray(described)) return described.map((each) => withLocalNames(each, words));
  if (typeof described !== 'object' || described === null) return described;
  return Object.fromEntries(
    Object.entries(described).map(([key, value]) => [
      inLanguage(key, words),
      withLocalNames(value, words),
    ]),
  );
}
