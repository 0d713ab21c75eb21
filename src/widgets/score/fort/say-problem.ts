import type { Fact, Violation } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';

/**
 * A problem in the words of the judge. Scores need few of its words, so this does without the rest
 * of src/words/fort-verdict.ts and the page stays light; the tests hold the two together.
 */
export function sayProblem(
  { code, facts }: Violation,
  t: Format,
  nameOf: (fact: Fact) => string,
): string {
  const values: Record<string, string | number> = {};
  for (const [key, fact] of Object.entries(facts)) {
    values[key] = typeof fact === 'number' ? fact : nameOf(fact);
    if (typeof fact === 'number' && facts.resource)
      values[`${key}Amount`] = t(`verdicts:amount.${facts.resource}`, { count: fact });
  }
  return t(`verdicts:violation.${code}`, values);
}
