import { can, isKind, isMark, isWord, type Unit } from './unit.ts';

/** “has played”, “'s got”, “is resolved”: the first verb only helps the second. */
export function helps(open: readonly Unit[]): number {
  const at = open.findLastIndex(isKind('verb'));
  const verb = open[at];
  const between = open.slice(at + 1);
  const isHelper =
    (verb?.id === 'have' || can(verb, 'be')) &&
    between.every((unit) => isWord(unit, 'already', 'not', 'only', 'now', 'nobody', 'none'));
  return isHelper ? at : -1;
}

/** What is had stands between “have” and what was done with it. */
export const isParticiple = (unit: Unit, open: readonly Unit[], verbAt: number): boolean => {
  const between = open.slice(verbAt + 1);
  return (
    can(unit, 'add') &&
    unit.isPast === true &&
    unit.isFirst !== true &&
    open[verbAt]?.id === 'have' &&
    between.some(isKind('card')) &&
    between.every((each) => each.is === 'card' || isWord(each, 'and', 'already', 'only'))
  );
};

/** “Sam followed and Kim didn't”: the verb is said once and meant twice. */
export function withLeftOut(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, at) => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isEnd = next === undefined || isMark(next) || isWord(next, 'and', 'but', 'if');
    const joins = units[at - 2];
    const isJoined = isMark(joins) || isWord(joins, 'and', 'but');
    const verb = units.slice(0, at).findLast(isKind('verb'));
    return isWord(unit, 'not') && isEnd && before?.is === 'person' && isJoined && verb
      ? [unit, { ...verb, items: [] }]
      : [unit];
  });
}
