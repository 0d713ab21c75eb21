import type { JudgeOptions } from '#engine/core/verdict.ts';
import { nameOf } from '../cards/card.ts';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { no, type Violation } from '../violation.ts';
import type { OtherMoves, TurnMove } from './moves/kind.ts';
import { judgePlay } from './moves/play.ts';
import { ofTurn, restsOn } from './moves/rests-on.ts';
import { judgeTake } from './moves/take.ts';
import { readTable, type Table } from './table/described-table.ts';
import { type Judgement, judgement } from './table/judgement.ts';
import { inOwnName, readPlay, Unreadable } from './table/reading.ts';

const isOfTurn = (move: DescribedMove): move is TurnMove => 'play' in move || 'take' in move;

/** What a judge can judge besides turns at a table that nobody described. */
interface Knowledge {
  /** What no table can show. */
  readonly impossible?: (situation: Situation, table: Table) => Violation[];
  readonly others?: OtherMoves;
}

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('this judge does not know enough for the question');
  return part;
}

/** Whether nothing is described of the table. */
export const isUndescribed = (situation: Situation): boolean => Object.keys(situation).length === 0;

/** A move of a turn; every kind of move has its own file. */
function judgeTurn(situation: Situation, table: Table, move: TurnMove, strict: boolean): Judgement {
  if ('take' in move) return judgeTake(situation, table);
  const play = readPlay(move);
  const judgement = judgePlay(situation, table, play, move.announce, strict);
  // Nobody lists a hand to ask about one card of it.
  const isGranted = !strict && table.hand === undefined && judgement.verdict !== 'impossible';
  const granted = [{ fact: 'hand', value: play.cards.map(nameOf) }];
  return isGranted ? { ...judgement, granted } : judgement;
}

/**
 * A judge, given what it can judge besides turns at a table that nobody described. Everybody uses the judge of all
 * moves (judge.ts) except a page that judges while the reader types: it fetches the rest with the first question that
 * needs it.
 */
export const judgeBy =
  (knowledge: Knowledge) =>
  (described: Situation, move: DescribedMove, { strict = false }: JudgeOptions = {}): Judgement => {
    try {
      const situation = inOwnName(described);
      const table = readTable(situation);
      const violations = isUndescribed(described)
        ? []
        : known(knowledge.impossible)(situation, table);
      if (violations.length > 0) return judgement('impossible', { violations });
      const found = isOfTurn(move)
        ? judgeTurn(situation, table, move, strict)
        : known(knowledge.others).judge(situation, table, move);
      if (found.verdict !== 'legal') return found;
      const ofKind = isOfTurn(move)
        ? ofTurn(move, found)
        : known(knowledge.others).restsOn(described, move, found);
      const rules = restsOn(ofKind, found);
      return rules.length > 0 ? { ...found, rules } : found;
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      const violation = no('turn.one', 'no-such-card', { found: problem.found });
      return judgement('unreadable', { violations: [violation] });
    }
  };
