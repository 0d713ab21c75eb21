import { explore, type Finding, worksAnyway } from '#engine/core/partial-knowledge.ts';
import { same } from '#engine/core/same.ts';
import type { Facts, Judgement, JudgeOptions } from '#engine/core/verdict.ts';
import type { ClauseId } from '#generated/fort.ts';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import type { Violation } from '../violation.ts';
import { withGranted } from './granted.ts';
import { judgeFollow } from './moves/follow.ts';
import type { OtherMove } from './moves/other.ts';
import { checkBeside, checkDoOver } from './moves/perk-beside.ts';
import { judgePlay } from './moves/play.ts';
import { checkRevealed } from './moves/revealed.ts';
import { reasonOrder } from './reason-order.ts';
import { restsOn } from './rests-on.ts';
import type { Attempt } from './table/attempt.ts';
import { type Happened, type Table, tableOf } from './table/described-table.ts';
import { impossible, parkIsShort } from './table/impossible-situation.ts';
import { isFollowing, leaders, withLead } from './table/lead.ts';
import { rivalsNamed } from './table/named-in-move.ts';
import { usual } from './usual.ts';

type JudgeOther = (table: Table, move: OtherMove) => void;

/** One try at the move: every kind of move has its own file. */
function attemptAt(
  on: Attempt,
  described: Situation,
  move: DescribedMove,
  judgeOther: JudgeOther,
): readonly Happened[] {
  const following = isFollowing(move);
  const { leader = {} } = described;
  const asks = following && (leader.followed ?? leader.declined);
  const able = (asks && leaders(described)) || [];
  const { turn = able.length > 0 ? on.ask('turn', able, 'turn', { is: 'one-of' }) : undefined } =
    described;
  const situation = turn ? { ...described, turn } : described;
  const own = turn ? turn === 'me' : !following;
  const table = tableOf(on, situation, own, rivalsNamed(move));
  checkBeside(table, move);
  if ('play' in move) {
    const again = move.perk === 'do-over';
    if (again) checkDoOver(table);
    judgePlay(table, move);
    if (again) on.effect('perk-trashed', { card: 'do-over' });
  } else if ('follow' in move) judgeFollow(table, move);
  else judgeOther(table, move);
  checkRevealed(table, move);
  return table.happened;
}

export type Found = Judgement<ClauseId, DescribedMove>;

const enough = 4;

/** A cost that can't be paid before another action can't be paid after it either: that is one reason. */
const whatDiffers = ({ code, facts }: Violation): Facts =>
  code === 'too-poor' ? { ...facts, pizza: 0, toys: 0 } : facts;

/** What breaks two clauses in the same way is reported once, under the first. */
const eachOnce = (violations: readonly Violation[]): Violation[] =>
  violations.filter((violation, at) => {
    const alike = violations.findIndex(
      (one) => one.code === violation.code && same(whatDiffers(one), whatDiffers(violation)),
    );
    return alike === at;
  });

/** Where neither action of a card can be used in full that is one reason, not two. */
function bothBoxes(violations: readonly Violation[]): Violation[] {
  const about = ({ facts }: Violation) => ({ ...facts, boxes: [] });
  const [first, ...others] = violations.filter(({ code }) => code === 'not-in-full');
  const alike = first ? others.filter((one) => same(about(one), about(first))) : [];
  if (!first || alike.length === 0) return [...violations];
  const boxes = [first, ...alike].flatMap(({ facts }) => facts.boxes ?? []).map(String);
  return violations
    .filter((one) => !alike.includes(one))
    .map((one) => (one === first ? { ...one, facts: { ...one.facts, boxes } } : one));
}

/**
 * A judge, given what judges the moves besides playing and following. Everybody takes the judge of all moves
 * (judge.ts), except a page that judges while one types: it fetches the others with the first question about one.
 */
export function judgeBy(judgeOther: JudgeOther) {
  const attempt = (on: Attempt, situation: Situation, move: DescribedMove) =>
    attemptAt(on, situation, move, judgeOther);

  /**
   * What was done step by step in a legal move, if there is but one way to do it: where that depends on
   * something unknown, there is no telling.
   */
  function happenings(situation: Situation, move: DescribedMove): readonly Happened[] | undefined {
    const found: (readonly Happened[])[] = [];
    explore((on: Attempt) => {
      const happened = attempt(on, situation, move);
      if (on.violations.length === 0) found.push(happened);
    }, reasonOrder);
    const [first, ...others] = found;
    return others.every((other) => same(other, first)) ? first : undefined;
  }

  /** Of the ways that were found for some values of the unknown facts, one that works whatever they are. */
  function anyway({ ways, best }: Finding<ClauseId, DescribedMove>, situation: Situation) {
    const { effects } = best;
    const examples = ways.filter((way, at) => ways.findIndex((other) => same(other, way)) === at);
    if (examples.length === 1) return { effects, example: examples[0] };
    for (const example of examples.slice(0, enough)) {
      const found = worksAnyway((on: Attempt) => attempt(on, situation, example), usual);
      if (found) return { effects: found.effects, example };
    }
    return { effects };
  }

  /** The verdict on a situation as it is described, with nothing taken for granted. */
  function judgeStrictly(described: Situation, move: DescribedMove): Found {
    const problems = impossible(described, move);
    if (problems.length > 0)
      return {
        verdict: 'impossible',
        violations: problems,
        missing: [],
        effects: [],
        readings: [],
      };
    // The Park is refilled at once, so with fewer than three cards its deck is empty (recruit.park).
    const situation = parkIsShort(described) ? { 'park-deck': 0, ...described } : described;
    const found = explore((on: Attempt) => attempt(on, situation, move), reasonOrder, usual);
    const { verdict, missing, best } = found;
    const { effects, example } = verdict === 'legal' ? anyway(found, situation) : { effects: [] };
    return {
      verdict,
      violations: verdict === 'illegal' ? bothBoxes(eachOnce(best.violations)) : [],
      missing: verdict === 'open' ? missing.map((fact) => ({ fact })) : [],
      effects,
      readings: [...best.readings],
      ...(best.editions.size > 0 ? { editions: [...best.editions] } : {}),
      ...(verdict === 'legal' && {
        rules: restsOn(situation, example ?? move, effects, example ? [] : found.ways),
      }),
      ...(found.usually && { usually: found.usually }),
      ...(example ? { example } : {}),
    };
  }

  /**
   * Is the described move legal in the described situation? A fact that is not described is unknown, so
   * the move must be legal whatever it is; a choice that is not described is free, so one way is enough.
   * What the move takes for granted is added first, and said in the answer, unless asked to be strict.
   */
  function judge(
    described: Situation,
    move: DescribedMove,
    { strict = false }: JudgeOptions = {},
  ): Found {
    const told = isFollowing(move) ? withLead(described) : described;
    if (strict) return judgeStrictly(told, move);
    const { situation, granted } = withGranted(told, move);
    if (granted.length === 0) return judgeStrictly(told, move);
    const judgement = judgeStrictly(situation, move);
    // A table is never impossible because of what was only taken for granted.
    return judgement.verdict === 'impossible'
      ? judgeStrictly(told, move)
      : { ...judgement, granted };
  }

  return { judge, happenings };
}
