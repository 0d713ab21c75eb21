import type { Stretch } from './clause.ts';
import { can, isKind, isMark, isWord, type Unit } from './unit.ts';

/** “Blades, who's in my Lookout”: the card comes from there. */
const isWhere = (units: readonly Unit[]): boolean =>
  units.every(
    (unit) =>
      isWord(unit, 'relative') ||
      (unit.is === 'verb' && can(unit, 'have')) ||
      (unit.is === 'person' && unit.id === 'me') ||
      (unit.is === 'place' && unit.way === 'in'),
  );

/** Clauses that tell more about the place or the card before them. */
export function withRelatives(stretches: readonly Stretch[]): Stretch[] {
  const told: Stretch[] = [];
  for (const { units: all, sentence } of stretches) {
    const units = isMark(all[0]) && isWord(all[1], 'relative') ? all.slice(1) : all;
    const before = told.at(-1);
    const last = before?.units.findLast((unit) => !isMark(unit));
    const at = units.findIndex(isKind('place'));
    const [place, said] = [units[at], units.slice(0, at + 1)];
    if (before && last?.is === 'card' && place && isWord(units[0], 'relative') && isWhere(said))
      told[told.length - 1] = {
        ...before,
        units: [
          ...before.units,
          { ...place, way: 'from', items: said.flatMap(({ items }) => items) },
          ...units.slice(at + 1),
        ],
      };
    else told.push({ units: withPlace(units, last), sentence });
  }
  return told;
}

/** “Nora's Pack, which has 2 pizza”: in that place. */
const withPlace = (units: readonly Unit[], before: Unit | undefined): readonly Unit[] =>
  before?.is === 'place' &&
  isWord(units[0], 'relative') &&
  units.every((unit) => unit.is !== 'verb' || can(unit, 'have'))
    ? [{ ...before, way: 'in', items: units[0]?.items ?? [] }, ...units.slice(1)]
    : units;
