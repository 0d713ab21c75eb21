import { explore } from '#engine/core/partial-knowledge.ts';
import { same } from '#engine/core/same.ts';
import type { Effect, Facts } from '#engine/core/verdict.ts';
import { holds, isWordless, nameOf, reverse } from '../../cards/card.ts';
import { checkCopies } from '../../cards/copies.ts';
import type { Situation } from '../../format/schema.ts';
import { numberPlayed, playedOn } from '../../rules/play.ts';
import { worthOf } from '../../rules/value.ts';
import type { Play } from '../../state/move.ts';
import type { Rule, Violation } from '../../violation.ts';
import { otherValue } from '../table/announced.ts';
import { brokenBy, isUnnamed, legalWays, readingsOf, valuesOf, withDoubt } from '../table/climb.ts';
import type { Table } from '../table/described-table.ts';
import {
  inCommon,
  type Judgement,
  judgement,
  type Option,
  refused,
  shared,
  undecided,
} from '../table/judgement.ts';
import { reasonOrder } from '../table/reason-order.ts';
import { noteTurn } from '../table/turn.ts';
import { usual } from '../table/usual.ts';

/** A play as it is offered. */
export const optionOf = (play: Play, value: number): Option => ({
  cards: play.cards.map(nameOf),
  ...(play.as === undefined ? {} : { as: play.as }),
  value,
});

/** What a legal play does, in the order it happens. */
function effectsOf(value: number, play: Play, { held, value: known }: Table): Effect[] {
  const next = playedOn(value, play);
  const [first] = play.cards;
  const wordless = first !== undefined && isWordless(first);
  const doubles = value !== 0 && worthOf(numberPlayed(play), play.cards.length) === value;
  const from: Facts = known === undefined ? {} : { from: value };
  const effects: Effect[] = [
    wordless
      ? value === 0 && known !== undefined
        ? { code: 'no-value', facts: {} }
        : { code: 'value-stays', facts: known === undefined ? {} : { value } }
      : { code: doubles ? 'value-doubles' : 'value', facts: { ...from, value: next } },
  ];
  if (first === reverse) effects.push({ code: 'direction-turns', facts: {} });
  if (held === play.cards.length) effects.push({ code: 'round-ends', facts: {} });
  return effects;
}

/** Whether the cards may be in the hand, even where only its size is known. */
const mayHold = ({ hand, held }: Table, cards: Play['cards']): boolean =>
  hand === undefined ? cards.length <= (held ?? cards.length) : holds(hand, cards);

/** Ways to play each once, whichever of the values in play they are for. */
const eachOnce = (options: readonly Option[]): Option[] =>
  options.filter((option, at) => options.findIndex((other) => same(other, option)) === at);

/** Clauses that weigh a play against the value: only they rest on how the value is read. */
const weighing: readonly Rule[] = ['turn.higher', 'turn.equal', 'turn.pair', 'special.joker'];

const refusedPlay = (violations: readonly Violation[], readings: readonly Rule[]): Judgement => {
  const rules = violations.map(({ rule }) => rule);
  const weighs = rules.some((rule) => weighing.includes(rule));
  return refused(
    violations,
    readings.filter((rule) => weighs || rules.includes(rule)),
  );
};

/**
 * Judges a play. The value it meets may be unknown, so it must be legal on all that it may be; the
 * number of a Joker that is played is the mover's choice, so one that works is enough.
 */
export function judgePlay(
  situation: Situation,
  table: Table,
  play: Play,
  announced: number | undefined,
  strict: boolean,
): Judgement {
  const { hand, plays = [], standings, unsaid, value } = table;
  const onTable = plays.flatMap((earlier) => earlier.cards);
  const copies = hand === undefined ? checkCopies([...onTable, ...play.cards], table.players) : [];
  if (copies.length > 0) return judgement('impossible', { violations: copies });

  // Only special cards lie there: that the next player opens freely is our reading.
  const opensAgain = value === 0 && plays.length > 0;
  const found = explore<Rule, Option>(
    (on) => {
      const met = on.ask(unsaid, valuesOf(standings), 'standing', { is: 'amount' });
      const doubled = standings.find((standing) => standing.value === met)?.doubled ?? false;
      noteTurn(on, situation, table);
      if (play.cards.length <= 2 && !mayHold(table, play.cards)) {
        const lacking = play.cards.filter((card) => !hand?.includes(card));
        // Of two equal cards one may be there: the reason then names both.
        on.no('turn.one', 'not-in-hand', {
          cards: (lacking.length > 0 ? lacking : play.cards).map(nameOf),
        });
      }
      const ways = legalWays(met, play);
      const way = on.choose(ways);
      if (!way) for (const violation of brokenBy(met, play)) on.ok(violation);
      on.ok(announced === undefined ? undefined : otherValue(met, ways, announced));
      if (strict && hand === undefined && !on.whether('hand', 'hand', { is: 'so' }))
        on.no('turn.one', 'not-in-hand', { cards: play.cards.map(nameOf) });
      for (const rule of readingsOf(met, doubled, way ?? play)) on.readings.add(rule);
    },
    reasonOrder,
    usual,
  );
  if (found.verdict === 'illegal')
    return refusedPlay(inCommon(found.broken), value === undefined ? [] : [...found.best.readings]);
  if (found.verdict === 'open') return undecided(found);

  const ways = standings.flatMap(({ value: met, doubled }) =>
    legalWays(met, play)
      .filter((way) => announced === undefined || playedOn(met, way) === announced)
      .map((way) => ({
        option: optionOf(way, playedOn(met, way)),
        effects: effectsOf(met, way, table),
        readings: readingsOf(met, doubled, way),
      })),
  );
  const effects = withDoubt(play, shared(ways.map((way) => way.effects)));
  const options = eachOnce(ways.map(({ option }) => option));
  const [way, ...others] = ways;
  if (value === undefined) return judgement('legal', { effects: withValues(effects, options) });
  const readings = way?.readings.filter((rule) =>
    others.every((other) => other.readings.includes(rule)),
  );
  return judgement('legal', {
    effects,
    readings: [...new Set([...(readings ?? []), ...(opensAgain ? (['climb.open'] as const) : [])])],
    example: way?.option,
    ...(isUnnamed(play) || options.length > 1 ? { options } : {}),
  });
}

/** Where the value before a play is unknown, it may still leave one of a few. */
function withValues(effects: readonly Effect[], options: readonly Option[]): Effect[] {
  const values = [...new Set(options.map(({ value }) => value))].sort((one, two) => one - two);
  return effects.some(({ code }) => code.startsWith('value')) || values.length > mostValues
    ? [...effects]
    : [{ code: 'value', facts: { value: values.join(' / ') } }, ...effects];
}
const mostValues = 4;
