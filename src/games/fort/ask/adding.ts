import type { Clause } from '#ask/clause.ts';
import { isPart } from '#ask/understood.ts';
import { can, eachOf, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { append, cardsIn, factOf, placeIn, type Reading, wordIn } from './reading.ts';

/** The card that is played, once. */
export function play(
  reading: Reading,
  card: Unit,
  ...units: readonly (Unit | undefined)[]
): undefined {
  reading.account.say(['move', 'play'], card.id, card, ...units);
}

export const isPlayed = (unit: Reading): boolean => unit.account.move.play !== undefined;

/** A card or symbol that improves the play: from the Lookout if that is named with it. */
export function help(reading: Reading, unit: Unit, lookout: Unit | undefined): undefined {
  const there = factOf(reading, 'me', 'lookout');
  const isTold = Array.isArray(there) && there.includes(unit.id);
  const isThere = lookout?.way === 'from' || unit.is === 'symbol' || isTold;
  // “add Puddin, does Puddin's coin count …”
  if (unit.is === 'card' && isAdded(reading, unit.id)) {
    reading.account.note(['move', 'add'], unit);
    return;
  }
  append(
    reading,
    ['move', isThere ? 'add-from-lookout' : 'add'],
    unit.as
      ? [{ card: 'coin', coin: unit.as }]
      : eachOf(unit.id, unit.is === 'symbol' ? unit.count : 1),
    unit,
    isThere ? lookout : undefined,
  );
}

/** A symbol for its own sake, and not what a coin counts as. */
const isHelp = ({ id, as, leads }: Unit, counting: readonly string[]): boolean =>
  as !== undefined || (id !== 'coin' && !counting.some((lead) => leads.includes(lead)));

const isAdded = ({ account }: Reading, card: string): boolean =>
  [account.move.add ?? [], account.move['add-from-lookout'] ?? []]
    .flat()
    .some((each) => (isPart(each) ? each.card : each) === card);

/** The played card first, then those that come with it. */
export function readPlayedCards(reading: Reading, clause: Clause): undefined {
  const { units, verb } = clause;
  const { account } = reading;
  const lookout = placeIn(units, 'lookout');
  let isAdding = false;
  for (const [at, unit] of units.entries()) {
    if (isWord(unit, 'this-card') && isPlayed(reading)) isAdding = true;
    if (account.isNoted(unit)) continue;
    if (leadBy(unit, 'with')) isAdding = true;
    if (unit.is === 'card') {
      if (
        !isPlayed(reading) &&
        !(leadBy(unit, 'with') && units.slice(at).some(({ is }, away) => is === 'card' && away > 0))
      )
        play(reading, unit, can(verb, 'play') ? verb : undefined);
      else if (verb === undefined || can(verb, 'play') || isAdding)
        help(reading, unit, nextPlace(units, at) === lookout ? lookout : undefined);
    } else if (
      unit.is === 'symbol' &&
      isAdding &&
      (lookout?.way !== 'in' ||
        (leadBy(unit, 'with') && unit.isDefinite === true && nextPlace(units, at) === lookout)) &&
      isHelp(unit, ['as']) &&
      !wordIn(units, 'symbol')
    )
      help(reading, unit, lookout);
  }
}

const nextPlace = (units: readonly Unit[], at: number): Unit | undefined =>
  units.slice(at + 1).find(isKind('place', 'card', 'symbol'))?.is === 'place'
    ? units.slice(at + 1).find(isKind('place'))
    : undefined;

const isBefore = (units: readonly Unit[], one: Unit, other: Unit): boolean =>
  units.indexOf(one) < units.indexOf(other);

/** “add Moose to Bug”, «к Шпиону добавить Penny»: the card that others are added to is the played one. */
export function readAdded(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { units, verb } = clause;
  const cards = cardsIn(units);
  const lookout = placeIn(units, 'lookout');
  const base =
    cards.find(
      (card) => leadBy(card, 'to') && !leadBy(card, 'with') && !isAdded(reading, card.id),
    ) ??
    // “use Blades from the Lookout as a crown for Golden Boy”
    (can(verb, 'use') ? cards.find((card, at) => at > 0 && leadBy(card, 'for')) : undefined);
  if (base && !isPlayed(reading)) play(reading, base);
  const none = wordIn(units, 'none', 'nobody');
  const [only] = cards;
  // “I add nothing, just Scout”: it is played.
  const isAlone = !isPlayed(reading) && none && only && !base && isBefore(units, none, only);
  if (isAlone) play(reading, only);
  const isNone = (cards.length === 0 || isAlone) && (clause.isNegated || none !== undefined);
  if (isNone && !lookout)
    account.say(['move', 'add'], [], verb, clause.negation, none, ...units.filter(isKind('cards')));
  for (const [at, unit] of units.entries()) {
    if (account.isNoted(unit) || (unit.is === 'card' && leadBy(unit, 'as'))) continue;
    if (unit.is === 'card' && unit !== base) {
      if (isPlayed(reading) || base)
        help(reading, unit, nextPlace(units, at) === lookout ? lookout : undefined);
      else play(reading, unit);
    } else if (
      unit.is === 'symbol' &&
      isHelp(unit, ['as', 'for']) &&
      !units.some((unit) => unit.id === 'coin' && !unit.as)
    )
      help(reading, unit, lookout);
  }
  const others = wordIn(units, 'others', 'both');
  const hand = factOf(reading, 'me', 'hand');
  if (others && cards.length === 0 && Array.isArray(hand)) {
    const rest = hand.filter((card) => card !== account.move.play && card !== 'more');
    append(reading, ['move', 'add'], rest, others, ...units.filter(isKind('number', 'cards')));
  }
  account.note(
    ['move', 'add'],
    verb,
    ...units.filter((unit) => isWord(unit, 'this-card', 'both', 'now')),
  );
}
