import { explore } from '#engine/core/partial-knowledge.ts';
import { same } from '#engine/core/same.ts';
import type { Effect, Facts, JudgeOptions } from '#engine/core/verdict.ts';
import { isWordless, nameOf, reverse } from '../cards/card.ts';
import { checkCopies } from '../cards/copies.ts';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { checkTake, holds } from '../playing/legal-moves.ts';
import { numberPlayed, playedOn, playsOf } from '../rules/play.ts';
import { worthOf } from '../rules/value.ts';
import type { Play } from '../state/move.ts';
import { no, type Rule, type Violation } from '../violation.ts';
import { otherValue } from './announced.ts';
import {
  answer,
  inCommon,
  type Judgement,
  type Option,
  refused,
  shared,
  undecided,
  unknown,
} from './answer.ts';
import {
  brokenBy,
  climb,
  isUnnamed,
  legalWays,
  mergedAll,
  readingsOf,
  type Standing,
  standingAt,
} from './climb.ts';
import { failedStep, readTable, type Table } from './described-table.ts';
import { judgeDraw, judgeForgetful } from './draw.ts';
import { inOwnName, readCards, readPlay, Unreadable } from './reading.ts';
import { reasonOrder } from './reason-order.ts';
import { restsOn } from './rests-on.ts';
import { checkTurn, noteTurn } from './turn.ts';
import { usual } from './usual.ts';

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
      ? value === 0 && known !== undefined
        ? { code: 'no-value', facts: {} }
        : { code: 'value-stays', facts: known === undefined ? {} : { value } }
      : { code: doubles ? 'value-doubles' : 'value', facts: { ...from, value: next } },
  ];
  if (first === reverse) effects.push({ code: 'direction-turns', facts: {} });
  if (held === play.cards.length) effects.push({ code: 'round-ends', facts: {} });
  return effects;
}

/** Whether the cards may be in the hand, of which perhaps only the size is known. */
const mayHold = ({ hand, held }: Table, cards: Play['cards']): boolean =>
  hand === undefined ? cards.length <= (held ?? cards.length) : holds(hand, cards);

/** The values that may be in play; the lowest permits most. */
const valuesOf = (standings: readonly Standing[]): number[] =>
  [...new Set(standings.map(({ value }) => value))].sort((one, two) => one - two);

