import type { Box, CardSymbol, Counter, Step } from '#engine/fort/notation/tree.ts';
import { isSuit } from '../cards/box-parts.ts';

/**
 * Where a part is in a box: the way down the tree, such as `each.first`; `''` is the whole box.
 * A sign that belongs to a part has a name of its own behind a hash: `each#then`.
 */
export type PartPath = string;

export const below = (path: PartPath, name: string | number): PartPath =>
  path === '' ? `${name}` : `${path}.${name}`;
export const sign = (path: PartPath, name: 'per' | 'counter' | 'then' | 'cost'): PartPath =>
  `${path}#${name}`;

/** One thing to look at while reading a box; the words are in content/ui, `decoder:walk`. */
export type Look = { readonly parts: readonly PartPath[] } & (
  | { readonly look: 'alone' | 'all' | 'per' | 'then' | 'group' | 'group-part' | 'cost' }
  | { readonly look: 'split-then' }
  /** `own`: how many of that symbol the card shows itself. */
  | { readonly look: 'counter'; readonly counter: Counter; readonly own: number }
  | { readonly look: 'step'; readonly step: Step }
  | { readonly look: 'whole' }
);

function lookAtStep(step: Step, path: PartPath): Look[] {
  const looks: Look[] = [{ look: 'step', step, parts: [path] }];
  if (step.do === 'advance' && step.cost !== 0)
    looks.push({ look: 'cost', parts: [sign(path, 'cost')] });
  return looks;
}

/** A part of more than one step is in brackets, which are read before their content. */
function lookAtPart(box: Box, path: PartPath, symbols: readonly CardSymbol[]): Look[] {
  const inside = lookInto(box, path, symbols);
  return 'do' in box ? inside : [{ look: 'group-part', parts: [path] }, ...inside];
}

function lookInto(box: Box, path: PartPath, symbols: readonly CardSymbol[]): Look[] {
  if ('do' in box) return lookAtStep(box, path);
  if ('all' in box)
    return [
      { look: 'all', parts: [path] },
      ...box.all.flatMap((part, at) => lookAtPart(part, below(path, at), symbols)),
    ];
  if ('first' in box) {
    const first = lookAtPart(box.first, below(path, 'first'), symbols);
    const then = lookAtPart(box.then, below(path, 'then'), symbols);
    return [...first, { look: 'then', parts: [sign(path, 'then')] }, ...then];
  }
  const own = symbols.filter((symbol) => symbol === box.per).length;
  const inside = below(path, 'each');
  return [
    { look: 'per', parts: [sign(path, 'per')] },
    { look: 'counter', counter: box.per, own, parts: [sign(path, 'counter')] },
    ...('do' in box.each ? [] : [{ look: 'group', parts: [inside] } as const]),
    ...lookInto(box.each, inside, symbols),
  ];
}

/**
 * How to read a box, from the outside in: first the signs that hold it together, then its icons,
 * and the whole again at the end. Made from the tree, so every box of every card has one.
 */
export function walkBox(box: Box, symbols: readonly CardSymbol[]): Look[] {
  const looks = lookInto(box, '', symbols);
  if ('do' in box) return [...looks, { look: 'alone', parts: [''] }];
  const opening: Look[] = 'first' in box ? [{ look: 'split-then', parts: [sign('', 'then')] }] : [];
  return [...opening, ...looks, { look: 'whole', parts: [''] }];
}

/** The outermost × of a box, if it has one; no printed box has two. */
function counterOf(box: Box): Counter | undefined {
  if ('do' in box) return undefined;
  if ('each' in box) return box.per;
  const parts = 'all' in box ? box.all : [box.first, box.then];
  return parts.map(counterOf).find((counter) => counter !== undefined);
}

/** The steps one after the other when every × counts `count`. */
export function unroll(box: Box, count: number): Step[] {
  if ('do' in box) return [box];
  if ('all' in box) return box.all.flatMap((part) => unroll(part, count));
  if ('first' in box) return [...unroll(box.first, count), ...unroll(box.then, count)];
  return Array.from({ length: count }, () => unroll(box.each, count)).flat();
}

/** The same, grouped by repetition of ×. */
function rounds(box: Box, count: number): Step[][] {
  if ('do' in box) return [[box]];
  if ('all' in box) return box.all.flatMap((part) => rounds(part, count));
  if ('first' in box) return [...rounds(box.first, count), ...rounds(box.then, count)];
  return Array.from({ length: count }, () => unroll(box.each, count));
}

export interface WalkExample {
  readonly counter: Counter;
  readonly count: number;
  /** How many symbols other cards must bring; 0: the card alone. */
  readonly added: number;
  readonly rounds: readonly (readonly Step[])[];
}

/** What happens with one, two and three of what × counts, or with the card's own two. */
export function walkExamples(box: Box, symbols: readonly CardSymbol[]): WalkExample[] {
  const counter = counterOf(box);
  if (counter === undefined) return [];
  const own = isSuit(counter) ? symbols.filter((symbol) => symbol === counter).length : 0;
  return [1, 2, 3].map((count) => ({
    counter,
    count,
    added: Math.max(0, count - own),
    rounds: rounds(box, count),
  }));
}
