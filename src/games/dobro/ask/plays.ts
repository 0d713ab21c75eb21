import type { Clause } from '#ask/clause.ts';
import { means } from '#ask/items.ts';
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

/** “sevens”, «семёрок», „siódemek”: several of them. */
const isMany = ({ items }: Unit): boolean => /(?:s|ок|ek)$/u.test(items.at(-1)?.text ?? '');

/** “a pair of a seven and a Joker”, «джокера в пару к семёрке»: the second card goes with the first. */
export function withPairs(told: readonly Unit[]): Unit[] {
  // “as one pair”
  const isOne = (unit: Unit | undefined, at: number) =>
    unit?.id === '1' && isWord(told[at + 1], 'pair');
  const units = told.flatMap((unit, at) => {
    const one = told[at - 1];
    if (isOne(unit, at)) return [];
    return one && isOne(one, at - 1) ? [{ ...unit, items: [...one.items, ...unit.items] }] : [unit];
  });
  const all = [...units];
  for (const [at, pair] of units.entries()) {
    if (!isWord(pair, 'pair')) continue;
    const before = units[at - 1];
    // “I pair my 8 with a Joker”
    const [next, ...rest] = units.slice(at + 1).filter(({ id }) => id !== 'me');
    const joint = isWord(rest[0], 'and', 'with') ? rest.shift() : undefined;
    const [after] = rest;
    const lead = next?.items.at(-2);
    // “as a pair on a 7”: what lies there is no part of it.
    const isTo =
      next && isCard(next) && (leadBy(next, 'with') || (means(lead, 'to') && !means(lead, 'in')));
    const [first, second] = before && isCard(before) && isTo ? [before, next] : [next, after];
    if (!first || !second || !isCard(first) || !isCard(second) || isMany(first)) continue;
    const isTogether =
      first === before ||
      leadBy(second, 'with', 'to') ||
      (joint !== undefined && (leadBy(first, 'from') || [first, second].some(isJoker)));
    if (!isTogether) continue;
    all.splice(all.indexOf(pair), 1);
    all[all.indexOf(first)] = { ...first, leads: [] };
    all[all.indexOf(second)] = {
      ...second,
      leads: ['with'],
      items: [...pair.items, ...second.items],
    };
    if (joint) all.splice(all.indexOf(joint), 1);
  }
  return all;
}

const isJoker = ({ id }: Unit): boolean => id === 'joker';

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
    const earlier = plays.at(-2);
    // «джокера и семёрку как пару семёрок»
    if (names && pair && earlier?.cards.includes('joker') && last.cards[0] === card) {
      plays.splice(-2, 2, {
        cards: [...earlier.cards, ...last.cards],
        as: card,
        units: [...earlier.units, ...last.units, pair, unit],
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
    const before = units[at - 1];
    const isBoth = isWord(before, 'both');
    const count = pair || isBoth ? 2 : times;
    plays.push({
      cards: Array.from({ length: count }, () => card),
      units: pair ? [pair, unit] : isBoth && before ? [before, unit] : [unit],
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
