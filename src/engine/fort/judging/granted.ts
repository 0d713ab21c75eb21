import type { Granted } from '#engine/core/verdict.ts';
import { type CardId, isBestFriend, isCard } from '../cards/ids.ts';
import type { Choices, DescribedMove } from '../format/move.ts';
import type { Side, Situation } from '../format/situation.ts';
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

type Place = 'hand' | 'park' | 'discard';
type Pile = readonly ShownCard[] | number | undefined;

const named = (...piles: readonly Pile[]): CardId[] =>
  piles.flatMap((pile) => (typeof pile === 'object' ? pile.filter((card) => isCard(card)) : []));

/** The choices of all actions of a move. */
function choicesOf(move: DescribedMove): readonly Choices[] {
  if ('play' in move) return usesIn(move.actions ?? []).map(({ choices }) => choices);
  return 'follow' in move && move.action ? [move.action] : [];
}

/** Cards that a move takes out of somebody's Yard, the Park or its deck. */
function sourced(move: DescribedMove): readonly Moved[] {
  const recruits: Listed<MovedCard>[] =
    'recruit' in move && move.recruit !== 'none' ? [move.recruit] : [];
  const chosen = choicesOf(move).flatMap((choices): Listed<MovedCard>[] => [
    choices.recruit,
    choices['put-in-lookout'],
    choices['trash-rival'],
  ]);
  return [...recruits, ...chosen].flatMap((entries) =>
    listed<MovedCard>(entries).map((entry) => spelledOut<Moved>(entry)),
  );
}

/** The cards that a move takes from a place, by name. */
function taken({ me = {}, park, rivals = {} }: Situation, move: DescribedMove) {
  const all: Record<Place, CardId[]> = { hand: [], park: [], discard: [] };
  const theirs = Object.values(rivals).flatMap(({ hand, yard, discard, deck, lookout }) =>
    named(hand, yard, discard, deck, lookout),
  );
  /** The cards described as being there, and of the others those that are not known to be elsewhere. */
  const take = (
    place: Place,
    cards: Listed<HelpingCard | MovedCard>,
    elsewhere: readonly (CardId | 'none' | undefined)[] | 'anywhere' = [],
  ) => {
    for (const entry of listed<HelpingCard | MovedCard>(cards)) {
      const { card = '?', from, of } = { of: undefined, ...spelledOut<Helper | Moved>(entry) };
      // A card that is somebody's comes out of their Yard.
      if (card === '?' || of !== undefined) continue;
      const isThere = from ? from === place : elsewhere !== 'anywhere' && !elsewhere.includes(card);
      if (isThere) all[place].push(card);
    }
  };
  if ('play' in move) {
    take('hand', move.play);
    take('hand', move.add);
  }
  if ('follow' in move) take('hand', move.follow);
  for (const choices of choicesOf(move)) {
    take('hand', choices.trash, [...all.hand, ...named(me.discard)]);
    take('discard', choices.trash, 'anywhere');
    take('hand', choices['put-in-lookout'], [...all.hand, ...named(park), ...theirs]);
    take('park', choices['put-in-lookout'], 'anywhere');
    take('park', choices.recruit, theirs);
  }
  if ('discard' in move) {
    const used = [me.played, ...(me.added ?? [])];
    take('hand', move.discard['to-yard'], used);
    take('hand', move.discard['to-pile']?.filter(isBestFriend), [...used, ...named(me.lookout)]);
  }
  if ('recruit' in move && move.recruit !== 'none') take('park', move.recruit, theirs);
  // What was discarded to follow is there by then.
  const discarded = 'follow' in move ? listed<HelpingCard>(move.follow) : [];
  const followed = discarded.map((entry) => spelledOut<Helper>(entry).card);
  return { ...all, discard: takeOut(followed, all.discard) };
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

/** Cards that a discard puts on the pile because they were used: one played, the others added to it. */
function usedUp({ hand, lookout }: Side, move: DescribedMove): readonly CardId[] {
  if (!('discard' in move)) return [];
  const used = (move.discard['to-pile'] ?? []).filter((card) => !isBestFriend(card));
  const lying = named(hand, lookout);
  return used.some((card) => lying.includes(card)) ? [] : used;
}

/** Collects what is granted; nothing where the place is described, or nothing is taken from it. */
class Grants {
  readonly granted: Granted[] = [];

  cards<Card extends string>(
    described: unknown,
    fact: string,
    cards: readonly Card[],
    others: readonly 'more'[] = ['more'],
  ): readonly (Card | 'more')[] | undefined {
    if (described !== undefined || cards.length === 0) return undefined;
    this.granted.push({ fact, value: [...cards] });
    return [...cards, ...others];
  }
}

/** Rivals with the cards that are taken out of their Yards; the leader's was cleared away (cleanup.yard). */
function withYards({ rivals, turn }: Situation, move: DescribedMove, grants: Grants) {
  const all: Record<string, Side> = { ...rivals };
  const theirs = Map.groupBy(
    sourced(move).filter(({ from = 'yard' }) => from === 'yard'),
    ({ of = 'me' }) => of,
  );
  for (const [name, entries] of theirs) {
    if (name === 'me' || name === turn) continue;
    const cards = entries.flatMap(({ card }) => (card && card !== '?' ? card : []));
    const yard = grants.cards(all[name]?.yard, `rivals.${name}.yard`, cards);
    if (yard) all[name] = { ...all[name], yard: [...yard] };
  }
  return Object.keys(all).length > 0 ? all : rivals;
}

/** The situation completed by what the move takes for granted, and a list of that. */
export function withGranted(
  situation: Situation,
  move: DescribedMove,
): { readonly situation: Situation; readonly granted: readonly Granted[] } {
  const { me = {} } = situation;
  const { hand, park, discard } = taken(situation, move);
  const grants = new Grants();
  const { granted } = grants;
  const recycled = recycledBy(move);
  const perk = recycled.length > 0 ? 'recycling' : 'perk' in move ? move.perk : undefined;
  // A discard puts away the whole hand, and a cleanup the whole Yard: there are no other cards.
  const whole = 'discard' in move && move.discard['to-yard'] ? [] : undefined;
  const cleanedUp = 'cleanup' in move && typeof move.cleanup === 'object' ? move.cleanup : [];
  const side = stated({
    ...me,
    hand: me.hand ?? grants.cards(me.hand, 'me.hand', takeOut([...recycled], hand), whole),
    lookout: me.lookout ?? grants.cards(me.lookout, 'me.lookout', addedFromLookout(move)),
    discard: me.discard ?? grants.cards(me.discard, 'me.discard', [...recycled, ...discard]),
    yard: me.yard ?? grants.cards(me.yard, 'me.yard', cleanedUp, []),
  });
  const [played, ...added] = me.played === undefined && !me.added ? usedUp(me, move) : [];
  if (played) granted.push({ fact: 'me.played', value: played });
  if (added.length > 0) granted.push({ fact: 'me.added', value: added });
  const perks = me.perks ?? (perk && [perk]);
  if (perk && !me.perks) granted.push({ fact: 'me.perks', value: [perk] });
  return {
    situation: stated({
      ...situation,
      park: situation.park ?? grants.cards(situation.park, 'park', park),
      rivals: withYards(situation, move, grants),
      me: stated({ ...side, ...(played && { played, added }), perks }),
    }),
    granted,
  };
}
