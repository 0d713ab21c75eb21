import type { Effect } from '../../core/verdict.ts';
import { checkDraw, drawDue } from '../moves.ts';
import { no } from '../violation.ts';
import { answer, type Judgement, refused, unknown } from './answer.ts';
import type { Situation } from './description.ts';
import type { Table } from './table.ts';
import { checkTurn } from './turn.ts';

/** Drawing at the end of one's turn; later is too late until the end of the next one. */
export function judgeDraw(
  situation: Situation,
  table: Table,
  count: number,
  late: boolean,
): Judgement {
  const turn = late ? [] : checkTurn(situation, table);
  if (late) return refused([no('forget.wait', 'too-late', { count })], ['forget.take']);
  if (turn.length > 0) return refused(turn);
  const { held, limit, deck } = table;
  const malformed = checkDraw(count, Number.POSITIVE_INFINITY);
  if (malformed.length > 0) return refused(malformed);
  if (held === undefined || limit === undefined)
    return unknown(
      ...(held === undefined ? ['hand'] : []),
      ...(limit === undefined ? ['players'] : []),
    );
  if (count > limit - held)
    return refused([no('turn.draw', 'draw-too-many', { count, due: limit - held })]);
  if (deck === undefined && count < limit - held) return unknown('deck');
  const due = drawDue(held, limit, deck ?? limit);
  if (count > due) return refused([no('round.deck-empty', 'deck-short', { count, due })]);
  const effects: Effect[] = [{ code: 'draws', facts: { count } }];
  if (count < due) effects.push({ code: 'forgets', facts: { due, count } });
  const short = due < limit - held;
  return answer('legal', {
    effects,
    readings: [
      ...(count < due ? ['forget.take' as const] : []),
      ...(short ? ['round.deck-empty' as const] : []),
    ],
  });
}

/** Who forgot takes the card; otherwise it stays where it was (forget.take, forget.keep). */
export function judgeForgetful(situation: Situation, holder: string): Judgement {
  const { forgot, forgetful, deck } = situation;
  // Without cards to draw nobody forgets; whoever held the card keeps it (round.deck-empty).
  if (deck === 0) {
    if (forgetful === undefined) return unknown('forgetful');
    return holder === forgetful
      ? answer('legal', { readings: ['round.deck-empty'] })
      : refused(
          [no('round.deck-empty', 'deck-empty-keeps', { forgetful, holder })],
          ['round.deck-empty'],
        );
  }
  if (forgot === undefined) return unknown('forgot');
  if (forgot !== 'nobody')
    return holder === forgot
      ? answer('legal', { readings: ['forget.take'] })
      : refused([no('forget.take', 'forgot-takes', { forgot, holder })], ['forget.take']);
  if (forgetful === undefined) return unknown('forgetful');
  return holder === forgetful
    ? answer('legal')
    : refused([no('forget.keep', 'holder-keeps', { forgetful, holder })]);
}
