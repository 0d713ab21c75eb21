import type { DescribedMove, FollowMove, PlayMove } from '../../format/move.ts';
import type { Table } from '../table/described-table.ts';
import { judgeClaim } from './claims.ts';
import { judgeDiscard } from './discard.ts';
import { judgePerk } from './perks.ts';
import { judgeCleanup, judgeDecline, judgeDraw, judgeSkip } from './phases.ts';
import { judgeRecruit } from './recruit.ts';
import { judgeSetup } from './setup.ts';

export type OtherMove = Exclude<DescribedMove, PlayMove | FollowMove>;

/** Every kind of move besides playing a card and following. */
export function judgeOther(table: Table, move: OtherMove): void {
  if ('recruit' in move) judgeRecruit(table, move);
  else if ('cleanup' in move) judgeCleanup(table, move);
  else if ('discard' in move) judgeDiscard(table, move);
  else if ('draw' in move) judgeDraw(table, move);
  else if ('skip' in move) judgeSkip(table, move);
  else if ('decline' in move) judgeDecline(table);
  else if ('claim' in move) judgeClaim(table, move);
  else if ('setup' in move) judgeSetup(table, move);
  else if ('perk' in move) judgePerk(table, move);
}
