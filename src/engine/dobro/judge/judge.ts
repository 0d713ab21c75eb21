import type { Effect } from '../../core/verdict.ts';
import { type Card, isWordless, nameOf, reverse } from '../card.ts';
import type { Play } from '../move.ts';
import { checkTake, holds } from '../moves.ts';
import { numberPlayed, playedOn, playsOf } from '../play-rules.ts';
import { worthOf } from '../value.ts';
import { no } from '../violation.ts';
import { answer, type Judgement, type Option, refused, unknown } from './answer.ts';
import { bestWay, climb, readingsOf } from './climb.ts';
import type { DescribedMove, Situation } from './description.ts';
import { judgeDraw, judgeForgetful } from './draw.ts';
import { readPlay, Unreadable } from './reading.ts';
import { checkCopies, failedStep, readTable, type Table, values } from './table.ts';
import { checkTurn } from './turn.ts';

const optionOf = (play: Play, value: number): Option => ({
  cards: play.cards.map(nameOf),
  ...(play.as === undefined ? {} : { as: play.as }),
  value,
});

/** What a legal play does, in the order it happens. */
function effectsOf(value: number, play: Play, hand: readonly Card[] | undefined): Effect[] {
  const next = playedOn(value, play);
  const [first] = play.cards;
  const wordless = first !== undefined && isWordless(first);
  const doubles = value !== 0 && worthOf(numberPlayed(play), play.cards.length) === value;
  const effects: Effect[] = [
    wordless
      ? { code: 'value-stays', facts: { value } }
      : { code: doubles ? 'value-doubles' : 'value', facts: { from: value, value: next } },
  ];
  if (first === reverse) effects.push({ code: 'direction-turns', facts: {} });
  if (hand !== undefined && hand.length === play.cards.length)
    effects.push({ code: 'round-ends', facts: {} });
  return effects;
}

/** Judges a play on each value it may meet: legal on all, on none, or it depends. */
function judgePlay(situation: Situation, table: Table, play: Play): Judgement {
  const { hand, climbed } = table;
  const fixed = [
    ...checkTurn(situation, table),
    ...(hand !== undefined && play.cards.length <= 2 && !holds(hand, play.cards)
      ? [no('turn.one', 'not-in-hand', { cards: play.cards.map(nameOf) })]
      : []),
  ];
  const onTable = climbed?.plays.flatMap((earlier) => earlier.cards) ?? [];
  const copies = hand === undefined ? checkCopies([...onTable, ...play.cards], table.players) : [];
  if (copies.length > 0) return answer('impossible', { violations: copies });

  const possible = table.value === undefined ? [0, ...values] : [table.value];
  const results = possible.map((value) => ({ value, ...bestWay(value, play) }));
  const legal = results.filter(({ violations }) => violations.length === 0);
  const doubled = climbed?.doubled ?? false;
  const shown = legal[0] ?? results[0];
  if (shown === undefined) return refused(fixed);
  const readings = table.value === undefined ? [] : readingsOf(shown.value, doubled, shown.play);
  if (fixed.length > 0 || legal.length === 0) {
    // Over unknown values only what is broken on every one of them may be said.
    const shared = shown.violations.filter(({ code }) =>
      results.every(({ violations }) => violations.some((other) => other.code === code)),
    );
    return refused([...fixed, ...shared], readings);
  }
  if (legal.length < results.length) return unknown('value');
  const example = optionOf(shown.play, playedOn(shown.value, shown.play));
  return table.value === undefined
    ? answer('legal', { effects: [{ code: 'value-stays', facts: {} }] })
    : answer('legal', { effects: effectsOf(shown.value, shown.play, hand), readings, example });
}

function judgeTake(situation: Situation, table: Table): Judgement {
  const turn = checkTurn(situation, table);
  const { climbed, value } = table;
  const size = climbed?.plays.reduce((sum, play) => sum + play.cards.length, 0);
  if (size === undefined && !value)
    return turn.length > 0 ? refused(turn) : unknown(value === 0 ? 'climb' : 'value');
  const violations = [...turn, ...checkTake(size ?? 1)];
  if (violations.length > 0) return refused(violations, size === 0 ? ['climb.open'] : []);
  return answer('legal', {
    effects: [
      { code: 'takes-climb', facts: size === undefined ? {} : { count: size } },
      { code: 'opens-next', facts: {} },
    ],
  });
}

/** A whole climb, play by play; a `take` ends it. */
function judgeClimb(
  table: Table,
  written: Extract<DescribedMove, { climb: unknown }>['climb'],
): Judgement {
  const end = written.indexOf('take');
  if (end >= 0 && end < written.length - 1)
    return refused([no('climb.take', 'after-take', { step: end + 2 })]);
  const plays = written.flatMap((play) => (play === 'take' ? [] : [readPlay(play)]));
  const before = table.climbed?.plays ?? [];
  const copies = checkCopies(
    [...before, ...plays].flatMap((play) => play.cards),
    table.players,
  );
  if (copies.length > 0) return answer('impossible', { violations: copies });
  if (plays.length + before.length === 0)
    return refused([no('climb.open', 'nothing-to-take')], ['climb.open']);
  const climbed = climb(plays, table.value ?? 0, 0, table.climbed?.doubled);
  const readings = [...new Set(climbed.readings)];
  if (climbed.failed !== undefined)
    return { ...refused(failedStep(climbed), readings), values: climbed.values };
  const cards = [...before, ...plays].reduce((sum, play) => sum + play.cards.length, 0);
  const effects: Effect[] = [
    { code: 'value', facts: { from: table.value ?? 0, value: climbed.value } },
  ];
  if (end >= 0)
    effects.push(
      { code: 'takes-climb', facts: { count: cards } },
      { code: 'opens-next', facts: {} },
    );
  return answer('legal', { effects, readings, values: climbed.values });
}

function listOptions(situation: Situation, table: Table): Judgement {
  const turn = checkTurn(situation, table);
  if (turn.length > 0) return refused(turn);
  const { hand, value } = table;
  if (hand === undefined || value === undefined)
    return unknown(
      ...(value === undefined ? ['value'] : []),
      ...(hand === undefined ? ['hand'] : []),
    );
  const options = playsOf(hand, value).map((play) => optionOf(play, playedOn(value, play)));
  return answer('legal', { options });
}

/** Answers for a described Dobro move. */
export function judge(situation: Situation, move: DescribedMove): Judgement {
  try {
    const table = readTable(situation);
    if (table.impossible.length > 0) return answer('impossible', { violations: table.impossible });
    if ('play' in move) return judgePlay(situation, table, readPlay(move));
    if ('take' in move) return judgeTake(situation, table);
    if ('draw' in move) return judgeDraw(situation, table, move.draw, move.late === true);
    if ('forgetful' in move) return judgeForgetful(situation, move.forgetful);
    if ('climb' in move) return judgeClimb(table, move.climb);
    return listOptions(situation, table);
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem;
    const violation = no('turn.one', 'no-such-card', { found: problem.found });
    return answer('unreadable', { violations: [violation] });
  }
}
