import { type Item, means, whichOf } from './items.ts';
import { numberIn } from './small-words.ts';
import type { Unit } from './unit.ts';
import type { UnitRow } from './unit-row.ts';

/** „fort na trójce” */
const awaitsLevel = (unit: Unit | undefined): boolean =>
  unit?.is === 'level' && unit.count === undefined;

/** A number behind the level or the points that it belongs to; false where it belongs to neither. */
export function readCount(
  row: UnitRow,
  item: Item,
  number: number | undefined,
  noun: Item | undefined,
): boolean {
  const { units, last } = row;
  // «форт у меня на 2», „fort mam na 2”
  const levelAt = units.findLastIndex(
    ({ is, id }) => !(is === 'verb' && id === 'have') && !(is === 'person' && id === 'me'),
  );
  const numbered = number ?? Number(whichOf(item, 'cards'));
  if (!(numbered >= 0)) return false;
  // «мой форт 2 карту я не играл»: two of them would have another form.
  const isOther = numbered > 1 && /^(?:карту|kartę|card)$/iu.test(noun?.text ?? '');
  const isOfLevel = number === undefined || isOther || noun === undefined || means(noun, 'level');
  if (awaitsLevel(units[levelAt]) && isOfLevel) return row.countAt(levelAt, numbered, item);
  if (last?.is === 'points' && last.count === undefined && !noun && number !== undefined)
    return row.countAt(units.length - 1, number, item);
  return false;
}

/** Reads what can be counted: levels, points, resources, symbols, figures; false where the item is none. */
export function readCounted(row: UnitRow, item: Item, at: number): boolean {
  const figure = whichOf(item, 'figure');
  const resource = whichOf(item, 'resource') ?? (means(item, 'resource') ? 'any' : undefined);
  const suit = whichOf(item, 'suit');
  if (figure !== undefined) readFigure(row, figure, item, at);
  else if (means(item, 'level')) readLevel(row, item);
  else if (means(item, 'score') && (row.count || !means(item, 'filler'))) readPoints(row, item);
  else if (resource !== undefined) readAmount(row, resource, item);
  else if (suit !== undefined) {
    const amount = row.takeAmount();
    row.push({
      is: 'symbol',
      id: suit,
      ...amount,
      cases: item.cases.get(`suit:${suit}`) ?? [],
      items: [...amount.items, item],
    });
  } else return false;
  return true;
}

function readFigure(row: UnitRow, id: string, item: Item, at: number): undefined {
  const isNumber = (next: Item) => numberIn(next) !== undefined;
  // “with the perk Bribe”: no figure of the set-up.
  const isBare =
    means(item, 'perk-word') &&
    !row.count &&
    row.last?.id !== 'none' &&
    !row.ahead(at, isNumber, ['filler', 'of', 'to', 'in', 'lie']);
  if (isBare) return;
  const { byArticle, ...amount } = row.takeAmount();
  row.push({ is: 'figure', id, ...(byArticle ? {} : amount), items: [...amount.items, item] });
}

function readLevel(row: UnitRow, item: Item): undefined {
  const { units, last } = row;
  const amount = row.takeAmount();
  const named = units.at(-2);
  // «форт у меня второго уровня»
  const at = units.findLastIndex((unit) => unit.is !== 'person');
  const level = units[at];
  if (level?.is === 'level' && amount.count === undefined)
    units[at] = { ...level, items: [...level.items, item] };
  else if (named?.is === 'level' && named.count === undefined && last?.id === 'have')
    // “my Fort is level 1”
    units.splice(-2, 2, {
      ...named,
      ...amount,
      items: [...named.items, ...last.items, ...amount.items, item],
    });
  else
    row.push({
      is: 'level',
      id: 'level',
      ...amount,
      ...row.takeOwner(),
      items: [...amount.items, item],
    });
}

function readPoints(row: UnitRow, item: Item): undefined {
  const { units, last } = row;
  const amount = row.takeAmount();
  // “score three points”
  if (last?.is === 'points' && last.count === undefined && amount.count !== undefined) {
    units[units.length - 1] = {
      ...last,
      count: amount.count,
      items: [...last.items, ...amount.items, item],
    };
    return;
  }
  // “a point”, «очко»
  const isOne = amount.byArticle || /^(?:очко|punkt)$/iu.test(item.text);
  row.push({
    is: 'points',
    id: 'points',
    ...(isOne && amount.count === undefined ? { count: 1 } : amount),
    items: [...amount.items, item],
  });
}

function readAmount(row: UnitRow, id: string, item: Item): undefined {
  const none = row.last;
  const told = row.units.findLastIndex((unit) => unit.is === 'amount' || unit.is === 'mark');
  const kind = row.units[told];
  // «пиццы в тайнике уже 4 штуки»: so many of what was named.
  const isPieces =
    id === 'any' &&
    row.count &&
    kind?.is === 'amount' &&
    kind.count === undefined &&
    kind.id !== id;
  if (isPieces) {
    const { items, ...amount } = row.takeAmount();
    row.units[told] = { ...kind, ...amount, items: [...kind.items, ...items, item] };
    return;
  }
  // “no toys”, «ни одной игрушки»
  const isNone = none?.is === 'word' && none.id === 'none' && row.count === undefined;
  if (isNone) row.units.pop();
  const amount = isNone ? { count: 0, items: none.items } : row.takeAmount();
  row.push({ is: 'amount', id, ...amount, ...row.takeOwner(), items: [...amount.items, item] });
}
