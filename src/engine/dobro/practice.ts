import { mentions } from '#engine/core/practice/mentions.ts';
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

/** The value to announce after a play, as the judge has it. */
function announced({ situation, move }: Moment): Moment[] {
  const table = situationSchema.safeParse(situation);
  const done = moveSchema.safeParse(move);
  if (!('play' in move) || !table.success || !done.success) return [];
  const [value] = judge(table.data, done.data).effects.map(({ facts }) => facts.value);
  return typeof value === 'number' ? [{ situation, move: { ...move, announce: value } }] : [];
}

/** Whoever took the climb opens the next one. */
const opening = ({ situation: { turn: _, ...situation }, move }: Moment): Moment => ({
  situation: { ...situation, took: 'me' },
  move,
});

/** The moves of a random game, each on the table on which it is made. */
function moments(options: { readonly players: number; readonly seed: number }): Moment[] {
  const state = game.start(options);
  const found: Moment[] = [];
  let climb: WrittenPlay[] = [];
  let isTaken = false;
  playRandom(
    game,
    state,
    { rng: seeded(~options.seed) },
    {
      decided: (move) => {
        const plain = { situation: situationOf(state, climb), move: moveOf(move) };
        const moment = move.do === 'play' && isTaken ? opening(plain) : plain;
        // What else comes to mind at drawing rests on readings, or is no move: one rule alone would give itself away.
        if (move.do !== 'draw') found.push(moment, ...announced(moment));
        if (move.do === 'play') climb = [...climb, writtenPlay(move)];
        if (move.do !== 'draw') isTaken = move.do === 'take';
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

/** What somebody might say aloud instead: doubled, not doubled, or one card of a pair. */
const misheard = ({ announce }: Moment['move']): number[] =>
  typeof announce !== 'number' ? [] : [announce * 2, announce / 2].filter(Number.isInteger);

/** Somebody who is asked about a climb looks for its value first, also where there is none yet. */
const isInClimb = ({ situation: { climb, took }, move }: Moment): boolean =>
  'play' in move && ((isList(climb) && climb.length > 0) || took !== undefined);

/** What a clause is about: only then does it come to mind. */
const isAbout: Readonly<Record<string, (moment: Moment) => boolean>> = {
  // What is announced is a value, whatever it came from: this would be a reason too.
  'climb.value': (moment) => isInClimb(moment) && !('announce' in moment.move),
  'climb.next': ({ situation: { took } }) => took !== undefined,
  'turn.higher': isInClimb,
  'turn.equal': (moment) => isInClimb(moment) && 'announce' in moment.move,
  'turn.pair': ({ situation: { hand }, move: { play, announce } }) =>
    isList(play) ||
    announce !== undefined ||
    (isList(hand) && hand.filter((card) => card === play).length > 1),
  'turn.no-more': ({ move: { play } }) => isList(play),
  'special.joker': ({ situation: { climb }, move: { play } }) => mentions([climb, play], 'joker'),
  'special.joker-pair': ({ move: { play } }) => isList(play) || play === 'joker',
  'special.skip': ({ situation: { climb, hand }, move: { play } }) =>
    mentions([climb, hand, play], 'skip'),
  'special.reverse': ({ situation: { climb, hand }, move: { play } }) =>
    mentions([climb, hand, play], 'reverse'),
};

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
  keep: () => ['climb', 'hand', 'took'],
  exchange: ({ situation: { hand }, move }) =>
    'announce' in move
      ? undefined
      : { cards: isList(hand) ? [...new Set(hand.filter(isCard))] : [], twins: [] },
  others: ({ situation, move }) => {
    const { climb, took, players } = situation;
    const names = isList(players) ? players : [];
    const moves = [
      ...misheard(move).map((announce) => ({ ...move, announce })),
      ...('play' in move && !('announce' in move) ? [{ take: true }] : []),
      ...(isList(climb) && climb.length === 0 ? [{ play: 'skip' }, { play: 'reverse' }] : []),
    ];
    const rivals = took === undefined ? [] : names.filter((name) => name !== took);
    return [
      ...moves.map((other) => ({ situation, move: other })),
      ...rivals.map((other) => ({ situation: { ...situation, took: other }, move })),
    ];
  },
  dull: ['not-in-hand', 'no-joker'],
  alike: [
    ['turn.higher', 'special.joker'],
    ['turn.equal', 'special.joker'],
    ['turn.pair', 'special.joker-pair'],
    ['turn.no-more', 'special.joker-pair'],
    ['special.joker', 'special.joker-pair'],
    ['turn.no-more', 'special.skip'],
    ['turn.no-more', 'special.reverse'],
    ['climb.value', 'special.skip'],
    ['climb.value', 'special.reverse'],
  ],
  // Two cards that are no pair break both; a pair that is too low breaks one of them only.
  covers: { 'turn.pair': ['turn.no-more'] },
  comesToMind: (clause, moment) => isAbout[clause]?.(moment) ?? false,
  isStrange: () => false,
  // To draw comes after every move: it makes none allowed.
  outcomes: ['round.end', 'turn.draw'],
  shows: () => false,
  weights: [2, 3],
};
