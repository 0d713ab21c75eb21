import type { Account } from '#ask/account.ts';
import type { Item } from '#ask/items.ts';
import type { Draft } from '#ask/understood.ts';
import { can, endsSentence, isMark, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { highest } from '#engine/dobro/cards/card.ts';
import { isCard, namedAs } from './plays.ts';

/** Small words around a number that says what a play makes: “so it is 10 now”. */
const isAround = (unit: Unit): boolean =>
  isWord(unit, 'then', 'now', 'and', 'this-card', 'makes', 'together') ||
  (isWord(unit, 'if') && unit.items.some(({ text }) => /^so$/i.test(text))) ||
  isWord(unit, 'says', 'what') ||
  (unit.is === 'verb' && can(unit, 'have', 'be') && unit.isFirst !== true);

/** “that's 11”, «это 11», „to 11”. */
const points = /^(?:that|it|это|то|to)$/iu;

/** What the small words have to say of it: that it is so now, or that it is a sum. */
const isTelling = (unit: Unit): boolean =>
  isWord(unit, 'now', 'makes', 'this-card') || (unit.is === 'verb' && unit.isDefinite === true);

interface Announced {
  readonly units: readonly Unit[];
  /** The number and the small words around it. */
  readonly said: readonly Unit[];
  readonly number: number | undefined;
}

/** “I put down a 5, so it is 10 now”: the number behind a play that says what the value becomes. */
export function readAnnounced(units: readonly Unit[], items: readonly Item[]): Announced {
  for (const [at, unit] of units.entries()) {
    const isPlain = unit.is === 'number' && !unit.items.some(isCardWord);
    const played = units.slice(0, at).findIndex(isCard);
    if (!isPlain || played < 0 || leadBy(unit, 'in', 'into', 'with', 'for')) continue;
    let from = at;
    while (units[from - 1] && isAround(units[from - 1] as Unit)) from -= 1;
    let to = at + 1;
    while (units[to] && isAround(units[to] as Unit) && !isWord(units[to], 'then', 'if')) to += 1;
    const rest = units.slice(to);
    const end = rest.findIndex(endsSentence);
    const behind = end < 0 ? rest : rest.slice(0, end);
    const around = [...units.slice(from, at), ...units.slice(at + 1, to)];
    const first = items.findIndex((item) => item.start === unit.items[0]?.start);
    const isPointed = points.test(items[first - 1]?.text ?? '') && isMark(units[from - 1]);
    const isTold =
      isMark(units[from - 1]) && (isPointed || (Number(unit.id) > highest && around.length > 0));
    const isSum = around.some((each) => can(each, 'makes'));
    // “On the table it's 22 now”
    if (isWord(units[from - 1], 'value')) continue;
    const isAlone = behind.every(
      (each) => isMark(each) || isWord(each, 'ask') || (each.is === 'person' && can(each, 'they')),
    );
    // Who dictates leaves out the comma.
    const isSaid = around.some((each) => isWord(each, 'says')) || isWord(units[from], 'now');
    const isNow = (isMark(units[from - 1]) || isSaid) && around.some(isTelling);
    if (isAlone && (isSum || isNow || isTold) && !isFact(units, from))
      return {
        units: [...units.slice(0, from), ...units.slice(to)],
        said: [...around, unit],
        number: Number(unit.id),
      };
  }
  return { units, said: [], number: undefined };
}

const isCardWord = (item: Item): boolean =>
  item.meanings.some((meaning) => meaning.startsWith('cards:'));

/** Everything before it only described the table. */
const isFact = (units: readonly Unit[], at: number): boolean => {
  const before = units.slice(0, at);
  return !before.some(
    (unit, index) =>
      (unit.is === 'verb' && can(unit, 'play', 'put', 'discard', 'add', 'use', 'open')) ||
      unit.is === 'card' ||
      (isCard(unit) && (isMark(before[index - 1]) || index === 0)),
  );
};

/** Says it, once it is known what is played. */
export function announce(account: Account, { said, number }: Announced, next?: Draft): undefined {
  // “…, then the next player puts a 9 on it and says 18”
  if (number !== undefined && next?.play !== undefined) {
    next.announce = number;
    account.note(['moves'], ...said);
    return;
  }
  const { play, as, announce: known } = account.move;
  if (number === undefined || play === undefined || known !== undefined) return;
  if (as !== number) account.say(['move', namedAs(account.move, number)], number, ...said);
}
