import { bestFriendIds, kidIds, tokens } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import { printedOn } from '../cards/printed.ts';
import { resources } from '../notation/tree.ts';
import { lookoutHolds, packHolds, stuffHolds } from '../state/capacity.ts';
import { total } from '../state/counts.ts';
import type { State } from '../state/state.ts';

/** Every zone a card can lie in. */
const zones = (state: State): readonly (readonly CardId[])[] => [
  state.park,
  state.deck,
  state.box,
  state.used,
  ...(state.draft ? [...state.draft.packs, ...state.draft.kept] : []),
  ...state.players.flatMap(({ hand, deck, discard, yard, lookout }) => [
    hand,
    deck,
    discard,
    yard,
    lookout,
  ]),
];

/** Cards and tokens that came from nowhere or got lost (setup.park, setup.supply). */
function* lost(state: State): Generator<string> {
  const counts = new Map<CardId, number>();
  for (const zone of zones(state))
    for (const card of zone) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const kid of kidIds)
    if ((counts.get(kid) ?? 0) !== (state.board.copies[kid] ?? 0))
      yield `cards: ${kid} ${counts.get(kid) ?? 0}`;
  // Best Friends are dealt in pairs, two per seat; in a draft they wait at the boards.
  const friends = state.draft ? 0 : 2 * state.players.length;
  for (const [at, friend] of bestFriendIds.entries())
    if ((counts.get(friend) ?? 0) !== (at < friends ? 1 : 0))
      yield `cards: ${friend} ${counts.get(friend) ?? 0}`;
  for (const resource of resources) {
    let sum = state.supply[resource];
    for (const { stuff, pack } of state.players) sum += stuff[resource] + pack[resource];
    if (sum !== tokens[resource]) yield `tokens: ${resource} ${sum}`;
  }
}

/** Places that hold more than they can, or less than none. */
function* overfull(state: State): Generator<string> {
  for (const [seat, player] of state.players.entries()) {
    const { stuff, pack, lookout, yard, level } = player;
    for (const resource of resources) {
      if (stuff[resource] < 0 || stuff[resource] > stuffHolds)
        yield `stuff of seat ${seat}: ${stuff[resource]}`;
      if (pack[resource] < 0) yield `pack of seat ${seat}: ${pack[resource]}`;
    }
    if (total(pack) > packHolds(player)) yield `pack of seat ${seat}: ${total(pack)}`;
    if (lookout.length > lookoutHolds(player)) yield `lookout of seat ${seat}: ${lookout.length}`;
    if (yard.some((card) => printedOn(card).friend)) yield `yard of seat ${seat}: a Best Friend`;
    if (level < 0 || level > 5) yield `level of seat ${seat}: ${level}`;
  }
  for (const resource of resources) if (state.supply[resource] < 0) yield `supply: ${resource}`;
}

/** A finished game in which not all players had the same number of turns (end.round). */
function* unfair({ asked, turns, players, ends }: State): Generator<string> {
  if (asked === 'over' && (turns % players.length !== 0 || ends.length === 0))
    yield `turns: ${turns}`;
}

/** The invariants that a state breaks. */
export const brokenInvariants = (state: State): string[] => [
  ...lost(state),
  ...overfull(state),
  ...unfair(state),
];
