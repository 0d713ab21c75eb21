import type { Granted } from '#engine/core/verdict.ts';
import { type CardId, isBestFriend, isCard } from '../cards/ids.ts';
import type { Choices, DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { type Listed, listed, spelledOut, stated, usesIn } from '../format/spelling.ts';
import type {
  Helper,
  HelpingCard,
  Moved,
  MovedCard,
  ShownCard,
  ShownHelp,
} from '../format/values.ts';
import { takeOut } from '../state/zones.ts';

/**
 * What a move takes for granted. Nobody lists a hand to ask about one card of it: as long as a place is
 * not described at all, it holds the cards that the move takes from there, and any others.
 */

type Place = 'hand' | 'park';
type Pile = readonly ShownCard[] | number | undefined;

const named = (...piles: readonly Pile[]): CardId[] =>
  piles.flatMap((pile) => (typeof pile === 'object' ? pile.filter((card) => isCard(card)) : []));

/** The choices of all actions of a move. */
function choicesOf(move: DescribedMove): readonly Choices[] {
  if ('play' in move) return usesIn(move.actions ?? []).map(({ choices }) => choices);
  return 'follow' in move && move.action ? [move.action] : [];
}

/** The cards that a move takes from the hand and from the Park, by name. */
function taken({ me = {}, park, rivals = {} }: Situation, move: DescribedMove) {
  const all: Record<Place, CardId[]> = { hand: [], park: [] };
  const theirs = Object.values(rivals).flatMap(({ hand, yard, discard, deck, lookout }) =>
    named(hand, yard, discard, deck, lookout),
  );
  /** Those said to be there; of the others, those that are not known to be elsewhere. */
  const take = (
    place: Place,
    cards: Listed<HelpingCard | MovedCard>,
    elsewhere: readonly (CardId | 'none' | undefined)[] = [],
  ) => {
    for (const entry of listed<HelpingCard | MovedCard>(cards)) {
      const { card = '?', from } = spelledOut<Helper | Moved>(entry);
      if (card === '?' || (from ? from !== place : elsewhere.includes(card))) continue;
      all[place].push(card);
    }
  };
  if ('play' in move) {
    take('hand', move.play);
    take('hand', move.add);
  }
  if ('follow' in move) take('hand', move.follow);
  for (const choices of choicesOf(move)) {
    take('hand', choices.trash, [...all.hand, ...named(me.discard)]);
    take('hand', choices['put-in-lookout'], [...all.hand, ...named(park), ...theirs]);
    take('park', choices.recruit, theirs);
  }
  if ('discard' in move) {
    const used = [me.played, ...(me.added ?? [])];
    take('hand', move.discard['to-yard'], used);
    take('hand', move.discard['to-pile']?.filter(isBestFriend), [...used, ...named(me.lookout)]);
  }
  if ('recruit' in move && move.recruit !== 'none') take('park', move.recruit, theirs);
  return all;
}

/** The Lookout cards that a play adds, as it names them. */
const addedFromLookout = (move: DescribedMove) =>
  'play' in move
    ? (move['add-from-lookout'] ?? []).map((entry) => spelledOut<Helper | ShownHelp>(entry).card)
    : [];

/** Cards that Recycling brings back from the discard pile into the hand. */
function recycledBy(move: DescribedMove): CardId[] {
  if ('play' in move)
    return (move.actions ?? []).flatMap((use) =>
      typeof use === 'object' && 'recycle' in use ? use.recycle : [],
    );
  return 'perk' in move && 'take' in move && move.take ? [move.take] : [];
}

/** The situation with what the move takes for granted, and what that is. */
export function withGranted(
  situation: Situation,
  move: DescribedMove,
): { readonly situation: Situation; readonly granted: readonly Granted[] } {
  const { me = {} } = situation;
  const { hand, park } = taken(situation, move);
  const granted: Granted[] = [];
  const grant = <Card extends string>(
    described: unknown,
    fact: string,
    cards: readonly Card[],
    others: readonly 'more'[] = ['more'],
  ): readonly (Card | 'more')[] | undefined => {
    if (described !== undefined || cards.length === 0) return undefined;
    granted.push({ fact, value: [...cards] });
    return [...cards, ...others];
  };
  const recycled = recycledBy(move);
  const perk = recycled.length > 0 ? 'recycling' : 'perk' in move ? move.perk : undefined;
  // A discard puts all of the hand away: there are no others.
  const whole = 'discard' in move && move.discard['to-yard'] ? [] : undefined;
  const side = stated({
    ...me,
    hand: me.hand ?? grant(me.hand, 'me.hand', takeOut([...recycled], hand), whole),
    lookout: me.lookout ?? grant(me.lookout, 'me.lookout', addedFromLookout(move)),
    discard: me.discard ?? grant(me.discard, 'me.discard', recycled),
  });
  const perks = me.perks ?? (perk && [perk]);
  if (perk && !me.perks) granted.push({ fact: 'me.perks', value: [perk] });
  return {
    situation: stated({
      ...situation,
      park: situation.park ?? grant(situation.park, 'park', park),
      me: stated({ ...side, perks }),
    }),
    granted,
  };
}
