import type { Box, CardSymbol, Counter, Suit } from '#engine/fort/notation/tree.ts';
import type { ClauseId } from '#generated/fort.ts';
import { countersOf, isSuit } from './box-parts.ts';

/** What makes a box happen more often; the words are `card-pages:improve`. */
export type Improvement =
  | { readonly code: 'suit'; readonly suit: Suit; readonly own: number; readonly rule: ClauseId }
  | {
      readonly code: Exclude<Counter, Suit> | 'none' | 'empty';
      readonly rule: ClauseId;
    };

function ofCounter(counter: Counter, symbols: readonly CardSymbol[]): Improvement {
  if (isSuit(counter)) {
    const own = symbols.filter((symbol) => symbol === counter).length;
    return { code: 'suit', suit: counter, own, rule: 'play.add' };
  }
  return { code: counter, rule: `symbol.${counter}` };
}

export function improvements(box: Box | null, symbols: readonly CardSymbol[]): Improvement[] {
  if (box === null) return [{ code: 'empty', rule: 'play.blank' }];
  const counters = countersOf(box);
  if (counters.length === 0) return [{ code: 'none', rule: 'symbol.per' }];
  return counters.map((counter) => ofCounter(counter, symbols));
}
