import { explore } from '#engine/core/partial-knowledge.ts';
import type { Effect, Facts } from '#engine/core/verdict.ts';
import { handLimits } from '#generated/dobro.ts';
import { checkCopies } from '../../cards/copies.ts';
import type { DescribedMove, Situation } from '../../format/schema.ts';
import { checkDraw, drawDue } from '../../rules/draw.ts';
import { no, type Rule, type Violation } from '../../violation.ts';
import type { Table } from '../table/described-table.ts';
import { type Judgement, judgement, refused, sharedCodes, undecided } from '../table/judgement.ts';
import { readCards } from '../table/reading.ts';
import { reasonOrder } from '../table/reason-order.ts';
import { noteTurn } from '../table/turn.ts';
import { usual } from '../table/usual.ts';

/** What comes of drawing too few: once the next player has acted it can't be made up for any more (forget.take). */
const tooFew = (late: boolean, unlessEmpty: boolean, facts: Facts): Effect => {
  const code = late ? 'forgot' : 'forgets';
  return { code: unlessEmpty ? `${code}-unless-empty` : code, facts: late ? {} : facts };
};

/** Drawing this many with this hand and limit; a deck of unknown size had what was drawn. */
function drawOf(
  count: number,
  held: number,
  limit: number,
  deck: number | undefined,
  late: boolean,
): Judgement {
  const room = limit - held;
  if (count > room) return refused([no('turn.draw', 'draw-too-many', { count, due: room })]);
  const drawn: Effect = { code: 'draws', facts: { count } };
  // Allowed either way; the deck only decides whether it counts as forgetting.
  if (deck === undefined && count < room)
    return judgement('legal', {
      effects: [drawn, tooFew(late, true, { due: room, count })],
      readings: ['forget.take'],
    });
  const due = drawDue(held, limit, deck ?? limit);
  if (count > due) return refused([no('round.deck-empty', 'deck-short', { count, due })]);
  const effects = [drawn];
  if (count < due) effects.push(tooFew(late, false, { due, count }));
  const readings: Rule[] = [];
  if (count < due) readings.push('forget.take');
  if (due < room) readings.push('round.deck-empty');
  return judgement('legal', { effects, readings });
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

type DrawMove = Extract<DescribedMove, { draw: unknown }>;

/** Cards named as drawn must be as many as were drawn, and no more copies than there are (setup.deck). */
function checkDrawn(
  { hands = {} }: Situation,
  { plays = [], hand = [], players }: Table,
  { draw, drawn }: DrawMove,
): Violation[] {
  if (drawn === undefined) return [];
  const cards = readCards(drawn);
  if (cards.length !== draw)
    return [no('turn.draw', 'drawn-differs', { count: cards.length, draw })];
  const theirs = Object.values(hands).flatMap((each) =>
    typeof each === 'object' ? readCards(each) : [],
  );
  const seen = [...plays.flatMap((play) => play.cards), ...hand, ...theirs];
  return checkCopies([...seen, ...cards], players);
}

/** Drawing at the end of one's turn; later is too late until the end of the next one. */
function judgeCount(situation: Situation, table: Table, count: number, late: boolean): Judgement {
  const malformed = checkDraw(count, Number.POSITIVE_INFINITY);
  if (malformed.length > 0) return refused(malformed);
  // Nobody draws from an empty deck, be it in time or late (round.deck-empty).
  if (late && count > 0)
    return table.deck === 0
      ? refused([no('round.deck-empty', 'deck-short', { count, due: 0 })], ['round.deck-empty'])
      : refused([no('forget.wait', 'too-late', { count })], ['forget.take']);
  const { held, limit, deck } = table;
  // The most permissive first.
  const limits =
    limit === undefined ? [...new Set(Object.values(handLimits))].sort((a, b) => b - a) : [limit];
  const hands = (most: number): number[] =>
    (held === undefined ? upTo(most) : [held]).filter((own) => own <= most);
  const possible = limits.filter((most) => hands(most).length > 0);
  const drawing = (own: number, most: number) => drawOf(count, own, most, deck, late);
  const ways = possible.flatMap((most) => hands(most).map((own) => drawing(own, most)));
  const found = explore<Rule, never>(
    (on) => {
      if (!late) noteTurn(on, situation, table);
      const most = on.ask('players', possible, 'limit', { is: 'so' });
      const own = on.ask('hand', hands(most), 'held', { is: 'amount' });
      for (const violation of drawing(own, most).violations) on.ok(violation);
    },
    reasonOrder,
    usual,
  );
  if (found.verdict === 'illegal') return refused(found.best.violations);
  if (found.verdict === 'open') return undecided(found);
  const effects = sharedCodes(ways.map((way) => way.effects));
  // The hand limit alone may decide whether it counts as forgetting: only six players have a lower one.
  const forgets = possible.map((most) =>
    hands(most).every((own) =>
      drawing(own, most).effects.some(({ code }) => code.startsWith('forg')),
    ),
  );
  if (forgets[0] && forgets.includes(false))
    effects.push({ code: late ? 'fewer-forgot' : 'fewer-forget', facts: {} });
  const [first, ...others] = ways.map((way) => way.readings);
  const readings = first?.filter((rule) => others.every((other) => other.includes(rule)));
  return judgement('legal', { effects, readings });
}

export function judgeDraw(situation: Situation, table: Table, move: DrawMove): Judgement {
  const violations = checkDrawn(situation, table, move);
  return violations.length > 0
    ? judgement('impossible', { violations })
    : judgeCount(situation, table, move.draw, move.late === true);
}
