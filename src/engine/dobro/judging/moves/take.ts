import { explore } from '#engine/core/partial-knowledge.ts';
import type { Facts } from '#engine/core/verdict.ts';
import type { Situation } from '../../format/schema.ts';
import { checkTake } from '../../rules/take.ts';
import type { Rule } from '../../violation.ts';
import type { Table } from '../table/described-table.ts';
import { inCommon, type Judgement, judgement, refused, undecided } from '../table/judgement.ts';
import { reasonOrder } from '../table/reason-order.ts';
import { noteTurn } from '../table/turn.ts';
import { usual } from '../table/usual.ts';

/** The taker of a climb draws before opening the next one, unless the deck is empty (turn.draw, round.deck-empty). */
export const undrawn = ({ deck }: Situation): Facts => (deck === 0 ? { undrawn: true } : {});

/** Judges taking the climb: there must be a card on it, which its plays or its value show. */
export function judgeTake(situation: Situation, table: Table): Judgement {
  const { plays, value } = table;
  const size = plays?.reduce((sum, play) => sum + play.cards.length, 0);
  const found = explore<Rule, never>(
    (on) => {
      noteTurn(on, situation, table);
      const fact = value === 0 ? 'climb' : 'value';
      const played = size ?? (value || on.whether(fact, 'played', { is: 'so' }) ? 1 : 0);
      for (const violation of checkTake(played)) on.ok(violation);
      if (played === 0) on.readings.add('climb.open');
    },
    reasonOrder,
    usual,
  );
  if (found.verdict === 'illegal') return refused(inCommon(found.broken), [...found.best.readings]);
  if (found.verdict === 'open') return undecided(found);
  return judgement('legal', {
    effects: [
      { code: 'takes-climb', facts: size === undefined ? {} : { count: size } },
      { code: 'opens-next', facts: undrawn(situation) },
    ],
    // A climb of special cards has no value, but it is there to be taken.
    readings: value === 0 ? ['climb.open'] : [],
  });
}
