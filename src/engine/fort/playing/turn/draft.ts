import type { CardId } from '../../cards/ids.ts';
import type { State } from '../../state/state.ts';
import { remove } from '../../state/zones.ts';
import { by } from '../../violation.ts';
import { begin, startingKids } from './setup.ts';

/** Keeps one card; when all have, the rest go to the left (setup.draft). A kept card is never passed. */
export function keep(state: State, card: CardId): void {
  const { draft } = state;
  const pack = draft?.packs[state.seat];
  if (!draft || !pack) return;
  by('setup.draft');
  draft.kept[state.seat]?.push(remove(pack, card));
  state.seat = (state.seat + 1) % state.players.length;
  if (state.seat !== 0) return;
  // Left is the next seat: turns go clockwise (turn.order).
  const last = draft.packs.pop();
  if (last) draft.packs.unshift(last);
  if (draft.kept[0]?.length === startingKids) begin(state, draft.kept);
}
