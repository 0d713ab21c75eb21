import { seeded } from '../core/rng.ts';
import { playRandom } from '../core/simulate.ts';
import { type Card, nameOf } from './cards/card.ts';
import type { DescribedMove, Situation, WrittenCard } from './format/schema.ts';
import { game } from './game.ts';
import type { Move } from './state/move.ts';
import type { State } from './state/state.ts';

/** A round as a description: the table on which it began, and all that was done in it. */
export interface DescribedRound {
  readonly game: 'dobro';
  readonly situation: Situation;
  readonly move: DescribedMove;
  readonly moves: readonly DescribedMove[];
}

const nameOfSeat = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);

const written = (cards: readonly Card[]): WrittenCard[] =>
  cards.map((card) => {
    const name = nameOf(card);
    const number = Number(name);
    return Number.isNaN(number) ? name : number;
  });

/** The whole table with all cards face up, from the point of view of the player whose turn it is. */
function describeState({ players, hands, seat, direction, deck, forgetful }: State): Situation {
  return {
    players: Array.from({ length: players }, (_, at) => nameOfSeat(at)),
    me: nameOfSeat(seat),
    turn: nameOfSeat(seat),
    climb: [],
    hands: Object.fromEntries(hands.map((hand, at) => [nameOfSeat(at), written(hand)])),
    deck: deck.length,
    direction: direction === 1 ? 'clockwise' : 'counterclockwise',
    'forgetful-before': forgetful === null ? 'middle' : nameOfSeat(forgetful),
  };
}

function describeMove(move: Move, deck: readonly Card[]): DescribedMove {
  switch (move.do) {
    case 'play':
      return {
        play: written(move.cards),
        ...(move.as === undefined ? {} : { as: move.as }),
      };
    case 'take':
      return { take: true };
    case 'draw':
      return move.count === 0
        ? { draw: 0 }
        : { draw: move.count, drawn: written(deck.slice(deck.length - move.count)) };
  }
}

/** A random game, round by round, as descriptions that the judge can be asked about. */
export function describeGame(options: {
  readonly players: number;
  readonly seed: number;
  readonly variant?: string;
}): DescribedRound[] {
  const state = game.start(options);
  const rounds: { situation: Situation; moves: DescribedMove[] }[] = [
    { situation: describeState(state), moves: [] },
  ];
  playRandom(
    game,
    state,
    { rng: seeded(~options.seed) },
    {
      decided: (move) => rounds.at(-1)?.moves.push(describeMove(move, state.deck)),
      made: () => {
        if (state.finished.length < rounds.length || state.phase === 'over') return;
        rounds.push({ situation: describeState(state), moves: [] });
      },
    },
  );
  return rounds.flatMap(({ situation, moves: [move, ...moves] }) =>
    move ? [{ game: 'dobro' as const, situation, move, moves }] : [],
  );
}
