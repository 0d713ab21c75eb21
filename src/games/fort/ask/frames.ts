import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { can, endsSentence, isKind, isTool, isWord, leadBy, type Unit, unitOf } from '#ask/unit.ts';
import { showsCoin } from './boxes.ts';
import { cardsIn, isOther } from './reading.ts';

/** The same word, read as something else that is done; without a word, what goes without saying. */
const asVerb = (verb: Unit | undefined, id: string): Unit => ({
  ...(verb ?? unitOf('verb', id)),
  id,
  items: verb?.items.map((item) => ({ ...item, meanings: [id] })) ?? [],
});

/** What is kept in a place. */
const kept: Readonly<Record<string, readonly Unit['is'][]>> = {
  lookout: ['card', 'cards'],
  pack: ['amount', 'number'],
};

const isEnd = (unit: Unit, puts: boolean): boolean =>
  unit.id in kept && (unit.way === 'into' || (puts && unit.way === 'in'));

/**
 * “Dot to the Lookout and a pizza into the Pack”, «Веснушку на вышку»: each thing with the place it goes to, in
 * whatever order, is a clause of its own; the verb may be left out.
 */
function placed(clause: Clause, isPlayed: boolean): Clause[] {
  const { units, verb } = clause;
  const puts = can(verb, 'put', 'pack-up', 'go');
  // What goes somewhere is not played, whatever else the word means.
  const piles = puts ? /^(?:lookout|pack|yard|discard)$/ : /^(?:yard|discard)$/;
  const goes = ({ is, id, way }: Unit): boolean =>
    is === 'place' && piles.test(id) && (way === 'into' || (puts && way !== 'from'));
  if (verb && can(verb, 'play') && units.some(goes))
    return placed({ ...clause, verb: asVerb(verb, 'put') }, isPlayed);
  if (!isMe(clause.actor) || can(verb, 'have') || (verb && !puts && !can(verb, 'play')))
    return [clause];
  const at = units.findIndex((unit) => isEnd(unit, puts));
  const end = units[at];
  if (end === undefined) return [clause];
  const isOne = (unit: Unit | undefined): boolean =>
    unit !== undefined &&
    ((kept[end.id]?.includes(unit.is) && !leadBy(unit, 'with') && !isTool(unit)) ||
      unit.way === 'from' ||
      isWord(unit, 'and', 'both', 'all', 'this-card'));
  const isKept = (unit: Unit): boolean => kept[end.id]?.includes(unit.is) === true;
  let from = at;
  while (isOne(units[from - 1])) from -= 1;
  let to = at + 1;
  // The card that does it stands before those that it is done with.
  const [first] = puts || isPlayed ? [] : cardsIn(units.slice(from, at));
  const begin = first ? units.indexOf(first) + 1 : from;
  // “into the Pack a pizza”
  if (!units.slice(begin, at).some(isKept)) while (isOne(units[to])) to += 1;
  if (units.slice(begin, to).some(isKept)) from = begin;
  else if (!verb) return [clause];
  const rest = units.slice(to);
  const isNext = rest.some((unit) => isEnd(unit, puts));
  if (puts) {
    if (!isNext) return [clause];
    const next = { ...clause, verb: asVerb(undefined, 'put'), units: rest };
    return [{ ...clause, units: units.slice(0, to) }, ...placed(next, true)];
  }
  const before = units.slice(0, from);
  const isAlone = before.every(isKind('word'));
  const put = {
    ...clause,
    verb: asVerb(isAlone ? verb : undefined, 'put'),
    units: units.slice(isAlone ? 0 : from),
  };
  return [...(isAlone ? [] : [{ ...clause, units: before }]), ...placed(put, true)];
}

export const withPlaces = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap((clause, at, all) =>
    placed(
      clause,
      all.slice(0, at).some((unit) => isMe(unit.actor) && cardsIn(unit.units).length > 0),
    ),
  );

/** Whoever goes after somebody, or does with a card what was just said of another, follows. */
export const withFollowers = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const { verb, units, actor } = clause;
    const cards = cardsIn(units);
    const before = clauses[at - 1];
    // “Ann follows with Moose, Ben with Sarge”
    const isGap = !verb && isOther(actor) && isOther(before?.actor) && verbOf(before, 'follow');
    // „idę za nim”, «иду за Аней», «я за ней Принцем», «за Шпионом Лосем»
    const isBehind =
      isMe(actor) &&
      (verb ? can(verb, 'play', 'go') && !can(verb, 'follow') : cards.some(isTool)) &&
      units.some(
        (unit) =>
          leadBy(unit, 'after') &&
          (unit.is === 'card' ? !verb : unit.is === 'person' && isOther(unit)),
      );
    return (isGap && cards.length > 0) || isBehind
      ? { ...clause, verb: asVerb(verb, 'follow') }
      : clause;
  });

/** How far from a coin in the Lookout it may be said what it counts as. */
const reach = 4;

/** “a coin in my Lookout as a shovel”: one symbol, shown there, that counts as another. */
export function withCoins(units: readonly Unit[]): Unit[] {
  const joined = [...units];
  for (const coin of units) {
    const at = joined.indexOf(coin);
    if (coin.id !== 'coin' || at < 0) continue;
    const ahead = joined.slice(at + 1, at + 1 + reach);
    const next = ahead.findIndex(isKind('symbol'));
    const [suit, between] = [ahead[next], ahead.slice(0, next)];
    const isFar = between.some((unit) => endsSentence(unit) || unit.is === 'card');
    if (!suit || suit.id === 'coin' || isFar) continue;
    const back = joined.slice(Math.max(0, at - reach), at);
    const lookout = [...between, ...back.toReversed(), ...ahead].find(({ id }) => id === 'lookout');
    const counts = (unit: Unit): boolean => can(unit, 'count-as', 'be');
    const isCounted = leadBy(suit, 'as', 'for') || between.some(counts);
    const isThere = lookout ?? !cardsIn(joined).some(({ id }) => showsCoin(id));
    if (!isCounted || !isThere || back.some((unit) => unit.is === 'card' && showsCoin(unit.id)))
      continue;
    const said = between.filter(counts);
    const changed = joined.flatMap((unit): Unit[] => {
      if (unit === suit || said.includes(unit)) return [];
      if (unit === coin)
        return [
          { ...coin, as: suit.id, items: [coin, ...said, suit].flatMap((unit) => unit.items) },
        ];
      if (unit === lookout) return [{ ...unit, way: 'from' }];
      return [back.includes(unit) && counts(unit) ? asVerb(unit, 'add') : unit];
    });
    joined.splice(0, joined.length, ...changed);
  }
  return joined;
}
