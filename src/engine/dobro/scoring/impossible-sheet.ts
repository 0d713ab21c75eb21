import { figures } from '#generated/dobro.ts';
import { fullDeck } from '../cards/card.ts';
import { checkCopies } from '../cards/copies.ts';
import { handLimit, isPlayerCount } from '../rules/hand-limit.ts';
import { placesOf } from '../rules/points.ts';
import { no, type Rule, type Violation } from '../violation.ts';
import type { Problem, RoundEntry, Sheet } from './score.ts';
import { makeableSums, sumRange, unmakeable } from './sums.ts';

type Figures = readonly (number | undefined)[] | undefined;

export const at = (path: string, violation: Violation): Problem => ({ ...violation, at: path });

/** The clause that says how many rounds there are. */
export const roundsRule = (long = false): Rule => (long ? 'variant.long' : 'overview.goal');

/** The entries of all seats, if none is missing. */
export const known = (entries: Figures, players: number): number[] | null => {
  const list = Array.from({ length: players }, (_, seat) => entries?.[seat]);
  const found = list.filter((entry) => entry !== undefined);
  return found.length === players ? found : null;
};

/**
 * At the end of a round the card that ended it is in the climb, and every other hand still holds
 * one card: these cards count for nobody (round.end).
 */
function checkPiles({ piles = [] }: RoundEntry, players: readonly string[], round: number) {
  const path = `rounds.${round - 1}.piles`;
  const problems = piles.flatMap((count, seat) =>
    count === undefined || (Number.isInteger(count) && count >= 0)
      ? []
      : [
          at(
            `${path}.${seat}`,
            no('climb.take', 'pile-size', { player: players[seat] ?? '', round, count }),
          ),
        ],
  );
  const aside = players.length === 2 ? figures.twoPlayersAside : 0;
  const most = fullDeck(players.length).length - aside - players.length;
  const count = piles.reduce<number>((total, size) => total + (size ?? 0), 0);
  if (problems.length === 0 && count > most)
    problems.push(at(path, no('round.end', 'piles-too-big', { round, count, most })));
  return problems;
}

/** Places follow from the sizes of the piles: each is 1 + how many are ahead of it (score.rank, score.tie). */
function checkPlaces(entry: RoundEntry, players: readonly string[], round: number): Problem[] {
  const path = `rounds.${round - 1}.places`;
  const piles = known(entry.piles, players.length);
  if (piles !== null)
    return placesOf(piles).flatMap((counted, seat) => {
      const said = entry.places?.[seat] ?? counted;
      const facts = { player: players[seat] ?? '', round, said, counted };
      return said === counted
        ? []
        : [at(`${path}.${seat}`, no('score.rank', 'places-differ', facts))];
    });
  const places = known(entry.places, players.length) ?? [];
  const right = places.every(
    (place) => place === 1 + places.filter((other) => other < place).length,
  );
  return right ? [] : [at(path, no('score.tie', 'places', { round, places: places.map(String) }))];
}

/** The sums of one or several piles must be possible with the cards of the game (end.tie). */
export function checkSums(entry: RoundEntry, players: readonly string[], index: number): Problem[] {
  const round = index + 1;
  const { sums = [], piles = [] } = entry;
  const path = `rounds.${round - 1}.sums`;
  const seats = [...players.keys()].filter((seat) => sums[seat] !== undefined);
  if (seats.length === 0 || !isPlayerCount(players.length)) return [];
  const outside = seats.flatMap((seat): Problem[] => {
    const { least, most } = sumRange(players.length, piles[seat]);
    const count = sums[seat] ?? 0;
    if (count >= least && count <= most) return [];
    const facts = { player: players[seat] ?? '', round, count, least, most };
    return [at(`${path}.${seat}`, no('end.tie', 'sum-out-of-range', facts))];
  });
  if (outside.length > 0) return outside;
  const counted = seats.map((seat) => ({ seat, size: piles[seat], sum: sums[seat] ?? 0 }));
  const wrong = unmakeable(makeableSums(players.length), counted);
  if (wrong === undefined) return [];
  const facts = {
    round,
    players: wrong.map(({ seat }) => players[seat] ?? ''),
    sums: wrong.map(({ sum }) => String(sum)),
  };
  return [at(path, no('end.tie', 'sums-together', facts))];
}

/** What is impossible about the places of one round. */
export const checkRound = (
  entry: RoundEntry,
  players: readonly string[],
  index: number,
): Problem[] => [
  ...checkPiles(entry, players, index + 1),
  ...checkPlaces(entry, players, index + 1),
];

/** New hands are dealt from one deck, up to the hand limit (setup.deal, setup.deck). */
export function checkHands({ hands = [], players }: Sheet): Problem[] {
  const limit = handLimit(players.length);
  const long = hands.flatMap((hand, seat) =>
    hand === undefined || hand.length <= limit
      ? []
      : [
          no('setup.deal', 'new-hand-over', {
            player: players[seat] ?? '',
            count: hand.length,
            limit,
          }),
        ],
  );
  const copies = checkCopies(
    hands.flatMap((hand) => hand ?? []),
    players.length,
  );
  return [...long, ...copies].map((violation) => at('hands', violation));
}
