import {
  type Card,
  highest,
  isNumber,
  isWordless,
  joker,
  lowest,
  nameOf,
  skip,
} from '../cards/card.ts';
import type { Play } from '../state/move.ts';
import { by, no, type Violation } from '../violation.ts';
import { valueAfter, worthOf } from './value.ts';

const inRange = (number: number): boolean =>
  Number.isInteger(number) && number >= lowest && number <= highest;

/** The number a play stands for: its number card, or what the Joker is named; 0 for Skip and Reverse. */
export const numberPlayed = (play: Play): number =>
  play.cards.find(isNumber) ?? (play.cards.includes(joker) ? (play.as ?? 0) : 0);

/** Skip and Reverse go alone; otherwise a single or a pair (turn.no-more, special.*). */
function checkShape(cards: readonly Card[]): Violation | null {
  const [first, second] = cards;
  if (first === undefined) return no('turn.one', 'nothing-played');
  if (cards.length > 2) return no('turn.no-more', 'too-many-cards', { count: cards.length });
  if (second === undefined) return null;
  const wordless = cards.find(isWordless);
  if (wordless !== undefined)
    return no(wordless === skip ? 'special.skip' : 'special.reverse', 'special-alone', {
      card: nameOf(wordless),
    });
  if (isNumber(first) && isNumber(second) && first !== second)
    return no('turn.no-more', 'not-a-pair', { cards: [nameOf(first), nameOf(second)] });
  return null;
}

/** A Joker is a number from 2 to 12, and in a pair that of its partner (special.joker, special.joker-pair). */
function checkJoker(play: Play): Violation | null {
  if (!play.cards.includes(joker)) {
    return play.as === undefined || play.as === numberPlayed(play)
      ? null
      : no('special.joker', 'no-joker', { as: play.as });
  }
  const partner = play.cards.find(isNumber);
  if (partner !== undefined)
    return play.as === undefined || play.as === partner
      ? null
      : no('special.joker-pair', 'joker-partner', { as: play.as, number: partner });
  const rule = play.cards.length === 2 ? 'special.joker-pair' : 'special.joker';
  return play.as !== undefined && inRange(play.as)
    ? null
    : no(rule, 'joker-number', play.as === undefined ? {} : { as: play.as });
}

/** Worth at least the value in play (turn.higher, turn.equal, turn.pair). */
function checkWorth(value: number, play: Play): Violation | null {
  const number = numberPlayed(play);
  const count = play.cards.length;
  const worth = worthOf(number, count);
  if (number === 0 || worth >= value) return null;
  if (count === 2) return no('turn.pair', 'pair-too-low', { worth, value, number });
  return play.cards[0] === joker && value > highest
    ? no('special.joker', 'joker-too-low', { value })
    : no('turn.higher', 'single-too-low', { worth, value });
}

/** Every broken rule of a play on a value; the most fundamental first. */
export function checkPlay(value: number, play: Play): Violation[] {
  const shape = checkShape(play.cards);
  if (shape !== null) return [shape];
  const named = checkJoker(play);
  if (named !== null) return [named];
  const worth = checkWorth(value, play);
  return worth === null ? [] : [worth];
}

/** The value after a legal play; Skip and Reverse leave it (climb.value). */
export function playedOn(value: number, play: Play): number {
  const number = numberPlayed(play);
  if (number === 0) {
    by(play.cards[0] === skip ? 'special.skip' : 'special.reverse');
    by('climb.value');
    return value;
  }
  const count = play.cards.length;
  const worth = worthOf(number, count);
  if (play.cards.includes(joker)) by(count === 2 ? 'special.joker-pair' : 'special.joker');
  by(
    value === 0
      ? 'climb.open'
      : count === 2
        ? 'turn.pair'
        : worth === value
          ? 'turn.equal'
          : 'turn.higher',
  );
  return valueAfter(value, worth);
}
