import { bestFriendIds, kidIds } from '../../../generated/fort.ts';
import type { WrittenExample } from '../shared/examples.ts';
import { type FortCheck, kindOf } from './check.ts';
import { isDraft, isSituation } from './shape.ts';

/** “Check a move with Bug.” */
export function checkOfCard(id: string): FortCheck | undefined {
  const card = [...kidIds, ...bestFriendIds].find((known) => known === id);
  return card && { kind: 'play', situation: {}, move: { play: card } };
}

/** A worked example as a question of one's own. */
export function checkOfExample({ situation, move }: WrittenExample): FortCheck | undefined {
  if (!isSituation(situation) || !isDraft(move)) return undefined;
  const kind = kindOf(move);
  return kind === null ? undefined : { kind, situation, move };
}
