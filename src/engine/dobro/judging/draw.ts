import type { Effect } from '#engine/core/verdict.ts';
import { handLimits } from '#generated/dobro.ts';
import type { Situation } from '../format/schema.ts';
import { checkDraw, drawDue } from '../playing/legal-moves.ts';
import { no, type Rule } from '../violation.ts';
import { answer, type Judgement, refused, sharedCodes, unknown } from './answer.ts';
import type { Table } from './described-table.ts';
import { checkTurn, type Turn } from './turn.ts';

/** Drawing so many with so many in hand and this hand limit; an unknown deck had what was drawn. */
function drawOf(count: number, held: number, limit: number, deck: number | undefined): Judgement {
  const room = limit - held;
  if (count > room) return refused([no('turn.draw', 'draw-too-many', { count, due: room })]);
  const drawn: Effect = { code: 'draws', facts: { count } };
  // Allowed either way; only whether it was forgetting hangs on the deck.
  if (deck === undefined && count < room)
    return answer('legal', {
      effects: [drawn, { code: 'forgets-unless-empty', facts: { due: room, count } }],
      readings: ['forget.take'],
    });
  const due = drawDue(held, limit, deck ?? limit);
  if (count > due) return refused([no('round.deck-empty', 'deck-short', { count, due })]);
  const effects = [drawn];
  if (count < due) effects.push({ code: 'forgets', facts: { due, count } });
  const readings: Rule[] = [];
  if (count < due) readings.push('forget.take');
  if (due < room) readings.push('round.deck-empty');
  return answer('legal', { effects, readings });
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** Drawing at the end of one's turn; later is too late until the end of the next one. */
export function judgeDraw(
  situation: Situation,
  table: Table,
  count: number,
  late: boolean,
): Judgement {
  const malformed = checkDraw(count, Number.POSITIVE_INFINITY);
  if (malformed.length > 0) return refused(malformed);
  // From an empty deck nobody draws, sooner or later (round.deck-empty).
  if (late && count > 0)
    return table.deck === 0
      ? refused([no('round.deck-empty', 'deck-short', { count, due: 0 })], ['round.deck-empty'])
      : refused([no('forget.wait', 'too-late', { count })], ['forget.take']);
  const turn: Turn = late ? { violations: [], missing: [] } : checkTurn(situation, table);
  if (turn.violations.length > 0) return refused(turn.violations);
  const { held, limit, deck } = table;
  const limits = limit === undefined ? [...new Set(Object.values(handLimits))] : [limit];
  const ways = limits
    .sort((a, b) => b - a)
    .flatMap((most) =>
      (held === undefined ? upTo(most) : [held])
        .filter((own) => own <= most)
        .map((own) => drawOf(count, own, most, deck)),
    );
  const [first = unknown('players')] = ways;
  const verdicts = new Set(ways.map(({ verdict }) => verdict));
  const missing = [
    ...turn.missing,
    ...(verdicts.size > 1 && held === undefined ? ['hand'] : []),
    ...(verdicts.size > 1 && limit === undefined ? ['players'] : []),
  ];
  if (verdicts.size === 1 && first.verdict === 'illegal') return first;
  if (missing.length > 0) return unknown(...missing);
  const effects = sharedCodes(ways.map((way) => way.effects));
  const readings = first.readings.filter((rule) =>
    ways.every((way) => way.readings.includes(rule)),
  );
  return { ...first, effects, readings };
}

/** Who forgot takes the card; otherwise it stays where it was (forget.take, forget.keep). */
export function judgeForgetful(situation: Situation, holder: string): Judgement {
  const { forgot, 'forgetful-before': forgetful, deck } = situation;
  // A player forgets, or nobody; the card is with a player, or in the middle of the table.
  if (forgot === 'middle')
    return answer('impossible', { violations: [no('forget.take', 'middle-forgets')] });
  if (forgetful === 'nobody' || holder === 'nobody')
    return answer('impossible', { violations: [no('forget.keep', 'nobody-holds')] });
  const goes = { effects: [{ code: 'forgetful-goes', facts: { holder } }] };
  const stays = { effects: [{ code: 'forgetful-stays', facts: { holder } }] };
  // Without cards to draw nobody forgets; whoever held the card keeps it (round.deck-empty).
  if (deck === 0) {
    if (forgetful === undefined) return unknown('forgetful-before');
    return holder === forgetful
      ? answer('legal', { ...stays, readings: ['round.deck-empty'] })
      : refused(
          [no('round.deck-empty', 'deck-empty-keeps', { forgetful, holder })],
          ['round.deck-empty'],
        );
  }
  // Whoever forgot or not: from a player the card never goes back to the middle within a round.
  const withPlayer = forgetful !== undefined && forgetful !== 'middle';
  if (forgot === undefined)
    return withPlayer && holder === 'middle'
      ? refused([no('forget.keep', 'never-back')])
      : unknown('forgot');
  if (forgot !== 'nobody')
    return holder === forgot
      ? answer('legal', { ...goes, readings: ['forget.take'] })
      : refused([no('forget.take', 'forgot-takes', { forgot, holder })], ['forget.take']);
  if (forgetful === undefined) return unknown('forgetful-before');
  return holder === forgetful
    ? answer('legal', stays)
    : refused([no('forget.keep', 'holder-keeps', { forgetful, holder })]);
}
