import { explore } from '#engine/core/partial-knowledge.ts';
import type { Situation } from '../../format/schema.ts';
import { no, type Rule } from '../../violation.ts';
import { type Judgement, judgement, refused, undecided } from '../table/judgement.ts';
import { reasonOrder } from '../table/reason-order.ts';
import { usual } from '../table/usual.ts';

/** A player who forgot takes the card; otherwise it stays where it was (forget.take, forget.keep). */
export function judgeForgetful(situation: Situation, holder: string): Judgement {
  const { forgot, 'forgetful-before': forgetful, deck } = situation;
  // Either a player forgot or nobody did; the card is with a player or in the middle of the table.
  if (forgot === 'middle')
    return judgement('impossible', { violations: [no('forget.take', 'middle-forgets')] });
  if (forgetful === 'nobody' || holder === 'nobody')
    return judgement('impossible', { violations: [no('forget.keep', 'nobody-holds')] });
  const holders = [...new Set([holder, 'middle', 'somebody'])];
  const found = explore<Rule, never>(
    (on) => {
      const before = (): string =>
        forgetful ?? on.ask('forgetful-before', holders, 'forgetful-before', { is: 'so' });
      // Without cards to draw nobody forgets, and the card stays with its holder (round.deck-empty).
      if (deck === 0) {
        on.readings.add('round.deck-empty');
        const kept = before();
        if (holder !== kept)
          on.no('round.deck-empty', 'deck-empty-keeps', { forgetful: kept, holder });
        on.effect('forgetful-stays', { holder });
        return;
      }
      // In either case, within a round the card never goes from a player back to the middle.
      if (
        holder === 'middle' &&
        forgot === undefined &&
        forgetful !== undefined &&
        forgetful !== holder
      )
        return on.no('forget.keep', 'never-back');
      const late =
        forgot ??
        on.ask('forgot', [...new Set([holder, 'nobody', 'somebody'])], 'forgot', { is: 'so' });
      if (late !== 'nobody') {
        on.readings.add('forget.take');
        if (holder !== late) on.no('forget.take', 'forgot-takes', { forgot: late, holder });
        on.effect('forgetful-goes', { holder });
        return;
      }
      const kept = before();
      if (holder !== kept) on.no('forget.keep', 'holder-keeps', { forgetful: kept, holder });
      on.effect('forgetful-stays', { holder });
    },
    reasonOrder,
    usual,
  );
  const { violations, effects, readings } = found.best;
  if (found.verdict === 'illegal') return refused(violations, [...readings]);
  if (found.verdict === 'open') return undecided(found);
  return judgement('legal', { effects, readings: [...readings] });
}
