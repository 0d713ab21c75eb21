import type { Stretch } from './clause.ts';
import { can, isKind, isMark, isWord, leadBy, type Unit } from './unit.ts';

/** “Blades, who's in my Lookout”, «Шпиона, он в руке», „Doktorka, jest na Podwórku”: the card comes from there. */
const isWhere = (units: readonly Unit[]): boolean =>
  (units.length > 1 || isWord(units[0], 'relative')) &&
  units.every(
    (unit) =>
      isWord(unit, 'relative', 'this-card') ||
      (unit.is === 'verb' && can(unit, 'have')) ||
      (unit.is === 'person' && (unit.id === 'me' || can(unit, 'they'))) ||
      unit.way === 'in',
  );

/** «во дворе у Бори» */
const isWhose = (unit: Unit | undefined): boolean =>
  unit?.is === 'person' && leadBy(unit, 'of-whom');

/** Clauses that tell more about the place or the card before them. */
export function withRelatives(stretches: readonly Stretch[]): Stretch[] {
  const told: Stretch[] = [];
  for (const { units, sentence } of stretches) {
    const before = told.at(-1);
    const last = before?.units.findLast((unit) => !isMark(unit));
    const at = units.findIndex(isKind('place'));
    const [place, said] = [units[at], units.slice(0, at + 1)];
    const owner = isWhose(units[at + 1]) ? units[at + 1] : undefined;
    const rest = units.slice(owner ? at + 2 : at + 1);
    const isTold = isWord(units[0], 'relative') || rest.every((unit) => isWord(unit, 'ask'));
    if (before && last?.is === 'card' && place && isTold && isWhere(said))
      told[told.length - 1] = {
        ...before,
        units: [
          ...before.units,
          {
            ...place,
            ...(owner ? { owner } : {}),
            way: 'from',
            items: [...said, ...(owner ? [owner] : [])].flatMap((unit) => unit.items),
          },
          ...rest,
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
