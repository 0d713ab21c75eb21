import { same } from '#engine/core/same.ts';
import type { Effect, Facts } from '#engine/core/verdict.ts';
import { isWordless, nameOf, reverse } from '../cards/card.ts';
import { checkCopies } from '../cards/copies.ts';
import type { DescribedMove, Situation } from '../format/description.ts';
import { checkTake, holds } from '../playing/legal-moves.ts';
import { numberPlayed, playedOn, playsOf } from '../rules/play.ts';
import { worthOf } from '../rules/value.ts';
import type { Play } from '../state/move.ts';
import { no } from '../violation.ts';
import {
  answer,
  inCommon,
  type Judgement,
  type Option,
  refused,
  shared,
  unknown,
} from './answer.ts';
import {
  brokenBy,
  climb,
  isUnnamed,
  legalWays,
  mergedAll,
  readingsOf,
  standingAt,
} from './climb.ts';
import { failedStep, readTable, type Table } from './described-table.ts';
import { judgeDraw, judgeForgetful } from './draw.ts';
import { inOwnName, readPlay, Unreadable } from './reading.ts';
import { checkTurn } from './turn.ts';

const optionOf = (play: Play, value: number): Option => ({
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
      ? { code: 'value-stays', facts: known === undefined ? {} : { value } }
      : { code: doubles ? 'value-doubles' : 'value', facts: { ...from, value: next } },
  ];
  if (first === reverse) effects.push({ code: 'direction-turns', facts: {} });
  if (held === play.cards.length) effects.push({ code: 'round-ends', facts: {} });
  return effects;
}

/** Whether the cards may be in the hand, of which perhaps only the size is known. */
const mayHold = ({ hand, held }: Table, cards: Play['cards']): boolean =>
  hand === undefined ? cards.length <= (held ?? cards.length) : holds(hand, cards);

/** A Joker without a number leaves open what the value becomes, unless all numbers agree. */
const withDoubt = (plays: Play | readonly Play[], effects: readonly Effect[]): Effect[] =>
  [plays].flat().some(isUnnamed) && !effects.some(({ code }) => code.startsWith('value'))
    ? [{ code: 'value-depends', facts: {} }, ...effects]
    : [...effects];

/** Judges a play on each value it may meet: legal on all, on none, or it depends. */
function judgePlay(situation: Situation, table: Table, play: Play): Judgement {
  const { hand, plays = [], standings, value } = table;
  const turn = checkTurn(situation, table);
  const fixed = [
    ...turn.violations,
    ...(play.cards.length <= 2 && !mayHold(table, play.cards)
      ? [no('turn.one', 'not-in-hand', { cards: play.cards.map(nameOf) })]
      : []),
  ];
  const onTable = plays.flatMap((earlier) => earlier.cards);
  const copies = hand === undefined ? checkCopies([...onTable, ...play.cards], table.players) : [];
  if (copies.length > 0) return answer('impossible', { violations: copies });

  const results = standings.map(({ value: on, doubled }) => ({
    violations: brokenBy(on, play),
    ways: legalWays(on, play).map((way) => ({
      option: optionOf(way, playedOn(on, way)),
      effects: effectsOf(on, way, table),
      readings: readingsOf(on, doubled, way),
    })),
  }));
  const [first] = standings;
  const legal = results.filter(({ ways }) => ways.length > 0);
  if (fixed.length > 0 || legal.length === 0) {
    const readings =
      value === undefined || first === undefined ? [] : readingsOf(value, first.doubled, play);
    const broken = legal.length === 0 ? results.map(({ violations }) => violations) : [];
    return refused([...fixed, ...inCommon(broken)], readings);
  }
  const missing = [...turn.missing, ...(legal.length < results.length ? table.unsaid : [])];
  if (missing.length > 0) return unknown(...missing);
  const ways = legal.flatMap((each) => each.ways);
  const effects = withDoubt(play, shared(ways.map((way) => way.effects)));
  if (value === undefined) return answer('legal', { effects });
  const [way, ...others] = ways;
  const readings = way?.readings.filter((rule) =>
    others.every((other) => other.readings.includes(rule)),
  );
  return answer('legal', {
    effects,
    readings,
    example: way?.option,
    ...(others.length > 0 ? { options: ways.map(({ option }) => option) } : {}),
  });
}