/** A Joker without a number leaves open what the value becomes, unless all numbers agree. */
const withDoubt = (plays: Play | readonly Play[], effects: readonly Effect[]): Effect[] =>
  [plays].flat().some(isUnnamed) && !effects.some(({ code }) => code.startsWith('value'))
    ? [{ code: 'value-depends', facts: {} }, ...effects]
    : [...effects];

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
function judgePlay(
  situation: Situation,
  table: Table,
  play: Play,
  announced: number | undefined,
  strict: boolean,
): Judgement {
  const { hand, plays = [], standings, unsaid, value } = table;
  const onTable = plays.flatMap((earlier) => earlier.cards);
  const copies = hand === undefined ? checkCopies([...onTable, ...play.cards], table.players) : [];
  if (copies.length > 0) return answer('impossible', { violations: copies });

  // Only special cards lie there: that the next player opens freely is our reading.
  const opensAgain = value === 0 && plays.length > 0;
  const found = explore<Rule, Option>(
    (on) => {
      const met = on.ask(unsaid, valuesOf(standings), 'standing', { is: 'amount' });
      const doubled = standings.find((standing) => standing.value === met)?.doubled ?? false;
      noteTurn(on, situation, table);
      if (play.cards.length <= 2 && !mayHold(table, play.cards)) {
        const lacking = play.cards.filter((card) => !hand?.includes(card));
        // Of two that are alike one may be there: both are named then.
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
      if (opensAgain && way) on.readings.add('climb.open');
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
  if (value === undefined) return answer('legal', { effects: withValues(effects, options) });
  const readings = way?.readings.filter((rule) =>
    others.every((other) => other.readings.includes(rule)),
  );
  return answer('legal', {
    effects,
    readings: [...new Set([...(readings ?? []), ...(opensAgain ? (['climb.open'] as const) : [])])],
    example: way?.option,
    ...(isUnnamed(play) || options.length > 1 ? { options } : {}),
  });
}

/** Where the value before it is not known, a play may still leave one of a few. */
function withValues(effects: readonly Effect[], options: readonly Option[]): Effect[] {
  const values = [...new Set(options.map(({ value }) => value))].sort((one, two) => one - two);
  return effects.some(({ code }) => code.startsWith('value')) || values.length > mostValues
    ? [...effects]
    : [{ code: 'value', facts: { value: values.join(' / ') } }, ...effects];
}
const mostValues = 4;

/** Whoever takes a climb draws before opening the next one, unless the deck is empty (turn.draw, round.deck-empty). */
const undrawn = ({ deck }: Situation): Facts => (deck === 0 ? { undrawn: true } : {});

/** Takes the climb: some card has to be on it, which is plain from its plays or from its value. */
function judgeTake(situation: Situation, table: Table): Judgement {
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
  return answer('legal', {
    effects: [
      { code: 'takes-climb', facts: size === undefined ? {} : { count: size } },
      { code: 'opens-next', facts: undrawn(situation) },
    ],
    // A climb of special cards has no value, but it is there to be taken.
    readings: value === 0 ? ['climb.open'] : [],
  });
}

/** A whole climb, play by play; a `take` ends it. */
function judgeClimb(
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
  if (copies.length > 0) return answer('impossible', { violations: copies });
  if (cards.length === 0)
    return end < 0
      ? refused([no('climb.open', 'nothing-played')])
      : refused([no('climb.open', 'nothing-to-take')], ['climb.open']);
  // Nothing said about the table: the climb is described from its opening.
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

/** Cards that are named as drawn are as many as were drawn, and no further copies (setup.deck). */
function checkDrawn(
  { hands = {} }: Situation,
  { plays = [], hand = [], players }: Table,
  { draw, drawn }: Extract<DescribedMove, { draw: unknown }>,
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

/** Answers for a described Dobro move; a legal one with the rules it rests on. */
export function judge(
  described: Situation,
  move: DescribedMove,
  options: JudgeOptions = {},
): Judgement {
  const found = judgeMove(described, move, options);
  if (found.verdict !== 'legal') return found;
  const rules = restsOn(described, move, found);
  return rules.length > 0 ? { ...found, rules } : found;
}

function judgeMove(
  described: Situation,
  move: DescribedMove,
  { strict = false }: JudgeOptions,
): Judgement {
  try {
    const situation = inOwnName(described);
    const table = readTable(situation);
    if (table.impossible.length > 0) return answer('impossible', { violations: table.impossible });
    if ('play' in move) {
      const play = readPlay(move);
      const judgement = judgePlay(situation, table, play, move.announce, strict);
      // Nobody lists a hand to ask about one card of it.
      const isGranted = !strict && table.hand === undefined && judgement.verdict !== 'impossible';
      const granted = [{ fact: 'hand', value: play.cards.map(nameOf) }];
      return isGranted ? { ...judgement, granted } : judgement;
    }
    if ('take' in move) return judgeTake(situation, table);
    if ('draw' in move) {
      const wrong = checkDrawn(situation, table, move);
      return wrong.length > 0
        ? answer('impossible', { violations: wrong })
        : judgeDraw(situation, table, move.draw, move.late === true);
    }
    if ('forgetful' in move)
      return judgeForgetful(situation, move.forgetful === described.me ? 'me' : move.forgetful);
    if ('climb' in move) return judgeClimb(situation, table, move.climb);
    return listOptions(situation, table);
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem;
    const violation = no('turn.one', 'no-such-card', { found: problem.found });
    return answer('unreadable', { violations: [violation] });
  }
}
