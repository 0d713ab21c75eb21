import { type Card, reverse } from '../cards/card.ts';
import { drawDue } from '../rules/draw.ts';
import { handLimit } from '../rules/hand-limit.ts';
import { playedOn } from '../rules/play.ts';
import type { Draw, Move, Play } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { by, type Violation } from '../violation.ts';
import { violationsOf } from './legal-moves.ts';
import { endRound } from './round.ts';

export type Applied =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly violations: readonly Violation[] };

const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] => {
  const copy = items.slice();
  copy[at] = item;
  return copy;
};

const without = (hand: readonly Card[], cards: readonly Card[]): Card[] => {
  const rest = hand.slice();
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
};

const after = (state: State): number =>
  (state.seat + state.direction + state.players) % state.players;

/** The next player's turn, or their opening of a climb. */
const pass = (state: State, seat: number): State => {
  by('turn.next');
  return { ...state, phase: 'turn', seat };
};

/** Ends a turn except for drawing: ends the round on an empty hand, asks for the draw if one is due. */
function turnDone(state: State, next: number): State {
  const held = state.hands[state.seat]?.length ?? 0;
  if (held === 0) return endRound(state);
  const limit = handLimit(state.players);
  if (drawDue(held, limit, state.deck.length) > 0) return { ...state, phase: 'draw' };
  if (held < limit) by('round.deck-empty');
  return pass(state, next);
}

function play(state: State, move: Play): State {
  const hand = without(state.hands[state.seat] ?? [], move.cards);
  const turned = move.cards[0] === reverse;
  by('turn.one');
  by('turn.no-more');
  const played: State = {
    ...state,
    hands: replaced(state.hands, state.seat, hand),
    climb: [...state.climb, ...move.cards],
    value: playedOn(state.value, move),
    direction: turned ? (state.direction === 1 ? -1 : 1) : state.direction,
  };
  return turnDone(played, after(played));
}

/** All cards of the climb become the taker's, who opens the next one (climb.take, climb.next). */
function take(state: State): State {
  by('climb.take');
  by('climb.next');
  const pile = [...(state.piles[state.seat] ?? []), ...state.climb];
  const taken: State = {
    ...state,
    piles: replaced(state.piles, state.seat, pile),
    climb: [],
    value: 0,
  };
  return turnDone(taken, state.seat);
}

/** Drawing back up; a player who draws fewer cards than are due forgot (forget.take, forget.keep). */
function draw(state: State, move: Draw): State {
  const hand = state.hands[state.seat] ?? [];
  const left = state.deck.length - move.count;
  const forgot = move.count < drawDue(hand.length, handLimit(state.players), state.deck.length);
  by(forgot ? 'forget.take' : 'turn.draw');
  if (forgot && state.forgetful !== null) by('forget.keep');
  // A player who forgot catches up at the end of the next turn, not sooner.
  if (!forgot && state.forgetful === state.seat) by('forget.wait');
  const drawn: State = {
    ...state,
    deck: state.deck.slice(0, left),
    hands: replaced(state.hands, state.seat, [...hand, ...state.deck.slice(left)]),
    forgetful: forgot ? state.seat : state.forgetful,
  };
  // Only after taking the pile is the climb empty here, and the taker opens the next one.
  return pass(drawn, state.climb.length === 0 ? state.seat : after(state));
}

/** A move that is known to be legal, such as one from `legalMoves`. */
export function advance(state: State, move: Move): State {
  switch (move.do) {
    case 'play':
      return play(state, move);
    case 'take':
      return take(state);
    case 'draw':
      return draw(state, move);
  }
}

/** Checked: an illegal move is refused with its violations and changes nothing. */
export function apply(state: State, move: Move): Applied {
  const violations = violationsOf(state, move);
  return violations.length > 0
    ? { ok: false, violations }
    : { ok: true, state: advance(state, move) };
}