function judgeTake(situation: Situation, table: Table): Judgement {
  const { violations: turn, missing } = checkTurn(situation, table);
  const { plays, value } = table;
  const size = plays?.reduce((sum, play) => sum + play.cards.length, 0);
  const empty = size === undefined ? [] : checkTake(size);
  const violations = [...turn, ...empty];
  if (violations.length > 0) return refused(violations, size === 0 ? ['climb.open'] : []);
  const asked = size === undefined && !value ? [value === 0 ? 'climb' : 'value'] : [];
  if (missing.length + asked.length > 0) return unknown(...missing, ...asked);
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
  const { plays: before = [], standings, unsaid } = table;
  const cards = [...before, ...plays].flatMap((play) => play.cards);
  const copies = checkCopies(cards, table.players);
  if (copies.length > 0) return answer('impossible', { violations: copies });
  if (cards.length === 0) return refused([no('climb.open', 'nothing-to-take')], ['climb.open']);
  // Nothing said about the table: the climb is told from its opening.
  const from = unsaid.includes('value') && table.value === undefined ? [standingAt(0)] : standings;
  const ways = from.map(({ value, doubled }) => climb(plays, [standingAt(value, doubled)]));
  const failed = ways.filter((way) => way.failed !== undefined).length;
  if (failed > 0 && failed < ways.length) return unknown(...unsaid);
  const told = climb(
    plays,
    from.map(({ value, doubled }) => standingAt(value, doubled)),
  );
  const { readings: all, values } = mergedAll(told.standings);
  const readings = [...new Set(all)];
  if (failed > 0) return { ...refused(failedStep(told), readings), values };
  const taken: Effect[] = [
    { code: 'takes-climb', facts: { count: cards.length } },
    { code: 'opens-next', facts: {} },
  ];
  const reached = ways.flatMap(({ standings: ends }, at) =>
    ends.map(({ value }): Effect[] => [
      { code: 'value', facts: { from: from[at]?.value ?? 0, value } },
    ]),
  );
  const effects = [...withDoubt(plays, shared(reached)), ...(end >= 0 ? taken : [])];
  return answer('legal', { effects, readings, values });
}

function listOptions(situation: Situation, table: Table): Judgement {
  const { violations, missing } = checkTurn(situation, table);
  if (violations.length > 0) return refused(violations);
  const { hand, standings, value, unsaid } = table;
  if (hand === undefined)
    return unknown(...missing, ...(value === undefined ? unsaid : []), 'hand');
  // What the hand offers on each value that may be in play; the same on all of them needs no more facts.
  const [options = [], ...others] = standings.map((standing) =>
    playsOf(hand, standing.value).map((play) => optionOf(play, playedOn(standing.value, play))),
  );
  const depends = others.some((other) => !same(other, options));
  if (depends || missing.length > 0) return unknown(...missing, ...(depends ? unsaid : []));
  return answer('legal', { options });
}

/** Answers for a described Dobro move. */
export function judge(described: Situation, move: DescribedMove): Judgement {
  try {
    const situation = inOwnName(described);
    const table = readTable(situation);
    if (table.impossible.length > 0) return answer('impossible', { violations: table.impossible });
    if ('play' in move) return judgePlay(situation, table, readPlay(move));
    if ('take' in move) return judgeTake(situation, table);
    if ('draw' in move) return judgeDraw(situation, table, move.draw, move.late === true);
    if ('forgetful' in move)
      return judgeForgetful(situation, move.forgetful === described.me ? 'me' : move.forgetful);
    if ('climb' in move) return judgeClimb(table, move.climb);
    return listOptions(situation, table);
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem;
    const violation = no('turn.one', 'no-such-card', { found: problem.found });
    return answer('unreadable', { violations: [violation] });
  }
}
