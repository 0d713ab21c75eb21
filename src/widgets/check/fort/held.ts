import { type CardId, isBestFriend } from '../../../engine/fort/describe/cards.ts';
import {
  type DescribedMove,
  type HelpingCard,
  type Listed,
  listed,
  type MovedCard,
} from '../../../engine/fort/describe/move.ts';
import type { Situation } from '../../../engine/fort/describe/situation.ts';
import { type Draft, usesOf } from './check.ts';

/** The cards that a move takes from the hand, by name. */
function handCards({ me = {}, park, rivals }: Situation, move: Draft): readonly CardId[] {
  const held: CardId[] = [];
  /** Those said to come from the hand; of the others, those that are not known to lie elsewhere. */
  const hold = (cards: Listed<HelpingCard | MovedCard>, ...elsewhere: readonly unknown[]) => {
    const there = JSON.stringify(elsewhere);
    for (const entry of listed<HelpingCard | MovedCard>(cards)) {
      const { card = '?', from = undefined } = typeof entry === 'object' ? entry : { card: entry };
      const here = from === undefined ? !there.includes(`"${card}"`) : from === 'hand';
      if (here && card !== '?') held.push(card);
    }
  };
  const { play, add, follow, action = {}, discard = {} } = move;
  for (const cards of [play, add, follow]) hold(cards);
  for (const { trash, lookout } of [action, ...usesOf(move).map(({ choices }) => choices)]) {
    hold(trash, held, me.discard);
    hold(lookout, held, park, rivals);
  }
  const used = [me.played, me.added];
  hold(discard.yard, used);
  hold(discard.pile?.filter(isBestFriend), used, me.lookout);
  return held;
}

/**
 * Nobody lists a hand to ask about one card of it: as long as no hand is described, it holds the cards
 * that the move takes from it, and any others. A discard puts all of it away: there are no others.
 */
export function withHeld(situation: Situation, move: DescribedMove): Situation {
  const { me } = situation;
  const held = me?.hand === undefined ? handCards(situation, move) : [];
  if (held.length === 0) return situation;
  const hand = 'discard' in move && move.discard.yard ? held : [...held, 'more' as const];
  return { ...situation, me: { ...me, hand } };
}
