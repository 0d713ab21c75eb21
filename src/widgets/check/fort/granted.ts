import { type CardId, isBestFriend } from '#engine/fort/cards/ids.ts';
import {
  type DescribedMove,
  type Helper,
  type HelpingCard,
  type Listed,
  listed,
  type Moved,
  type MovedCard,
  type ShownHelp,
  spelledOut,
  stated,
} from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { type Draft, usesOf } from './check.ts';

type Place = 'hand' | 'park';

/** The cards that a move takes from the hand and from the Park, by name. */
function taken({ me = {}, park, rivals }: Situation, move: Draft): Record<Place, CardId[]> {
  const all: Record<Place, CardId[]> = { hand: [], park: [] };
  /** Those said to lie there; of the others, those that are not known to lie elsewhere. */
  const take = (
    place: Place,
    cards: Listed<HelpingCard | MovedCard>,
    ...elsewhere: readonly unknown[]
  ) => {
    const there = JSON.stringify(elsewhere);
    for (const entry of listed<HelpingCard | MovedCard>(cards)) {
      const { card = '?', from } = spelledOut<Helper | Moved>(entry);
      const here = from ? from === place : !there.includes(`"${card}"`);
      if (here && card !== '?') all[place].push(card);
    }
  };
  const { play, add, follow, action = {}, discard = {}, recruit } = move;
  for (const cards of [play, add, follow]) take('hand', cards);
  for (const choices of [action, ...usesOf(move).map((use) => use.choices)]) {
    take('hand', choices.trash, all.hand, me.discard);
    take('hand', choices.lookout, all.hand, park, rivals);
    take('park', choices.recruit, rivals);
  }
  const used = [me.played, me.added];
  take('hand', discard.yard, used);
  take('hand', discard.pile?.filter(isBestFriend), used, me.lookout);
  if (recruit !== 'none') take('park', recruit, rivals);
  return all;
}

/**
 * Nobody lists a hand to ask about one card of it: as long as a place is not described, it holds the
 * cards that the move takes from there, and any others. A discard puts all of the hand away: there are
 * no others. A perk that is used lies there, too.
 */
export function withGranted(situation: Situation, move: DescribedMove): Situation {
  const { lookout = [], discard, take, perk }: Draft = move;
  const { hand, park } = taken(situation, move);
  const open = <Card>(cards: readonly Card[], others: readonly 'more'[] = ['more']) =>
    cards.length > 0 ? [...cards, ...others] : undefined;
  const cards = lookout.map((entry) => spelledOut<Helper | ShownHelp>(entry).card);
  const { me = {} } = situation;
  return {
    ...stated({ ...situation, park: situation.park ?? open(park) }),
    me: stated({
      ...me,
      hand: me.hand ?? open(hand, discard?.yard && []),
      lookout: me.lookout ?? open(cards),
      discard: me.discard ?? (take && [take, 'more']),
      perks: me.perks ?? (perk && [perk]),
    }),
  };
}
