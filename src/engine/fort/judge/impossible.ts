import { parkDeck } from '../../../generated/fort.ts';
import { type CardId, isBestFriend, isCard } from '../describe/cards.ts';
import type { ShownCard, Side, Situation } from '../describe/situation.ts';
import { factsOf } from '../facts.ts';
import { resources } from '../notation/tree.ts';
import { playerCount, tableProblems } from '../score/impossible.ts';
import type { Entry } from '../score/sheet.ts';
import { hasCoin } from '../suits.ts';
import { no, type Violation } from '../violation.ts';
import { playedBy } from './frame.ts';

type Problem = Violation;

const cardsIn = (pile: readonly ShownCard[] | number | undefined): CardId[] =>
  typeof pile === 'object' ? pile.filter((entry) => isCard(entry)) : [];

const zones = ['hand', 'deck', 'discard', 'yard', 'lookout'] as const;

const shownIn = (pile: readonly ShownCard[] | number | undefined): number | undefined =>
  typeof pile === 'object' ? pile.filter((card) => card !== 'more').length : pile;

/** A side as the score keeper knows it, to be held to the same limits. */
const entryOf = (name: string, side: Side): Entry => ({
  name,
  cards: [
    ...zones.flatMap((zone) => cardsIn(side[zone])),
    ...[playedBy(side) ?? []].flat(),
    ...(side.added ?? []),
  ],
  lookout: shownIn(side.lookout),
  stuff: side.stuff,
  pack: side.pack,
  fort: side.fort,
  perks: side.perks,
  macaroni: side.macaroni,
  rule: side.rule === true ? undefined : side.rule,
});

function* sideProblems(player: string, side: Side): Generator<Problem> {
  const { fort, perks = [], rule, yard, lookout } = side;
  for (const card of cardsIn(yard))
    if (isBestFriend(card)) yield no('card.best-friend', 'friend-in-yard', { player, card });
  if (rule === true && fort === 0)
    yield no('fort.level-1', 'rule-at-level-0', { player, card: '' });
  const [first, second] = perks;
  if (first && fort !== undefined && fort < 2)
    yield no('fort.level-2', 'perk-below-2', { player, card: first, level: fort });
  if (first && second)
    yield no('fort.level-2', 'two-perks', { player, card: first, other: second });
  for (const shown of typeof lookout === 'object' ? lookout : [])
    if (typeof shown === 'object' && !printable(shown.shows))
      yield no('card.suits', 'no-such-card', { player, suits: shown.shows });
}

/** One symbol, two of one suit, or one suit and a coin (card.suits). */
const printable = (symbols: readonly string[]): boolean =>
  symbols.length === 1 ||
  (symbols.length === 2 &&
    (symbols[0] === symbols[1] ? symbols[0] !== 'coin' : symbols.includes('coin')));

/** Fewer than three cards lie face up, and none is left out of the description. */
export const parkIsShort = ({ park }: Situation): boolean =>
  park !== undefined &&
  (shownIn(park) ?? 3) < 3 &&
  !(typeof park === 'object' && park.includes('more'));

/** What is told of the leader's card must be what such a card can do. */
function* leaderProblems({ leader = {}, turn }: Situation): Generator<Problem> {
  const { played: card, declared, gained, followed = [], declined = [] } = leader;
  if (turn && [...followed, ...declined].includes(turn))
    yield no('follow.when', 'leader-follows', { player: turn });
  if (card === 'none' && (declared || followed.length > 0))
    yield no('follow.when', 'nothing-played');
  if (!card || card === 'none') return;
  if (declared && !hasCoin(card)) yield no('follow.coin-declared', 'nothing-to-declare', { card });
  const text = JSON.stringify(factsOf(card).public?.box);
  const shown = resources.find((kind) => text?.includes(`"${kind}"`));
  if (gained && gained !== 'none' && shown && shown !== gained && !text.includes('"any"'))
    yield no('action.gain', 'gain-other', { resource: gained, shown });
}

/** What lies between the players. */
function* commonProblems(situation: Situation, sides: readonly Side[]): Generator<Problem> {
  const { park, 'park-deck': deck = 0, players } = situation;
  const count = shownIn(park) ?? 0;
  if (count > 3) yield no('setup.park', 'park-over', { count, room: 3 });
  for (const card of cardsIn(park))
    if (isBestFriend(card)) yield no('card.best-friend', 'friend-in-park', { card });
  if (deck > 0 && parkIsShort(situation))
    yield no('recruit.park', 'park-not-refilled', { count, deck });
  const room = parkDeck.cards - 3;
  if (deck > room) yield no('setup.park', 'park-deck-over', { count: deck, room });
  const seats = typeof players === 'object' ? players.length : players;
  if (seats !== undefined) yield* playerCount(seats);
  if (sides.length > Math.min(seats ?? 4, 4))
    yield no('overview.players', 'too-many-rivals', { count: sides.length - 1 });
  yield* leaderProblems(situation);
  const perks = sides.flatMap((side) => side.perks ?? []);
  const twice = perks.find((perk, at) => perks.indexOf(perk) < at);
  if (twice) yield no('setup.perks', 'perk-twice', { card: twice });
}

/** Everything in the description that no game by the rules can show. */
export function impossible(situation: Situation): Problem[] {
  const { me = {}, rivals = {}, park, supply } = situation;
  const sides = Object.entries({ me, ...rivals });
  const entries = sides.map(([name, side]) => entryOf(name, side));
  const parked: Entry = { name: 'park', cards: cardsIn(park), fort: 5 };
  return [
    ...tableProblems([...entries, parked], supply),
    ...sides.flatMap(([name, side]) => [...sideProblems(name, side)]),
    ...commonProblems(
      situation,
      sides.map(([, side]) => side),
    ),
  ];
}
