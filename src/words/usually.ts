import type { Condition, Usually } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import { isListed } from './reasons.ts';

const claimWords = { legal: 'right', illegal: 'wrong' } as const;

/** More conditions at once are no help to anybody. */
const mostTogether = 3;

/** Several conditions of one answer; with a list among them the last is set apart. */
function allOf(all: readonly string[], t: Format): string {
  const before = all.slice(0, -1);
  return before.length > 0 && all.some(isListed)
    ? t('verdicts:all-lists', { before: before.join(', '), last: all.at(-1) ?? '' })
    : t('verdicts:all', { all });
}

/**
 * Where the answer is still open: the usual one and what would change it, in one sentence. A game has the
 * words for its conditions; those without words are left out. The reasons of a usual “no” come after it, and
 * are announced as what holds otherwise: nobody has said yet that it does.
 */
export function sayUsually(
  { verdict, violations, conditions, together = [] }: Usually,
  claimed: boolean,
  t: Format,
  sayCondition: (condition: Condition) => string | undefined,
  /** Those that only together change the answer, where a game can say some in one breath. */
  sayTogether = (together: readonly Condition[]) => together.map(sayCondition),
): string[] {
  const [first] = together;
  const all = sayTogether(together).filter((when) => when !== undefined);
  const isSaid = all.length > 0 && all.length === sayTogether(together).length;
  const said = [
    ...conditions.map((condition) => ({ to: condition.verdict, when: sayCondition(condition) })),
    ...(first && isSaid && all.length <= mostTogether
      ? [{ to: first.verdict, when: allOf(all, t) }]
      : []),
  ];
  const changing = (to: Condition['verdict']) =>
    said.flatMap(({ to: own, when }) => (own === to && when !== undefined ? [when] : []));
  const say = (to: Condition['verdict'], how: string, when: readonly string[] = []) =>
    t(`verdicts:usually.${claimed ? claimWords[to] : to}${how}`, { when });
  // Of an amount nobody knows the figures of a reason are one of several.
  const isOneOfSeveral = [...conditions, ...together].some(
    ({ is }) => is === 'amount' || is === 'reached',
  );
  const otherwise = isOneOfSeveral ? 'otherwise-perhaps' : 'otherwise';
  if (verdict) {
    const but = changing(verdict === 'legal' ? 'illegal' : 'legal');
    return [
      but.length > 0 ? say(verdict, '-but', but) : say(verdict, ''),
      ...(but.length > 0 && violations.length > 0 ? [t(`verdicts:usually.${otherwise}`)] : []),
    ];
  }
  return (['legal', 'illegal'] as const).flatMap((to) => {
    const when = changing(to);
    return when.length > 0 ? [say(to, '-if', when)] : [];
  });
}

/** From, up to or exactly so much; undefined where the values have a gap. */
export function amountOf({ least, most }: Condition): [kind: string, count: number] | undefined {
  if (least !== undefined && most !== undefined)
    return least === 0 ? ['none', 0] : ['exactly', least];
  if (least !== undefined) return ['least', least];
  if (most !== undefined) return most === 0 ? ['none', 0] : ['most', most];
  return undefined;
}
