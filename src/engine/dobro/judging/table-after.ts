import { type Card, nameOf, reverse } from '../cards/card.ts';
import type { DescribedMove, Situation, WrittenCard, WrittenPlay } from '../format/schema.ts';
import { handLimit } from '../rules/hand-limit.ts';
import type { Judgement } from './table/judgement.ts';
import { readPlay, sizeOf } from './table/reading.ts';
import { checkTurn } from './table/turn.ts';

/**
 * A described table while several moves are made. What is known of it is updated with each
 * legal move, what is not known stays unknown, and what a move may have changed becomes unknown.
 */
export interface Course {
  /** Everyone's hand is under `hands`, the asker's under `me`; `turn` and who opened are kept apart. */
  readonly situation: Situation;
  /** Who moves next; undefined where that is unknown. */
  readonly mover: string | undefined;
  readonly opener: string | undefined;
  /** The direction of play. */
  readonly way: 1 | -1 | undefined;
  /** The mover has played or taken and may still draw. */
  readonly drawing: boolean;
}

type Hands = Readonly<Record<string, readonly WrittenCard[] | number>>;

const without = (situation: Situation, ...keys: readonly (keyof Situation)[]): Situation => {
  const copy: { -readonly [Key in keyof Situation]: Situation[Key] } = { ...situation };
  for (const key of keys) delete copy[key];
  return copy;
};

const namesIn = ({ players }: Situation): readonly string[] =>
  typeof players === 'object' ? players : [];

const reverses = (plays: readonly WrittenPlay[]): number =>
  plays.filter((play) => readPlay(play).cards[0] === reverse).length;

const turned = (way: Course['way'], times: number): Course['way'] =>
  way === undefined || times % 2 === 0 ? way : way === 1 ? -1 : 1;

/** The directions that play may have; with two players, or without names, it makes no difference. */
export function waysNow(situation: Situation): readonly Course['way'][] {
  const { climb, direction } = situation;
  const names = namesIn(situation);
  if (!climb) return names.length > 2 ? [1, -1] : [undefined];
  const plays = climb.map(readPlay);
  const said = direction ? [direction] : names.length > 2 ? directions : [];
  const { turn: _, ...table } = situation;
  // If the opener is described, only one direction may lead to the asker, whose turn it is (turn.next).
  const fits = said.filter(
    (each) => checkTurn({ ...table, direction: each }, { names, plays }).violations.length === 0,
  );
  const starts = (fits.length > 0 ? fits : said).map((each) => (each === 'clockwise' ? 1 : -1));
  return starts.length > 0 ? starts.map((way) => turned(way, reverses(climb))) : [undefined];
}
const directions = ['clockwise', 'counterclockwise'] as const;

/** A course that begins with a described situation, in which the asker is `me`. */
export function begin(situation: Situation, way: Course['way']): Course {
  const { hand, holding, hands, opened, took } = situation;
  const own = hand ?? holding;
  return {
    situation: {
      ...without(situation, 'hand', 'holding', 'opened', 'took', 'turn', 'direction', 'hands'),
      hands: { ...hands, ...(own === undefined ? {} : { me: own }) },
    },
    mover: 'me',
    opener: opened ?? took,
    way,
    drawing: false,
  };
}

/** Who comes after a player (turn.next); with two players the direction does not matter. */
function afterMover({ situation, mover, way }: Course): string | undefined {
  const names = namesIn(situation);
  const at = mover === undefined ? -1 : names.indexOf(mover);
  const step = names.length === 2 ? 1 : way;
  return at < 0 || step === undefined ? undefined : names.at((at + step) % names.length);
}

/** It is not described whether the mover drew, so hand and deck are no longer known (turn.draw). */
function undrawn(course: Course): Course {
  const { situation, mover } = course;
  const { hands = {}, deck, players } = situation;
  const held = mover === undefined ? undefined : sizeOf(hands[mover]);
  const count = typeof players === 'object' ? players.length : players;
  const full = count !== undefined && (held ?? 0) >= handLimit(count);
  if (deck === 0 || full) return course;
  const { [mover ?? '']: _, ...others } = hands;
  return {
    ...course,
    situation: { ...without(situation, 'deck', 'forgetful-before'), hands: others },
  };
}

/** The turn is over: the taker opens the next climb, otherwise the next player acts (climb.next). */
function passed(course: Course): Course {
  const { climb, value } = course.situation;
  const known = climb !== undefined || (value ?? 0) > 0;
  const opens = climb?.length === 0;
  const mover = opens ? course.mover : known ? afterMover(course) : undefined;
  return { ...course, mover, drawing: false };
}

/** The table on which a move is made: a turn that is not described as ending with a draw is over. */
export const beforeMove = (course: Course, move: DescribedMove): Course =>
  course.drawing && ('play' in move || 'take' in move) ? passed(undrawn(course)) : course;

const removed = (hand: readonly WrittenCard[], cards: readonly Card[]): WrittenCard[] => {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.findIndex((each) => `${each}` === nameOf(card));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};

const withHand = (
  hands: Hands = {},
  mover: string | undefined,
  change: (hand: Hands[string]) => Hands[string],
): Hands => {
  const hand = mover === undefined ? undefined : hands[mover];
  return mover === undefined || hand === undefined ? hands : { ...hands, [mover]: change(hand) };
};

