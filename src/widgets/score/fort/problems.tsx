import type { ComponentChildren } from 'preact';
import type { Facts, Violation } from '../../../engine/core/verdict.ts';
import { isOneOf } from '../../shared/reading.ts';
import { RuleLink, useText } from '../../shared/text.tsx';
import { useNaming } from '../naming.ts';
import { type FieldId, otherProblems, problemsAt, seatOf } from './sheet.ts';
import { useTable } from './table.ts';

/** What the score engine finds impossible; the words are `score:problem.*`. */
const codes = [
  'lookout-over',
  'pack-over',
  'stuff-over',
  'rule-at-level-0',
  'rule-twice',
  'macaroni-below-5',
  'macaroni-twice',
  'macaroni-nobody',
  'friends-of-two-boards',
  'friend-twice',
  'too-many-kids',
  'too-many-copies',
  'tokens-over',
] as const;

/** The figures of a problem, with names where the engine has seats and ids. */
function useValues(): (facts: Facts) => Record<string, string> {
  const { game, names } = useTable();
  const naming = useNaming();
  const nameOf = (fact: unknown): string => {
    const seat = seatOf(fact);
    if (seat !== undefined) return naming(game.players[seat]?.name, seat);
    return names.cards.find(({ id }) => id === fact)?.name ?? String(fact);
  };
  return (facts) =>
    Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, nameOf(fact)]));
}

function useSay(): (problem: Violation) => ComponentChildren {
  const t = useText();
  const values = useValues();
  return ({ code, facts, rule }) => {
    if (!isOneOf(code, codes)) return null;
    const said = { player: '', rival: '', count: '', room: '', level: '', card: '', other: '' };
    return (
      <>
        {t(`score:problem.${code}`, { ...said, ...values(facts) })}{' '}
        <RuleLink clause={rule}>{t('score:to-rule')}</RuleLink>
      </>
    );
  };
}

/** What can't be at a field of this player, in words. */
export function useProblems(seat: number): (field: FieldId) => ComponentChildren[] {
  const { result } = useTable();
  const say = useSay();
  return (field) => problemsAt(result, seat, field).map(say);
}

/** What can't be and belongs to no single field. */
export function OtherProblems() {
  const { result } = useTable();
  const say = useSay();
  const all = otherProblems(result);
  if (all.length === 0) return null;
  return (
    <div class="w-problems">
      {all.map((problem) => (
        <p key={problem.code}>{say(problem)}</p>
      ))}
    </div>
  );
}
