import { same } from '#engine/core/same.ts';
import type { Fact, Facts, Violation } from '#engine/core/verdict.ts';

/** Figures for how far the player gets. */
const reached = ['room', 'roomPizza', 'roomToys', 'left', 'have', 'done'];

const sumOf = ({ pizza, toys, own }: Facts): number =>
  own === undefined ? Number(pizza) + Number(toys) : Number(own);

/** Too few tokens to pay, whichever kinds they are: then only their number is given. */
function withSums(all: readonly Facts[]): Facts[] | undefined {
  const most = Math.max(...all.map(sumOf));
  if (all.some(({ need }) => Number(need) <= most)) return undefined;
  return all.map(({ pizza: _, toys: __, ...facts }) => ({ ...facts, own: most }));
}

/** Even at best there is too little of a kind that the price asks for. */
const lacksKind = ({ needPizza, needToys, pizza, toys }: Facts): boolean =>
  Number(pizza) < Number(needPizza) || Number(toys) < Number(needToys);

/** Facts that are the same for all, and the most that is possible of each figure; undefined where other facts differ. */
function mostOf(all: readonly Facts[], figures: readonly string[]): Facts | undefined {
  const facts: Record<string, Fact> = {};
  for (const key of new Set(all.flatMap(Object.keys))) {
    const values = all.map((one) => one[key]);
    const [value] = values;
    const isSame = values.every((one) => same(one, value));
    if (value === undefined || !(isSame || figures.includes(key))) return undefined;
    facts[key] = isSame ? value : Math.max(...values.map(Number));
  }
  return facts;
}

/**
 * Of a total (“seven in my Stuff”) nobody knows how many are pizza. A reason that holds however they are
 * divided is given with the most that is possible of each figure, and says so.
 */
export function atBest(alike: readonly Violation[]): Facts | undefined {
  const all = alike.map(({ facts: { atBest: _, ...facts } }) => facts);
  const isPoor = alike.every(({ code }) => code === 'too-poor');
  const sums = isPoor ? withSums(all) : undefined;
  if (sums) {
    // A sum that is the same for all can't be smaller than given.
    const isExact = new Set(all.map(sumOf)).size === 1;
    return mostOf(isExact ? sums : sums.map((facts) => ({ ...facts, atBest: true })), []);
  }
  const facts = mostOf(all, isPoor ? ['pizza', 'toys'] : reached);
  return facts && (!isPoor || lacksKind(facts)) ? { ...facts, atBest: true } : undefined;
}
