import type { ExampleWords } from './parts.ts';

/** The players of the examples. */
const named = ['Ann', 'Ben', 'Bo', 'Cy', 'Di', 'Ed'];

function inLanguage(name: string, { t }: ExampleWords): string {
  return named.includes(name) ? t(`rules:example.name.${name.toLowerCase()}`) : name;
}

/**
 * A description with the players' names of this language. This is done before the judge is asked,
 * so that the sentences of the verdict use the same names.
 */
export function withLocalNames(described: unknown, words: ExampleWords): unknown {
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
