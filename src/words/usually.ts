import type { Condition, Usually } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';

const claimWords = { legal: 'right', illegal: 'wrong' } as const;

/** More conditions at once are no help to anybody. */
const mostTogether = 2;

/**
 * Of an answer that can't be told yet: the usual one, and a sentence for each thing that would change it.
 * A game has the words for its conditions; those without words are left out.
 */
export function sayUsually(
  { verdict, conditions, together = [] }: Usually,
  claimed: boolean,
  t: Format,
  sayCondition: (condition: Condition) => string | undefined,
  /** Those that only together change the answer, where a game can say some in one breath. */
  sayTogether = (together: readonly Condition[]) => together.map(sayCondition),
): string[] {
  const wordOf = (one: Condition['verdict']) => (claimed ? claimWords[one] : one);
  const changing = (one: Condition['verdict'], when: string) =>
    t(`verdicts:usually.${wordOf(one)}-if`, { when });
  const all = sayTogether(together);
  const [first] = together;
  return [
    ...(verdict ? [t(`verdicts:usually.${wordOf(verdict)}`)] : []),
    ...conditions.flatMap((condition) => {
      const when = sayCondition(condition);
      return when === undefined ? [] : changing(condition.verdict, when);
    }),
    ...(first && all.every((when) => when !== undefined) && all.length <= mostTogether
      ? [changing(first.verdict, t('verdicts:usually.all', { all }))]
      : []),
  ];
}

/** From, up to or exactly so much; undefined where the values have a gap. */
export function amountOf({ least, most }: Condition): [kind: string, count: number] | undefined {
  if (least !== undefined && most !== undefined)
    return least === 0 ? ['none', 0] : ['exactly', least];
  if (least !== undefined) return ['least', least];
  if (most !== undefined) return most === 0 ? ['none', 0] : ['most', most];
  return undefined;
}
