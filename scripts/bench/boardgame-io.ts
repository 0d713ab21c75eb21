import { pathToFileURL } from 'node:url';
import { type Rolling, roll } from '../../src/engine/core/rng.ts';
import { type Card, fullDeck, reverse } from '../../src/engine/dobro/cards/card.ts';
import { handLimit } from '../../src/engine/dobro/rules/hand-limit.ts';
import { offeredPlays } from '../../src/engine/dobro/rules/offered-plays.ts';
import { playedOn } from '../../src/engine/dobro/rules/play.ts';
import { pointsOf } from '../../src/engine/dobro/rules/points.ts';
import type { Play } from '../../src/engine/dobro/state/move.ts';
import { inProject } from '../lib/root.ts';

/** The part of boardgame.io that local random play needs; the package is installed on demand. */
interface Client {
  getState(): { G: Table; ctx: { gameover?: unknown } };
  moves: { play(cards: readonly Card[], as?: number): void; take(): void };
}
interface Library {
  Client(options: { game: unknown; numPlayers: number; debug: false }): Client;
}
interface Context {
  G: Table;
  events: { endTurn(): void; endGame(result: unknown): void };
  random: { Shuffle(cards: Card[]): Card[] };
}

/** Dobro in the form that boardgame.io needs: a table that moves mutate, with a turn order. */
interface Table {
  seat: number;
  direction: number;
  value: number;
  round: number;
  climb: Card[];
  deck: Card[];
  hands: Card[][];
  piles: Card[][];
  points: number[];
}

const players = 4;
const rounds = 3;
const limit = handLimit(players);

function deal(table: Table, shuffle: (cards: Card[]) => Card[]): void {
  table.deck = shuffle(fullDeck(players));
  table.hands = Array.from({ length: players }, () => table.deck.splice(0, limit));
  table.piles = Array.from({ length: players }, () => []);
  table.climb = [];
  table.value = 0;
}

/** Draws back up and passes on, or counts the round when the hand is empty. */
function finish({ G, events, random }: Context, next: number): void {
  const hand = G.hands[G.seat] ?? [];
  if (hand.length === 0) {
    pointsOf(
      G.piles.map((pile) => pile.length),
      null,
    ).forEach((points, seat) => {
      G.points[seat] = (G.points[seat] ?? 0) + points;
    });
    G.round += 1;
    if (G.round > rounds) {
      events.endGame(true);
      return;
    }
    deal(G, random.Shuffle);
    G.seat = G.points.indexOf(Math.min(...G.points));
  } else {
    hand.push(...G.deck.splice(0, limit - hand.length));
    G.seat = next;
  }
  events.endTurn();
}

const game = {
  setup({ random }: Context): Table {
    const table: Table = {
      seat: 0,
      direction: 1,
      value: 0,
      round: 1,
      climb: [],
      deck: [],
      hands: [],
      piles: [],
      points: Array<number>(players).fill(0),
    };
    deal(table, random.Shuffle);
    return table;
  },
  turn: { order: { first: ({ G }: Context) => G.seat, next: ({ G }: Context) => G.seat } },
  moves: {
    play(context: Context, cards: readonly Card[], as?: number): void {
      const { G } = context;
      const hand = G.hands[G.seat] ?? [];
      for (const card of cards) hand.splice(hand.indexOf(card), 1);
      const move: Play = { do: 'play', cards, ...(as === undefined ? {} : { as }) };
      G.value = playedOn(G.value, move);
      G.climb.push(...cards);
      if (cards[0] === reverse) G.direction = -G.direction;
      finish(context, (G.seat + G.direction + players) % players);
    },
    take(context: Context): void {
      const { G } = context;
      G.piles[G.seat]?.push(...G.climb);
      G.climb = [];
      G.value = 0;
      finish(context, G.seat);
    },
  },
};

const file = inProject('scripts/bench/node_modules/boardgame.io/dist/cjs/client.js');

/** Random games of Dobro on boardgame.io: the same cards, values and scores, its own machinery. */
export async function boardgameIoPlayer(): Promise<(dice: Rolling, moves: number) => number> {
  const { default: library }: { default: Library } = await import(pathToFileURL(file).href);
  return (dice, wanted) => {
    let moves = 0;
    while (moves < wanted) {
      const client = library.Client({ game, numPlayers: players, debug: false });
      for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
        const { hands, seat, value, climb } = state.G;
        const plays = offeredPlays(hands[seat] ?? [], value);
        const chosen = plays[roll(dice, plays.length + (climb.length > 0 ? 1 : 0))];
        if (chosen === undefined) client.moves.take();
        else client.moves.play(chosen.cards, chosen.as);
        moves++;
        if (moves >= wanted) break;
      }
    }
    return moves;
  };
}
