import { same } from '#engine/core/same.ts';
import type { Situation } from '../../format/schema.ts';
import { offeredPlays } from '../../rules/offered-plays.ts';
import { playedOn } from '../../rules/play.ts';
import type { Table } from '../table/described-table.ts';
import { type Judgement, judgement, refused, unknown } from '../table/judgement.ts';
import { checkTurn } from '../table/turn.ts';
import { optionOf } from './play.ts';

/** What the hand may play now. */
export function listOptions(situation: Situation, table: Table): Judgement {
  const { violations, missing } = checkTurn(situation, table);
  if (violations.length > 0) return refused(violations);
  const { hand, standings, value, unsaid } = table;
  if (hand === undefined)
    return unknown(...missing, ...(value === undefined ? unsaid : []), 'hand');
  // What the hand offers on each value that may be in play; if it is the same on all of them no fact is needed.
  const [options = [], ...others] = standings.map((standing) =>
    offeredPlays(hand, standing.value).map((play) =>
      optionOf(play, playedOn(standing.value, play)),
    ),
  );
  const depends = others.some((other) => !same(other, options));
  if (depends || missing.length > 0) return unknown(...missing, ...(depends ? unsaid : []));
  return judgement('legal', { options });
}
