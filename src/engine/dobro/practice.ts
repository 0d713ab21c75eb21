import type { Moment, PractisedGame } from '#engine/core/practice/practised-game.ts';
import { seeded } from '../core/rng.ts';
import { playRandom } from '../core/simulate.ts';
import { isList, isRecord } from '../core/unknown-data.ts';
import { type Card, nameOf } from './cards/card.ts';
import {
  moveSchema,
  situationSchema,
  type WrittenCard,
  type WrittenPlay,
} from './format/schema.ts';
import { game } from './game.ts';
import { judge } from './judging/judge.ts';
import type { Move, Play } from './state/move.ts';
import type { State } from './state/state.ts';

const names = ['Ann', 'Ben', 'Cy', 'Di', 'Ed'];

/** Seats by name, whoever moves being `me`. */
function namedSeats({ players, seat }: State): string[] {
  const others = [...names];
  return Array.from({ length: players }, (_, at) => (at === seat ? 'me' : (others.shift() ?? '')));
}

const written = (card: Card): WrittenCard => {
  const name = nameOf(card);
  const number = Number(name);
  return Number.isNaN(number) ? name : number;
};

const writtenPlay = ({ cards, as }: Play): WrittenPlay => {
  const [first, ...more] = cards.map(written);
  const play = first !== undefined && more.length === 0 ? first : cards.map(written);
  return as === undefined ? play : { play, as };
};

/** The table as whoever moves sees it. */
function situationOf(state: State, climb: readonly WrittenPlay[]): Moment['situation'] {
  const seats = namedSeats(state);
  const hand = (state.hands[state.seat] ?? []).map(written);
  return {
    players: seats,
    turn: 'me',
    climb: [...climb],
    hand: hand.sort((a, b) => `${a}`.localeCompare(`${b}`, 'en', { numeric: true })),
    deck: state.deck.length,
    'forgetful-before': state.forgetful === null ? 'middle' : (seats[state.forgetful] ?? 'middle'),
  };
}

function moveOf(move: Move): Moment['move'] {
  if (move.do === 'take') return { take: true };
  if (move.do === 'draw') return { draw: move.count };
  const [first, ...more] = move.cards.map(written);
  return {
    play: more.length === 0 ? first : move.cards.map(written),
    ...(move.as === undefined ? {} : { as: move.as }),
  };
}

/** The moves of a random game, each on the table on which it is made. */
function moments(options: { readonly players: number; readonly seed: number }): Moment[] {
  const state = game.start(options);
  const found: Moment[] = [];
  let climb: WrittenPlay[] = [];
  playRandom(
    game,
    state,
    { rng: seeded(~options.seed) },
    {
      decided: (move) => {
        found.push({ situation: situationOf(state, climb), move: moveOf(move) });
        if (move.do === 'play') climb = [...climb, writtenPlay(move)];
        if (move.do === 'take') climb = [];
      },
      made: () => {
        if (state.climb.length === 0) climb = [];
      },
    },
  );
  return found;
}

const isCard = (card: unknown): card is WrittenCard =>
  typeof card === 'string' || typeof card === 'number';

export const practice: PractisedGame = {
  players: [2, 3, 4, 5],
  moments,
  judge: (situation, move) => {
    // One card is written without a list.
    if (isRecord(move) && isList(move.play) && move.play.length < 2) return undefined;
    const table = situationSchema.safeParse(situation);
    const done = moveSchema.safeParse(move);
    return table.success && done.success ? judge(table.data, done.data) : undefined;
  },
  keep: ({ move }) => ('draw' in move ? ['players', 'hand'] : ['climb', 'hand']),
  // How many cards are drawn is no card.
  exchange: ({ situation: { hand }, move }) => ({
    cards: isList(hand) && !('draw' in move) ? [...new Set(hand.filter(isCard))] : [],
    twins: [],
  }),
  others: ({ situation: { climb }, move }) => [
    ...('play' in move ? [{ take: true }] : []),
    ...('draw' in move ? [{ ...move, late: true }] : []),
    ...(isList(climb) && climb.length === 0 ? [{ play: 'skip' }, { play: 'reverse' }] : []),
  ],
  dull: ['not-in-hand', 'no-joker'],
  alike: [
    ['turn.higher', 'turn.equal', 'turn.pair', 'special.joker', 'climb.value'],
    ['turn.one', 'turn.pair', 'turn.no-more'],
    ['special.joker', 'special.joker-pair', 'turn.pair'],
    ['turn.no-more', 'special.joker-pair'],
    ['turn.one', 'turn.no-more', 'special.skip'],
    ['turn.one', 'turn.no-more', 'special.reverse'],
    ['climb.open', 'climb.take', 'turn.one'],
  ],
  plausible: { draw: ['forget.wait', 'forget.keep', 'round.deck-empty', 'turn.next'] },
  isStrange: () => false,
  outcomes: ['round.end'],
  shows: () => false,
  weights: [2, 4],
};
