import { type Item, means } from './items.ts';

/** The way that leads to a place. */
export type Way = 'in' | 'from' | 'into';

/** What a few words together stand for: an amount, a card, a place with its owner, a verb. */
export interface Unit {
  readonly is:
    | 'card'
    | 'symbol'
    | 'amount'
    | 'number'
    | 'cards'
    | 'place'
    | 'person'
    | 'perk'
    | 'rule'
    | 'phase'
    | 'box'
    | 'figure'
    | 'level'
    | 'points'
    | 'players'
    | 'verb'
    | 'word'
    | 'mark'
    | 'unknown';
  /** Which one: `bug`, `lookout`, the name of a player; of a verb or a word the first thing it can mean. */
  readonly id: string;
  readonly count?: number;
  /** The number is only an article: “a toy”. */
  readonly byArticle?: true;
  /** “the shovel”: one that is known to be there; “that's”: said of what was told before. */
  readonly isDefinite?: true;
  /** What the small words before it mean: `with`, `without`, `from`, `to`, `as`. */
  readonly leads: readonly string[];
  readonly cases: readonly string[];
  readonly way?: Way;
  /** Whose it is. */
  readonly owner?: Unit;
  /** “Ann's”, «Борин»: says whose something is. */
  readonly isOwner?: true;
  readonly isPast?: true;
  /** The form of the verb says that the asker does it. */
  readonly isFirst?: true;
  /** The form of the verb says that somebody else does it. */
  readonly isThird?: true;
  /** “was played”, «сыграна», „zagrano”: by somebody who is not named. */
  readonly isPassive?: true;
  /** “by discarding”, «сбросив», „odrzucając”: whoever does what it goes with does this too. */
  readonly isGerund?: true;
  /** What a coin counts as. */
  readonly as?: string;
  /** “to get rid of him”: what something is done for. */
  readonly isAim?: true;
  readonly items: readonly Item[];
}

/** One that the grammar adds, or makes of a few words. */
export const unitOf = (is: Unit['is'], id: string, items: Unit['items'] = []): Unit => ({
  is,
  id,
  leads: [],
  cases: [],
  items,
});

const startOf = (unit: Unit): number => unit.items[0]?.start ?? 0;

/** Which of two stands first in the sentence. */
export const byPlace = (one: Unit, other: Unit): number => startOf(one) - startOf(other);

/** “two shovels”: each of them. */
export const eachOf = (id: string, count = 1): string[] => Array.from({ length: count }, () => id);

/** Whether a word can mean this. */
export const can = (unit: Unit | undefined, ...meanings: readonly string[]): boolean =>
  unit !== undefined &&
  (meanings.includes(unit.id) || unit.items.some((item) => means(item, ...meanings)));

/** Asks what a unit is, in lists: `units.filter(isKind('card', 'cards'))`. */
export const isKind =
  (...kinds: readonly Unit['is'][]) =>
  (unit: Pick<Unit, 'is'>): boolean =>
    kinds.includes(unit.is);

export const leadBy = (unit: Unit, ...meanings: readonly string[]): boolean =>
  meanings.some((each) => unit.leads.includes(each));

export const isWord = (unit: Unit | undefined, ...meanings: readonly string[]): boolean =>
  unit?.is === 'word' && can(unit, ...meanings);

export const isMark = (unit: Unit | undefined): boolean => unit?.is === 'mark';

export const endsSentence = (unit: Unit): boolean =>
  unit.is === 'mark' && /^[.;?!\n]$/.test(unit.id);

/** What something is done with, by its form alone: «Капитаном», „Żukiem”. */
export const isTool = (unit: Unit): boolean =>
  unit.cases.length > 0 && unit.cases.every((name) => name === 'ins');
