import type { Item } from './items.ts';
import { lossOf, type Oddities, withMarked } from './oddities.ts';
import type { Understood } from './understood.ts';
import { isMark, isWord, leadBy, type Unit, unitOf } from './unit.ts';

/** A sentence as it was understood, and how much of it was not. */
export interface Weighed {
  readonly understood: Understood;
  readonly loss: number;
}

/** What is missing if there is no move at all. */
const noMove = 8;

/** What is not so, and who is spoken of. */
const telling = ['not', 'none', 'without', 'they', 'rival'];

/** What a reading leaves unsaid: things that are named weigh most, then what is done or denied. */
export function weigh(
  understood: Understood,
  items: readonly Item[],
  verbs: readonly string[],
  isWhole: boolean,
): Weighed {
  const starts = new Set(understood.unclear.map((unit) => unit.start));
  let loss = isWhole ? 0 : noMove;
  for (const { start, meanings, names } of items)
    if (starts.has(start)) {
      const isThing = names.length > 0 || meanings.includes('level');
      if (isThing || meanings.some((meaning) => meaning.includes(':'))) loss += 3;
      else if (meanings.some((each) => verbs.includes(each) || telling.includes(each))) loss += 2;
    }
  return { understood, loss };
}

/** Words that something new may begin with. */
const beginning = ['ask', 'now', 'if', 'what', 'options', 'value', 'turn-of', 'forgetful', 'then'];
const joining = ['and', 'with', 'pair', 'not', 'only', 'ask', 'first', 'already'];

const isThing = (unit: Unit | undefined): boolean =>
  unit !== undefined && !['word', 'mark', 'person', 'verb', 'unknown'].includes(unit.is);

const mayBegin = (units: readonly Unit[], at: number): boolean => {
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || before === undefined || isMark(before) || isMark(unit)) return false;
  if (isWord(before, ...joining)) return false;
  // Who does it and what is done stay together, and so do what is done and what it is done with.
  if (before.is === 'person' && before.leads.length === 0 && unit.isPast) return false;
  const isDone = before.is === 'verb' && isThing(units[at - 2]);
  if (before.is === 'verb' && !isDone && !['verb', 'person', 'word', 'place'].includes(unit.is))
    return false;
  // “with Blitz” belongs to what is done before it.
  if (['card', 'symbol'].includes(unit.is) && leadBy(unit, 'with', 'as')) return false;
  return unit.is !== 'word' ? unit.is !== 'unknown' : isWord(unit, ...beginning);
};

/** What a cut that nobody wrote has to save at least: more where other stops were written. */
const priceIn = (units: readonly Unit[]): number =>
  units.slice(0, -1).some((unit) => isMark(unit) && unit.items.length > 0) ? 3 : 1;

/** More is not tried, nor in longer texts: an answer has to come at once. */
const mostCuts = 4;
const longest = 60;

const full = unitOf('mark', '.');

/**
 * Who dictates leaves out full stops. Where something stays unclear, the sentence is cut where most is
 * understood, again and again as long as that helps.
 */
export function readInCuts(
  units: readonly Unit[],
  readUnits: (units: readonly Unit[]) => Weighed,
  oddities: Oddities,
): Understood {
  const price = priceIn(units);
  const read = (cut: readonly Unit[]): Weighed => {
    const { understood, loss } = readUnits(cut);
    return { understood, loss: loss + lossOf(oddities(understood)) };
  };
  let now = units;
  let best = read(units);
  for (let cuts = 0; cuts < mostCuts && best.loss > 0 && units.length <= longest; cuts++) {
    let better: { weighed: Weighed; units: readonly Unit[] } | undefined;
    for (let at = 1; at < now.length; at++) {
      if (!mayBegin(now, at)) continue;
      const cut = [...now.slice(0, at), full, ...now.slice(at)];
      const weighed = read(cut);
      if (weighed.loss <= (better?.weighed.loss ?? best.loss - price))
        better = { weighed, units: cut };
    }
    if (better === undefined) break;
    best = better.weighed;
    now = better.units;
  }
  return withMarked(best.understood, oddities(best.understood));
}
