import type { CardId } from '../../cards/ids.ts';
import type { PlayMove } from '../../format/move.ts';
import type { BoxUse } from '../../format/spelling.ts';
import type { Table } from '../table/described-table.ts';

/** Only the boxes of the played card can be used (play.added-idle). */
export function checkOwner({ on }: Table, { actions = [], play }: PlayMove): void {
  for (const use of actions)
    if (typeof use === 'object' && 'card' in use && use.card && use.card !== play)
      on.no('play.added-idle', 'box-of-added', { card: use.card });
}

/** A box that comes back after another one was begun in between was not finished (play.finish-one). */
export function checkFinished({ on }: Table, described: readonly BoxUse[], card: CardId): void {
  for (const [at, { box }] of described.entries()) {
    const before = described.findIndex((other) => other.box === box);
    if (before < at - 1) on.no('play.finish-one', 'unfinished', { box });
    else if (before < at) on.no('play.actions', 'box-twice', { card });
  }
}
