import type { Effect, Facts } from '../../core/verdict.ts';
import { isWordless, nameOf, reverse } from '../card.ts';
import { checkCopies } from '../copies.ts';
import type { Play } from '../move.ts';
import { checkTake, holds } from '../moves.ts';
import { numberPlayed, playedOn, playsOf } from '../play-rules.ts';
import { worthOf } from '../value.ts';
import { no } from '../violation.ts';
import { answer, type Judgement, type Option, refused, shared, unknown } from './answer.ts';
import { bestWay, climb, readingsOf, standingAt } from './climb.ts';
import type { DescribedMove, Situation } from './description.ts';
import { judgeDraw, judgeForgetful } from './draw.ts';
import { inOwnName, readPlay, Unreadable } from './reading.ts';
import { failedStep, readTable, type Table } from './table.ts';
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

/** Judges a play on each value it may meet: legal on all, on none, or it depends. */
function judgePlay(situation: Situation, table: Table, play: Play): Judgement {
  const { hand, plays = [], standings, value } = table;
  const turn = checkTurn(situation, table);
  const fixed = [
    ...turn.violations,
    ...(hand !== undefined && play.cards.length <= 2 && !holds(hand, play.cards)
      ? [no('turn.one', 'not-in-hand', { cards: play.cards.map(nameOf) })]
      : []),
  ];
  const onTable = plays.flatMap((earlier) => earlier.cards);
  const copies = hand === undefined ? checkCopies([...onTable, ...play.cards], table.players) : [];
  if (copies.length > 0) return answer('impossible', { violations: copies });

  const results = standings.map((standing) => ({
    ...standing,
    ...bestWay(standing.value, play),
  }));
  const legal = results.filter(({ violations }) => violations.length === 0);
  const shown = legal[0] ?? results[0];
  if (shown === undefined) return refused(fixed);
  const readings = value === undefined ? [] : readingsOf(value, shown.doubled, shown.play);
  if (fixed.length > 0 || legal.length === 0) {
    // Over unknown values only what is broken on every one of them may be said.
    const everywhere = shown.violations.filter(({ code }) =>
      results.every(({ violations }) => violations.some((other) => other.code === code)),
    );
    return refused([...fixed, ...everywhere], readings);
  }
  const missing = [...turn.missing, ...(legal.length < results.length ? table.unsaid : [])];
  if (missing.length > 0) return unknown(...missing);
  const effects = shared(legal.map((each) => effectsOf(each.value, each.play, table)));
  if (value === undefined) return answer('legal', { effects });
  const example = optionOf(shown.play, playedOn(value, shown.play));
  return answer('legal', { effects, readings, example });
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
  const all = [...before, ...plays].flatMap((play) => play.cards);
  const copies = checkCopies(all, table.players);
  if (copies.length > 0) return answer('impossible', { violations: copies });
  if (all.length === 0) return refused([no('climb.open', 'nothing-to-take')], ['climb.open']);
  // Nothing said about the table: the climb is told from its opening.
  const from = unsaid.includes('value') && table.value === undefined ? [standingAt(0)] : standings;
  const ways = from.map(({ value, doubled }) => climb(plays, standingAt(value, doubled)));
  const [first] = ways;
  const [shown] = first?.standings ?? [];
  const failed = ways.filter((way) => way.failed !== undefined).length;
  if (failed > 0 && failed < ways.length) return unknown(...unsaid);
  const readings = [...new Set(shown?.readings)];
  const values = shown?.values ?? [];
  if (failed > 0) return { ...refused(failedStep(first), readings), values };
  const taken: Effect[] = [
    { code: 'takes-climb', facts: { count: all.length } },
    { code: 'opens-next', facts: {} },
  ];
  const reached = ways.map(({ standings: [last] }, at): Effect[] => [
    { code: 'value', facts: { from: from[at]?.value ?? 0, value: last?.value ?? 0 } },
  ]);
  const effects = [...shared(reached), ...(end >= 0 ? taken : [])];
  return answer('legal', { effects, readings, ...(ways.length === 1 ? { values } : {}) });
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
  const same = JSON.stringify(options);
  const depends = others.some((other) => JSON.stringify(other) !== same);
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
