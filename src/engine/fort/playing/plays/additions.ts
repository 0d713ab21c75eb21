import type { CardId } from '../../cards/ids.ts';
import { printedOn } from '../../cards/printed.ts';
import { type Added, symbolsFor } from '../../cards/suits.ts';
import { type CardSymbol, suits } from '../../notation/tree.ts';

/** Suits that cards can be added for (two at most: one per box), with the ways to add each card. */
export interface Wanted {
  readonly suits: readonly CardSymbol[];
  readonly options: Map<CardId, readonly Option[]>;
}

/** One way to add a card, with its symbols of the first and the second suit wanted. */
interface Option {
  readonly added: Added;
  readonly first: number;
  readonly second: number;
}

/** Cards added from one zone, and what they add up to. */
export interface Selection {
  readonly cards: readonly Added[];
  readonly first: number;
  readonly second: number;
  /** The fewest symbols of the first suit on a card without the second; such a card has no other use. */
  readonly firstAlone: number;
  readonly secondAlone: number;
}

/** More symbols than any card shows. */
const many = 99;
export const nothing: Selection = {
  cards: [],
  first: 0,
  second: 0,
  firstAlone: many,
  secondAlone: many,
};
/** No card added, and no other choice. */
export const noSelection: readonly Selection[] = [nothing];

const withOption = (
  { cards, first, second, firstAlone, secondAlone }: Selection,
  option: Option,
): Selection => ({
  cards: [...cards, option.added],
  first: first + option.first,
  second: second + option.second,
  firstAlone: option.second === 0 && option.first < firstAlone ? option.first : firstAlone,
  secondAlone: option.first === 0 && option.second < secondAlone ? option.second : secondAlone,
});

/** Every way to add a card for one of the suits: with its coin as each of them, or uncounted. */
function optionsFor({ suits: wanted, options }: Wanted, card: CardId): readonly Option[] {
  let found = options.get(card);
  if (found === undefined) {
    const { symbols } = printedOn(card);
    const plain: Added[] = symbols.some((symbol) => wanted.includes(symbol)) ? [{ card }] : [];
    const coins = symbols.includes('coin') ? suits.filter((coin) => wanted.includes(coin)) : [];
    const [first, second] = wanted;
    found = [...plain, ...coins.map((coin) => ({ card, coin }))].map((added) => ({
      added,
      first: first ? symbolsFor(added, first) : 0,
      second: second ? symbolsFor(added, second) : 0,
    }));
    options.set(card, found);
  }
  return found;
}

/** Every selection of a zone (the card at `played` aside), each card added or not. */
export function waysToAdd(
  zone: readonly CardId[],
  played: number,
  wanted: Wanted,
): readonly Selection[] {
  if (wanted.suits.length === 0) return noSelection;
  let found: Selection[] | null = null;
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at];
    if (card === undefined || at === played) continue;
    const options = optionsFor(wanted, card);
    if (options.length === 0) continue;
    found ??= [nothing];
    const copies = copiesBefore(zone, at, played);
    const before = found.length;
    for (let n = 0; n < before; n++) {
      const chosen = found[n];
      if (chosen === undefined) continue;
      const from = copies > 0 ? firstOption(chosen.cards, options, card, copies) : 0;
      for (let which = from; which < options.length; which++) {
        const option = options[which];
        if (option) found.push(withOption(chosen, option));
      }
    }
  }
  return found ?? noSelection;
}

/** Copies are indistinguishable: one is added only after the copies before it, with the same option or a later one. */
function firstOption(
  chosen: readonly Added[],
  options: readonly Option[],
  card: CardId,
  copies: number,
): number {
  const last = chosen[chosen.length - 1];
  let count = 0;
  for (const added of chosen) if (added.card === card) count++;
  if (last === undefined || last.card !== card || count < copies) return options.length;
  return options.findIndex(({ added }) => added === last);
}

function copiesBefore(zone: readonly CardId[], at: number, played: number): number {
  let count = 0;
  for (let n = 0; n < at; n++) if (n !== played && zone[n] === zone[at]) count++;
  return count;
}

/** Puts copies side by side, so that the last card of a selection is the copy before. */
export const grouped = (zone: readonly CardId[]): readonly CardId[] =>
  zone.some((card, at) => zone.indexOf(card) < at) ? [...zone].sort() : zone;
