import { type Item, means } from './items.ts';
import type { Grammar } from './lexicon.ts';
import type { Unit } from './unit.ts';

/** How a game prefers to read a word that both know. */
export interface UnitRules {
  readonly grammar: Grammar;
  /** Words that are verbs in this game. */
  readonly verbs: readonly string[];
  /** Kinds of cards: `card` in one game, `playing-card` in the other. */
  readonly cardKind: string;
  /** A number that belongs to what stands before it, where there is such a thing. */
  readonly readCount?: (
    row: UnitRow,
    item: Item,
    number: number | undefined,
    noun: Item | undefined,
  ) => boolean;
  /** Reads what is counted in this game, where there is anything but cards; false where the item is none of it. */
  readonly readCounted?: (row: UnitRow, item: Item, at: number) => boolean;
}

/** The units of a sentence while they are put together, and what waits for the one behind it. */
export class UnitRow {
  readonly units: Unit[] = [];
  /** Small words that lead up to what follows. */
  leads: Item[] = [];
  /** Whose the next thing is. */
  owner: Unit | undefined;
  /** How many of it there are. */
  count: { readonly item: Item; readonly number: number } | undefined;
  article: Item | undefined;
  readonly items: readonly Item[];
  readonly rules: UnitRules;

  constructor(items: readonly Item[], rules: UnitRules) {
    this.items = items;
    this.rules = rules;
  }

  get last(): Unit | undefined {
    return this.units.at(-1);
  }

  push(unit: Omit<Unit, 'leads' | 'cases'> & Partial<Unit>): undefined {
    const isNoun = unit.is !== 'mark' && unit.is !== 'word' && unit.is !== 'verb';
    const [first] = unit.items;
    const before = first && this.items[this.items.indexOf(first) - 1];
    this.units.push({
      ...((isNoun || unit.is === 'verb') && means(before, 'the') ? { isDefinite: true } : {}),
      cases: [],
      leads: isNoun ? this.leads.flatMap((item) => item.meanings) : [],
      ...unit,
      items: [...(isNoun ? this.leads : []), ...unit.items],
    });
    // “as a pair of tens”, “without the symbols in …”: the small word is about what stands behind it.
    if (!(unit.is === 'word' && /^(?:pair|symbol)$/.test(unit.id))) this.leads = [];
    this.article = undefined;
  }

  /** A number behind what it counts, which waited for it. */
  countAt(at: number, count: number, item: Item): true {
    const unit = this.units[at];
    if (unit) this.units[at] = { ...unit, count, items: [...unit.items, ...this.leads, item] };
    this.leads = [];
    return true;
  }

  dropCount(): undefined {
    const { count } = this;
    this.count = undefined;
    if (count)
      this.push({
        is: 'number',
        id: String(count.number),
        count: count.number,
        items: [count.item],
      });
  }

  /** What waited for something stands for itself. */
  flush(): undefined {
    this.dropCount();
    const { owner } = this;
    this.owner = undefined;
    if (owner) this.push(owner);
  }

  takeAmount() {
    const { count, article } = this;
    this.count = undefined;
    if (count) return { count: count.number, items: [count.item] };
    return article ? { count: 1, byArticle: true as const, items: [article] } : { items: [] };
  }

  takeOwner(): { owner?: Unit } {
    const { owner } = this;
    this.owner = undefined;
    return owner === undefined ? {} : { owner };
  }

  /** What comes next and says something, at most so many small words away. */
  ahead(at: number, accept: (item: Item) => boolean, pass: readonly string[]): Item | undefined {
    for (const item of this.items.slice(at + 1, at + 5)) {
      if (accept(item)) return item;
      if (item.mark || !means(item, ...pass)) return undefined;
    }
    return undefined;
  }
}
