import type { DescribedMove, Situation } from '../../format/schema.ts';
import type { Rule } from '../../violation.ts';
import type { Table } from '../table/described-table.ts';
import type { Judgement } from '../table/judgement.ts';

/** What may be done in a turn: a play, or taking the climb. */
export type TurnMove = Extract<DescribedMove, { play: unknown } | { take: unknown }>;
export type OtherMove = Exclude<DescribedMove, TurnMove>;

/** What a judge can judge besides the moves of a turn. */
export interface OtherMoves {
  readonly judge: (situation: Situation, table: Table, move: OtherMove) => Judgement;
  /** The rules that a legal move rests on because of its kind. */
  readonly restsOn: (situation: Situation, move: OtherMove, found: Judgement) => Iterable<Rule>;
}