/** The value that a judged play certainly leaves. */
function valueAfter({ effects }: Judgement, before: number | undefined): number | undefined {
  const effect = effects.find(({ code }) => code.startsWith('value') || code === 'no-value');
  if (effect?.code === 'value-stays') return before;
  if (effect?.code === 'no-value') return 0;
  return typeof effect?.facts.value === 'number' ? effect.facts.value : undefined;
}

function played(course: Course, move: Extract<DescribedMove, { play: unknown }>, found: Judgement) {
  const { situation, mover, way } = course;
  const { cards } = readPlay(move);
  const hands = withHand(situation.hands, mover, (hand) =>
    typeof hand === 'object' ? removed(hand, cards) : hand - cards.length,
  );
  const value = valueAfter(found, situation.value);
  const out = mover !== undefined && sizeOf(hands[mover]) === 0 ? { out: mover } : {};
  const climb = situation.climb && { climb: [...situation.climb, move] };
  return {
    ...course,
    situation: {
      ...without(situation, 'value'),
      ...(value === undefined ? {} : { value }),
      ...climb,
      hands,
      ...out,
    },
    opener: situation.climb?.length === 0 ? mover : course.opener,
    way: turned(way, cards[0] === reverse ? 1 : 0),
    drawing: true,
  };
}

function drew(course: Course, move: Extract<DescribedMove, { draw: unknown }>, found: Judgement) {
  const { situation, mover } = course;
  const { draw: count, drawn } = move;
  const cards = drawn === undefined ? undefined : [drawn].flat();
  const hands = withHand(situation.hands, mover, (hand) => {
    if (typeof hand !== 'object') return hand + count;
    return count === 0 ? hand : cards ? [...hand, ...cards] : hand.length + count;
  });
  const codes = found.effects.map(({ code }) => code);
  const forgot = codes.includes('forgets');
  const perhaps = codes.includes('forgets-unless-empty') || codes.includes('fewer-forget');
  const kept = forgot || perhaps ? without(situation, 'forgetful-before', 'forgot') : situation;
  return passed({
    ...course,
    situation: {
      ...kept,
      ...(situation.deck === undefined ? {} : { deck: situation.deck - count }),
      hands,
      ...(forgot && mover !== undefined ? { 'forgetful-before': mover } : {}),
    },
  });
}

/** The score piles once the mover took the climb; how large theirs is then, a climb must tell that is described. */
function pilesAfter({ climb, piles = {} }: Situation, mover: string | undefined) {
  if (mover === undefined) return {};
  const { [mover]: own, ...others } = piles;
  if (own === undefined || climb === undefined) return others;
  const cards = climb.flatMap((play) => readPlay(play).cards);
  return { ...others, [mover]: own + cards.length };
}

const taken = (course: Course): Course => {
  const { situation, mover } = course;
  return {
    ...course,
    situation: {
      ...without(situation, 'value'),
      climb: [],
      ...(situation.piles && { piles: pilesAfter(situation, mover) }),
    },
    opener: mover,
    drawing: true,
  };
};

/** Several turns at once: who drew what in them is not described. */
function climbed(course: Course, { climb: plays }: Extract<DescribedMove, { climb: unknown }>) {
  const { situation, way } = course;
  const added = plays.filter((play) => play !== 'take');
  const isTaken = plays.includes('take');
  const unknown = ['value', 'deck', 'forgetful-before', 'hands'] as const;
  const climb = isTaken
    ? { climb: [] }
    : situation.climb && { climb: [...situation.climb, ...added] };
  return {
    situation: {
      ...without(situation, ...unknown, ...(isTaken ? (['piles'] as const) : [])),
      ...climb,
    },
    mover: undefined,
    opener: undefined,
    way: turned(way, reverses(added)),
    drawing: false,
  };
}

/** The table that a legal move leaves. */
export function tableAfter(course: Course, move: DescribedMove, found: Judgement): Course {
  if ('play' in move) return played(course, move, found);
  if ('take' in move) return taken(course);
  if ('draw' in move) return move.late ? course : drew(course, move, found);
  if ('climb' in move) return climbed(course, move);
  return course;
}

/**
 * The table as a situation, with everyone's hand under `hands`. As long as the mover may draw it is
 * their turn, though the play is already part of the climb; the opener is then left out.
 */
export function allHands({ situation, mover, opener, way, drawing }: Course): Situation {
  const { climb } = situation;
  const start = climb ? turned(way, reverses(climb)) : undefined;
  const open = climb?.length === 0;
  const midTurn = drawing && !open;
  return {
    ...situation,
    ...(mover === undefined ? {} : { turn: mover }),
    ...(opener === undefined || midTurn ? {} : open ? { took: opener } : { opened: opener }),
    ...(start === undefined || midTurn
      ? {}
      : { direction: start === 1 ? ('clockwise' as const) : ('counterclockwise' as const) }),
  };
}

/** The same as a description: the asker's hand is separate from the others. */
export function asDescribed(course: Course): Situation {
  const { hands: { me, ...others } = {}, ...table } = allHands(course);
  return {
    ...table,
    ...(me === undefined ? {} : typeof me === 'object' ? { hand: me } : { holding: me }),
    ...(Object.keys(others).length > 0 ? { hands: others } : {}),
  };
}
