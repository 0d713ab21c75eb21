import type { ComponentChildren } from 'preact';
import type { Fact, Violation } from '../../../engine/core/verdict.ts';
import { type FortWords, sayViolation } from '../../../words/fort-verdict.ts';
import { RuleLink, useFormat, useText } from '../../shared/text.tsx';
import { useNaming } from '../naming.ts';
import { type FieldId, otherProblems, problemsAt, seatOf } from './sheet.ts';
import { useTable } from './table.ts';

/** The words of a problem; seats have the names of the players in them. */
function useSay(): (problem: Violation) => ComponentChildren {
  const t = useText();
  const format = useFormat();
  const { game, names } = useTable();
  const naming = useNaming();
  const players = game.players.map(({ name }, seat) => naming(name, seat));
  const person = (fact: Fact): Fact => players[seatOf(fact) ?? -1] ?? fact;
  const words: FortWords = {
    t: format,
    name: (id) =>
      players.includes(id)
        ? undefined
        : (names.cards.find((card) => card.id === id)?.name ??
          names.rules.find(([rule]) => rule === id)?.[1]),
  };
  return ({ code, facts, rule }) => {
    const named = Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, person(fact)]),
    );
    return (
      <>
        {sayViolation({ code, facts: named, rule }, words)}{' '}
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
