import { type Item, means, whichOf } from './items.ts';
import { isInflected } from './names.ts';
import type { Unit } from './unit.ts';
import type { UnitRules } from './unit-row.ts';

/** “trash him”, «удаляю его», not «его рюкзак»: nothing follows that it could own. */
export function isObject(items: readonly Item[], at: number, rules: UnitRules): boolean {
  const next = items[at + 1];
  return next === undefined || next.mark || !isOwnable(next, rules);
}

const isOwnable = (item: Item, rules: UnitRules): boolean =>
  ['place', 'phase', 'figure', 'resource', 'perk', 'box', rules.cardKind].some(
    (kind) => whichOf(item, kind) !== undefined,
  ) || means(item, 'turn-of', 'level', 'card', 'own', 'action', 'board');

/** “'s” that is short for “is” or “has”: what follows is no noun that somebody owns. */
export function isBeing(items: readonly Item[], at: number, rules: UnitRules): boolean {
  const next = items.slice(at).find((item) => !means(item, 'filler') || item.mark);
  if (next === undefined || next.mark) return true;
  return !isOwnable(next, rules);
}

/** A person behind a place who does something: «… во дворе. Аня сыграла», not «во дворе Ани». */
export function beginsClause(items: readonly Item[], at: number, rules: UnitRules): boolean {
  const person = items[at];
  const next = items[at + 1];
  if (means(next, 's')) return true;
  const isNominative = person?.names.some((unit) => unit.cases.includes('nom')) ?? true;
  return isNominative && means(next, ...rules.verbs);
}

/** Pronouns that never do something themselves: «Вика мне подражает», „Ola mnie naśladuje”. */
const dative = /^(?:мне|н?ему|mi|mu|jemu)$/iu;
const accusative = /^(?:меня|его|mnie)$/iu;
const casesOf = (unit: Item): string[] =>
  dative.test(unit.text) ? ['dat'] : accusative.test(unit.text) ? ['acc'] : [];

export function personOf(
  item: Item,
  names: ReadonlyMap<Item, { name: string; cases: readonly string[] }>,
): Unit {
  const who = ['me', 'leader', 'they', 'rival'].find((each) => means(item, each));
  const own = names.get(item);
  return {
    is: 'person',
    id: who ?? own?.name ?? item.text,
    leads: [],
    cases: own?.cases ?? casesOf(item),
    ...(own?.cases.includes('of') || (who !== undefined && means(item, 'possessive'))
      ? { isOwner: true as const }
      : {}),
    items: [item],
  };
}

/** «ход Бена», „z podwórka Bena”: behind such words a name is not in the nominative. */
function isWhose(items: readonly Item[], item: Item): boolean {
  const before = items[items.indexOf(item) - 1];
  return (
    whichOf(before, 'place') !== undefined ||
    // «подражать Каляке Киры», „za Krechą Kingi”
    (whichOf(before, 'card') !== undefined && /[ыи]$|[ćfgjklnrswz](?:i|y)$/u.test(item.text)) ||
    means(before, 'turn-of', 'of-whom', 'from')
  );
}

/** Which of its forms each name is: one that is said elsewhere in the sentence, or that everybody knows. */
export function properNames(
  items: readonly Item[],
): Map<Item, { name: string; cases: readonly string[] }> {
  const saidBy = new Map<string, Item[]>();
  for (const [at, item] of items.entries()) {
    const [first] = item.names;
    if (first && (item.isSureName || items[at - 1]?.mark !== false))
      saidBy.set(first.name, [...(saidBy.get(first.name) ?? []), item]);
  }
  return new Map(
    items.flatMap((item) => {
      const [first, second] = item.names;
      if (first === undefined) return [];
      // “Jonas's Yard”
      if (means(items[items.indexOf(item) + 1], 's')) return [[item, first] as const];
      // «со двора Тома»: of Tom, unless Toma is spoken of elsewhere.
      const elsewhere = item.names.find((unit) => saidBy.get(unit.name)?.some((by) => by !== item));
      const whose = isWhose(items, item)
        ? item.names.find((unit) => unit.cases.includes('gen'))
        : undefined;
      const said = elsewhere ?? whose ?? item.names.find((unit) => saidBy.has(unit.name));
      if (item.isSureName || second === undefined) return [[item, said ?? first] as const];
      const other = item.names.slice(1).find((unit) => saidBy.has(unit.name));
      return [
        [
          item,
          other ?? whose ?? (isWhose(items, item) || isInflected(item.text) ? second : first),
        ] as const,
      ];
    }),
  );
}
