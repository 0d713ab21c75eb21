import type { ComponentChildren } from 'preact';
import type { Violation } from '#engine/core/verdict.ts';
import { NamedRule } from '#widgets/score/named-rule.tsx';
import { useNaming } from '#widgets/score/naming.ts';
import { useFormat } from '#widgets/shared/text.tsx';
import { sayViolation } from '../../words/verdict.ts';
import { nicknamesIn } from '../nicknames.ts';
import { useScoring } from './context.ts';
import { type FieldId, otherProblems, problemsAt, seatOf } from './sheet.ts';

/** Seats get the names of the players, ids those of the cards. */
function useSay(): (problem: Violation) => ComponentChildren {
  const format = useFormat();
  const { game, names } = useScoring();
  const naming = useNaming();
  return (problem) => {
    const text = sayViolation(problem, {
      t: format,
      name: (id) => {
        const seat = seatOf(id);
        return seat === undefined ? undefined : naming(game.players[seat]?.name, seat);
      },
      ...nicknamesIn(names.cards),
    });
    return (
      <>
        {text} <NamedRule clause={problem.rule} />
      </>
    );
  };
}

/** What is impossible at a field of this player, in words. */
export function useProblems(seat: number): (field: FieldId) => ComponentChildren[] {
  const { result } = useScoring();
  const say = useSay();
  return (field) => problemsAt(result, seat, field).map(say);
}

/** What is impossible and belongs to no single field. */
export function OtherProblems() {
  const { result } = useScoring();
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
