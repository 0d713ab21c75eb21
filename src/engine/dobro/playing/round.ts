import type { DrawLots } from '#engine/core/lots.ts';
import { roll, seeded, shuffle } from '#engine/core/rng.ts';
import { figures } from '#generated/dobro.ts';
import { type Card, fullDeck, numberOf } from '../cards/card.ts';
import { handLimit, isPlayerCount } from '../rules/hand-limit.ts';
import { pointsOf, totalsOf } from '../rules/points.ts';
import { startersOf } from '../rules/starter.ts';
import type { Round, State } from '../state/state.ts';
import { by } from '../violation.ts';

interface Table {
  readonly deck: readonly Card[];
  readonly aside: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly rng: number;
}

/** Shuffles everything, sets cards aside with two players (two.aside) and deals. */
function deal(players: number, rng: number): Table {
  const random = { rng };
  const deck = shuffle(random, fullDeck(players));
  if (players === 2) {
    by('two.remove');
    by('two.aside');
  }
  by('setup.deal');
  by('setup.deck');
  const aside = players === 2 ? deck.splice(0, figures.twoPlayersAside) : [];
  const limit = handLimit(players);
  const hands = Array.from({ length: players }, () => deck.splice(0, limit));
  return { deck, aside, hands, rng: random.rng };
}

const opening = {
  phase: 'turn',
  value: 0,
  climb: [],
  forgetful: null,
} as const;

/** The first round: someone at random opens (setup.first). */
export function setUp(players: number, seed: number, long = false): State {
  if (!isPlayerCount(players))
    throw new RangeError(
      `Dobro is for ${figures.minPlayers} to ${figures.maxPlayers} players, not ${players}`,
    );
  const table = deal(players, seeded(seed));
  const random = { rng: table.rng };
  const seat = roll(random, players);
  by('setup.direction');
  by('setup.first');
  if (long) by('variant.long');
  return {
    ...opening,
    ...table,
    rng: random.rng,
    players,
    rounds: long ? players : figures.rounds,
    seat,
    direction: 1,
    piles: Array.from({ length: players }, () => []),
    finished: [],
  };
}

/** Who opens the first climb; the cards are dealt without being looked at. */
export const drawLots: DrawLots = (players, seed) => ({
  first: setUp(players, seed).seat,
  cards: {},
});

/** What is where before the first turn (setup.deal, setup.deck, two.aside). */
export function figuresOf(players: number): Record<string, number> {
  const { hands, aside, deck } = setUp(players, 0);
  return { dealt: hands[0]?.length ?? 0, aside: aside.length, deck: deck.length };
}

/** Counts the score piles, then deals the next round or ends the game (round.end, next.deal). */
export function endRound(state: State): State {
  by('round.end');
  by('score.rank');
  by('overview.goal');
  const sizes = state.piles.map((pile) => pile.length);
  if (new Set(sizes).size < sizes.length) by('score.tie');
  if (state.forgetful !== null) by('forget.penalty');
  const round: Round = {
    piles: sizes,
    sums: state.piles.map((pile) => pile.reduce((sum, card) => sum + numberOf(card), 0)),
    forgetful: state.forgetful,
    points: pointsOf(sizes, state.forgetful),
  };
  const finished = [...state.finished, round];
  if (finished.length >= state.rounds) {
    by('end.winner');
    return { ...state, finished, phase: 'over' };
  }
  by('next.deal');
  by('next.first');
  const table = deal(state.players, state.rng);
  return {
    ...state,
    ...opening,
    ...table,
    piles: state.piles.map(() => []),
    finished,
    // Hands that are alike to the last number: the first of them in turn order.
    seat: startersOf(totalsOf(state.players, finished), table.hands)[0] ?? 0,
  };
}
