import { explore, type Finding, worksAnyway } from '#engine/core/partial-knowledge.ts';
import { same } from '#engine/core/same.ts';
import type { Facts, Judgement, JudgeOptions } from '#engine/core/verdict.ts';
import type { ClauseId } from '#generated/fort.ts';
import type { DescribedMove, FollowMove, PlayMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import type { Violation } from '../violation.ts';
import type { described } from './described-question.ts';
import type { KindOfMove } from './moves/kind.ts';
import type { OtherMove } from './moves/other.ts';
import { judgePlay } from './moves/play.ts';
import { reasonOrder } from './reason-order.ts';
import { ofPlay, restsOn } from './rests-on.ts';
import type { Attempt } from './table/attempt.ts';
import { parkIsShort } from './table/described.ts';
import { type Happened, tableOf } from './table/described-table.ts';
import { rivalsNamed } from './table/named-in-move.ts';
import { usual } from './usual.ts';

/** What a judge can judge besides a card that is played. */
interface Knowledge {
  /** For questions that say more than which card it is. */
  readonly described?: typeof described;
  readonly following?: KindOfMove<FollowMove>;
  readonly others?: KindOfMove<OtherMove>;
}

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('this judge does not know enough for the question');
  return part;
}

/** A card to play, and nothing about the table or about how it is played. */
export const isCardAlone = (situation: Situation, move: DescribedMove): move is PlayMove =>
  'play' in move && Object.keys({ ...move, ...situation }).length === 1;

/** One try at the move: every kind of move has its own file. */
function attemptAt(
  on: Attempt,
  described: Situation,
  move: DescribedMove,
  { described: more, following, others }: Knowledge,
): readonly Happened[] {
  const { situation, own } = more
    ? more.turnOf(on, described, move)
    : { situation: described, own: true };
  const table = tableOf(on, situation, own, rivalsNamed(move));
  if ('perk' in move && move.perk) known(more).checkBeside(table, move);
  if ('play' in move) {
    judgePlay(table, move, more);
    if (move.perk === 'do-over') on.effect('perk-trashed', { card: 'do-over' });
  } else if ('follow' in move) known(following).judge(table, move);
  else known(others).judge(table, move);
  if ('turned-up' in move && move['turned-up']) known(more).checkTurnedUp(table, move['turned-up']);
  return table.happened;
}

export type Found = Judgement<ClauseId, DescribedMove>;

const enough = 4;

/** A cost that can't be paid before another action can't be paid after it either: both are one reason. */
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
 * A judge, given what it can judge besides a card that is played. Everybody uses the judge of all moves (judge.ts)
 * except a page that judges while the reader types: it fetches the rest with the first question that needs it.
 */
export function judgeBy(knowledge: Knowledge) {
  const attempt = (on: Attempt, situation: Situation, move: DescribedMove) =>
    attemptAt(on, situation, move, knowledge);
  const order = { ...reasonOrder, atBest: knowledge.described?.atBest };

  function rulesOfKind(situation: Situation, move: DescribedMove): Iterable<ClauseId> {
    if ('play' in move) return ofPlay(move);
    return 'follow' in move
      ? known(knowledge.following).restsOn(situation, move)
      : known(knowledge.others).restsOn(situation, move);
  }

  /** Among the ways found for some values of the unknown facts, one that works for all values. */
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
  function judgeStrictly(
    described: Situation,
    move: DescribedMove,
    problems: readonly Violation[],
  ): Found {
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
    const found = explore((on: Attempt) => attempt(on, situation, move), order, usual);
    const { verdict, missing, best } = found;
    const { effects, example } = verdict === 'legal' ? anyway(found, situation) : { effects: [] };
    const done = example ?? move;
    return {
      verdict,
      violations: verdict === 'illegal' ? bothBoxes(eachOnce(best.violations)) : [],
      missing: verdict === 'open' ? missing.map((fact) => ({ fact })) : [],
      effects,
      readings: [...best.readings],
      ...(best.editions.size > 0 ? { editions: [...best.editions] } : {}),
      ...(verdict === 'legal' && {
        rules: restsOn(
          situation,
          done,
          rulesOfKind(situation, done),
          effects,
          example ? [] : found.ways,
        ),
      }),
      ...(found.usually && { usually: found.usually }),
      ...(example ? { example } : {}),
    };
  }

  /**
   * Is the described move legal in the described situation? A fact that is not described is unknown, so
   * the move must be legal whatever it is; a choice that is not described is free, so one way is enough.
   * What the move takes for granted is added first and named in the answer, unless `strict` is set.
   */
  function judge(
    described: Situation,
    move: DescribedMove,
    { strict = false }: JudgeOptions = {},
  ): Found {
    // A table that consists of one card, in the hand that plays it, is never impossible.
    if (isCardAlone(described, move) && !strict) {
      const { play: card } = move;
      const granted = [{ fact: 'me.hand', value: [card] }];
      return { ...judgeStrictly({ me: { hand: [card, 'more'] } }, move, []), granted };
    }
    const { withGranted, withLead, impossible } = known(knowledge.described);
    const withLeader = withLead(described, move);
    const asDescribed = () => judgeStrictly(withLeader, move, impossible(withLeader, move));
    if (strict) return asDescribed();
    const { situation, granted } = withGranted(withLeader, move);
    if (granted.length === 0) return asDescribed();
    const problems = impossible(situation, move);
    // A table is never impossible because of what was only taken for granted.
    return problems.length > 0
      ? asDescribed()
      : { ...judgeStrictly(situation, move, problems), granted };
  }

  return { judge, attempt, order };
}
