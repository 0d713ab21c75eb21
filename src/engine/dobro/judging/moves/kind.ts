import type { DescribedMove, Situation } from '../../format/schema.ts';
import type { Rule } from '../../violation.ts';
import type { Judgement } from '../table/answer.ts';
import type { Table } from '../table/described-table.ts';

/** What may be done in a turn, or asked about it: a play, taking the climb, what the hand offers. */
export type TurnMove = Extract<
  DescribedMove,
  { play: unknown } | { take: unknown } | { options: unknown }
>;
export type OtherMove = Exclude<DescribedMove, TurnMove>;

/** What a judge knows of moves besides those of a turn. */
export interface OtherMoves {
  readonly judge: (situation: Situation, table: Table, move: OtherMove) => Judgement;
  /** The rules that a legal one rests on because it is of its kind. */
  readonly restsOn: (situation: Situation, move: OtherMove, found: Judgement) => Iterable<Rule>;
}
