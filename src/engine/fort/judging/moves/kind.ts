import type { ClauseId } from '#generated/fort.ts';
import type { Situation } from '../../format/situation.ts';
import type { Table } from '../table/described-table.ts';

/** What the judge knows of a kind of move. */
export interface KindOfMove<Move> {
  readonly judge: (table: Table, move: Move) => void;
  /** The rules that every legal move of this kind rests on. */
  readonly restsOn: (situation: Situation, move: Move) => Iterable<ClauseId>;
}
