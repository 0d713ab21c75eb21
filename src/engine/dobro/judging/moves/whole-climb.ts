import { explore } from '#engine/core/partial-knowledge.ts';
import type { Effect } from '#engine/core/verdict.ts';
import { checkCopies } from '../../cards/copies.ts';
import type { DescribedMove, Situation } from '../../format/schema.ts';
import { no, type Rule } from '../../violation.ts';
import { climb, failedStep, mergedAll, standingAt, valuesOf, withDoubt } from '../table/climb.ts';
import type { Table } from '../table/described-table.ts';
import { type Judgement, judgement, refused, shared, undecided } from '../table/judgement.ts';
import { readPlay } from '../table/reading.ts';
import { reasonOrder } from '../table/reason-order.ts';
import { usual } from '../table/usual.ts';
import { undrawn } from './take.ts';

/** A whole climb, play by play; a `take` ends it. */
export function judgeClimb(
  situation: Situation,
  table: Table,
  written: Extract<DescribedMove, { climb: unknown }>['climb'],
): Judgement {
  const end = written.indexOf('take');
  if (end >= 0 && end < written.length - 1)
    return refused([no('climb.take', 'after-take', { step: end + 2 })]);
  const plays = written.flatMap((play) => (play === 'take' ? [] : [readPlay(play)]));
  const { plays: before = [], standings, unsaid } = table;
  const cards = [...before, ...plays].flatMap((play) => play.cards);
  const copies = checkCopies(cards, table.players);
  if (copies.length > 0) return judgement('impossible', { violations: copies });
  if (cards.length === 0)
    return end < 0
      ? refused([no('climb.open', 'nothing-played')])
      : refused([no('climb.open', 'nothing-to-take')], ['climb.open']);
  // Nothing is described of the table, so the climb is described from its opening.
  const from = unsaid.includes('value') && table.value === undefined ? [standingAt(0)] : standings;
  const ways = from.map(({ value, doubled }) => climb(plays, [standingAt(value, doubled)]));
  const found = explore<Rule, never>(
    (on) => {
      const met = on.ask(unsaid, valuesOf(from), 'standing', { is: 'amount' });
      const way = ways[from.findIndex(({ value }) => value === met)];
      if (way?.failed !== undefined) for (const violation of failedStep(way)) on.ok(violation);
    },
    reasonOrder,
    usual,
  );
  if (found.verdict === 'open') return undecided(found);
  const climbed = climb(
    plays,
    from.map(({ value, doubled }) => standingAt(value, doubled)),
  );
  const { readings: all, values } = mergedAll(climbed.standings);
  const readings = [...new Set(all)];
  if (found.verdict === 'illegal') return { ...refused(failedStep(climbed), readings), values };
  const taken: Effect[] = [
    { code: 'takes-climb', facts: { count: cards.length, whole: true } },
    { code: 'opens-next', facts: { ...undrawn(situation), whole: true } },
  ];
  const reached = ways.flatMap(({ standings: ends }, at) =>
    ends.map(({ value }): Effect[] => [
      value === 0
        ? { code: 'no-value', facts: {} }
        : { code: 'value', facts: { from: from[at]?.value ?? 0, value } },
    ]),
  );
  const steps: Effect[] =
    plays.length > 1
      ? [{ code: 'steps', facts: { values: values.map((value) => `${value ?? '?'}`) } }]
      : [];
  // Once the cards are taken, no value is in play any more.
  const left = end < 0 ? withDoubt(plays, shared(reached)) : taken;
  const effects = [...steps, ...left];
  return judgement('legal', { effects, readings, values });
}
