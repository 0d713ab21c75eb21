import type { Clause } from '#ask/clause.ts';
import { type Data, type Draft, oneOrAll } from '#ask/understood.ts';
import { byPlace, can, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { highest, lowest } from '#engine/dobro/cards/card.ts';

/** A card as people write it. */
export type Card = number | string;

/** What is played at once. */
export interface Play {
  readonly cards: readonly Card[];
  readonly as?: number;
  readonly units: readonly Unit[];
}

/** “5s” and «пятёрки» are cards; a plain 5 may be anything. */
const isCardWord = (unit: Unit): boolean =>
  unit.items.some(({ meanings }) => meanings.some((meaning) => meaning.startsWith('cards:')));

export const isCard = (unit: Unit): boolean => unit.is === 'card' || unit.is === 'number';

const cardOf = (unit: Unit): Card => (unit.is === 'card' ? unit.id : Number(unit.id));

/** There are cards from 2 to 12; a Joker may be said to be anything. */
export const exists = (card: Card): boolean =>
  typeof card === 'string' || (card >= lowest && card <= highest);

/** The plays of a row of words, in their order. */
export function playsOf(units: readonly Unit[]): Play[] {
  const plays: Play[] = [];
  let pair: Unit | undefined;
  let isJoining = false;
  for (const [at, unit] of units.entries()) {
    const last = plays.at(-1);
    if (isWord(unit, 'pair')) {
      const next = units[at + 1];
      // “6 and a Joker as a pair”
      const isBehind = last !== undefined && !(next && isCard(next));
      if (isBehind && last.cards.length === 1 && plays.length > 1) {
        const before = plays.at(-2);
        if (before)
          plays.splice(-2, 2, {
            cards: [...before.cards, ...last.cards],
            units: [...before.units, ...last.units, unit],
            ...(last.as === undefined ? {} : { as: last.as }),
          });
      } else if (isBehind)
        plays.splice(-1, 1, {
          ...last,
          cards:
            last.cards.length === 1 && last.cards[0] !== undefined
              ? [last.cards[0], last.cards[0]]
              : last.cards,
          units: [...last.units, unit],
        });
      else pair = unit;
      continue;
    }
    if (isWord(unit, 'with')) isJoining = true;
    if (!isCard(unit)) {
      if (unit.is === 'mark' || isWord(unit, 'and', 'then')) isJoining = false;
      continue;
    }
    const card = cardOf(unit);
    const isNumber = typeof card === 'number';
    const times = unit.is === 'card' || isCardWord(unit) ? (unit.count ?? 1) : 1;
    const names =
      isNumber &&
      last !== undefined &&
      (leadBy(unit, 'as') || leadBy(unit, 'for') || isNamed(units, at));
    const before = plays.at(-2);
    // «джокера и семёрку как пару семёрок»
    if (names && pair && before?.cards.includes('joker') && last.cards[0] === card) {
      plays.splice(-2, 2, {
        cards: [...before.cards, ...last.cards],
        as: card,
        units: [...before.units, ...last.units, pair, unit],
      });
      pair = undefined;
      continue;
    }
    if (names && last.as === undefined) {
      const isJoker = last.cards.includes('joker');
      plays.splice(-1, 1, {
        ...last,
        units: [...last.units, unit, ...(pair ? [pair] : [])],
        ...(isJoker && isNumber ? { as: card } : {}),
      });
      pair = undefined;
      continue;
    }
    if (last && (isJoining || leadBy(unit, 'with')) && last.cards.length === 1) {
      plays.splice(-1, 1, { ...last, cards: [...last.cards, card], units: [...last.units, unit] });
      isJoining = false;
      continue;
    }
    const count = pair ? 2 : times;
    plays.push({
      cards: Array.from({ length: count }, () => card),
      units: pair ? [pair, unit] : [unit],
    });
    pair = undefined;
  }
  return plays;
}

/** «называю 11», «считаю за единицу»: what a Joker stands for. */
const isNamed = (units: readonly Unit[], at: number): boolean =>
  units
    .slice(Math.max(0, at - 2), at)
    .some((unit) => unit.is === 'verb' && can(unit, 'name', 'count-as', 'declare'));

/** As a description has it in a row of plays. */
export const written = ({ cards, as }: Play): Data => {
  const plain = oneOrAll(cards);
  return as === undefined ? plain : { play: plain, as };
};

/** All plays as one: “a 6 and a Joker”. */
export const together = (plays: readonly Play[]): Play => {
  const as = plays.find((play) => play.as !== undefined)?.as;
  return {
    cards: plays.flatMap(({ cards }) => cards),
    units: plays.flatMap(({ units }) => units),
    ...(as === undefined ? {} : { as }),
  };
};

/** The clause with its verb where it stands. */
export const inOrder = ({ units, verb }: Clause): Unit[] =>
  [...units, ...(verb ? [verb] : [])].sort(byPlace);

/** What a number is named for: what a Joker stands for, or else the value that the play leaves. */
export const namedAs = ({ play, as }: Draft, number: number): 'as' | 'announce' =>
  [play ?? []].flat().includes('joker') && as === undefined && number <= highest
    ? 'as'
    : 'announce';
