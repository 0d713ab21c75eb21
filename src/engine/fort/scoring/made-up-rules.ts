import type { MadeUpRuleId } from '#generated/fort.ts';
import type { SheetEntry } from '../format/sheet.ts';
import { type FigureName, figures } from '../format/vocabulary.ts';
import { lookoutHolds, packMayHold, stuffHolds } from '../state/capacity.ts';
import {
  advanceCount,
  bestFriendCount,
  cardCount,
  inPlace,
  knownInPack,
  knownTokens,
  lookoutCount,
  namedCards,
  packCount,
  suitCount,
  symbolCount,
  tokensOnBoard,
} from './holdings.ts';

/** How one made-up rule scores: the figure it looks at, where that comes from, and what it is worth. */
export interface RuleScoring {
  /** The figure that may be given instead of the things themselves. */
  readonly figure: FigureName | 'fort' | 'lookout' | 'pack' | 'cards';
  /** The same figure counted from what is on the table, if enough of it is described. */
  readonly count: (entry: SheetEntry) => number | undefined;
  readonly points: (count: number, rivals: readonly number[]) => number;
  /** Beyond this figure the points stay the same, so further cards need not be known. */
  readonly enough?: number;
}

const one = (count: number): number => count;

export const ruleScoring: Readonly<Record<MadeUpRuleId, RuleScoring>> = {
  'big-plans': { figure: 'advances', count: advanceCount, points: one },
  'friendship-bracelet': {
    figure: 'suits',
    count: suitCount,
    points: (count) => (count === 6 ? 7 : count),
    enough: 6,
  },
  'piggy-bank': { figure: 'toys', count: (entry) => tokensOnBoard(entry, 'toys'), points: one },
  'pizza-party': { figure: 'pizza', count: (entry) => tokensOnBoard(entry, 'pizza'), points: one },
  loner: {
    figure: 'best-friends',
    count: bestFriendCount,
    points: (count) => (count === 0 ? 5 : 0),
    enough: 1,
  },
  minimalism: {
    figure: 'fort',
    count: (entry) => entry.fort,
    points: (level) => (level === 2 ? 8 : 0),
  },
  popularity: { figure: 'lookout', count: lookoutCount, points: one },
  'play-palace': { figure: 'crowns', count: (entry) => symbolCount(entry, 'crown'), points: one },
  'secret-stash': { figure: 'pack', count: packCount, points: one },
  sleepover: {
    figure: 'cards',
    count: cardCount,
    points: (count, rivals) => {
      const most = Math.max(...rivals);
      return count > most ? 8 : count === most ? 4 : 0;
    },
  },
  'slime-lab': { figure: 'books', count: (entry) => symbolCount(entry, 'book'), points: one },
};

const isFigure = (entry: SheetEntry, name: string): name is FigureName =>
  name in entry && !['fort', 'lookout', 'pack', 'cards'].includes(name);

/** The figure a rule asks for: as described, or counted; undefined when neither is described. */
export const figureOf = (entry: SheetEntry, { figure, count }: RuleScoring): number | undefined =>
  (isFigure(entry, figure) ? entry[figure] : undefined) ?? count(entry);

/** The points, where the named cards alone settle them whatever the others are. */
export function settledPoints(entry: SheetEntry, { count, points, enough }: RuleScoring) {
  const seen = count({ name: entry.name, cards: namedCards(entry) }) ?? 0;
  return enough !== undefined && seen >= enough ? points(seen, []) : undefined;
}

/** The least and the most that a figure may be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** No card shows more than two of anything that counts. */
const mostOnCard = 2;

/** It is open what an unnamed card adds to a figure, and how many cards there are if that is not described. */
function cardRange(entry: SheetEntry, { count }: RuleScoring, most: number): Range {
  const named = namedCards(entry);
  const least = count({ name: entry.name, cards: named }) ?? 0;
  const unnamed = (cardCount(entry) ?? Number.POSITIVE_INFINITY) - named.length;
  return { least, most: Math.min(most, least + mostOnCard * unnamed) };
}

function tokenRange(entry: SheetEntry, kind: 'pizza' | 'toys', level: number): Range {
  const other = kind === 'pizza' ? 'toys' : 'pizza';
  const { stuff, pack, perks } = entry;
  const inStuff = inPlace(stuff, kind) ?? (typeof stuff === 'number' ? stuff : stuffHolds);
  const room = packMayHold(level, perks) - (inPlace(pack, other) ?? 0);
  const inPack = inPlace(pack, kind) ?? (typeof pack === 'number' ? pack : room);
  return {
    least: knownTokens(entry, kind),
    most: Math.min(stuffHolds, inStuff) + inPack,
  };
}

/** What the figure of a rule may be where it is unknown; the Fort Level is known (for Sleepover see there). */
export function figureRange(entry: SheetEntry, rule: MadeUpRuleId): Range {
  const { fort: level = 5, perks } = entry;
  const way = ruleScoring[rule];
  switch (way.figure) {
    case 'pizza':
    case 'toys':
      return tokenRange(entry, way.figure, level);
    case 'lookout':
      return { least: 0, most: lookoutHolds({ level }) };
    case 'pack':
      return { least: knownInPack(entry), most: packMayHold(level, perks) };
    case 'fort':
      return { least: level, most: level };
    case 'cards':
      return { least: 0, most: Number.POSITIVE_INFINITY };
    default:
      return cardRange(entry, way, figures[way.figure]);
  }
}
