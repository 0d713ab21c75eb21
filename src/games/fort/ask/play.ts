import { type Clause, verbOf } from '#ask/clauses.ts';
import { type Data, isPart } from '#ask/understood.ts';
import { can, isTool, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith, countsOneSuit, showsCoin } from './boxes.ts';
import { meansIn, readBoxes, readChoices, toolIn } from './choices.ts';
import { readFacts } from './facts.ts';
import { isPlayClause } from './kind.ts';
import { append, cardsIn, factOf, placeIn, type Reading, wordIn } from './reading.ts';

/** The card that is played, once. */
function play(reading: Reading, card: Unit, ...units: readonly (Unit | undefined)[]): undefined {
  reading.account.say(['move', 'play'], card.id, card, ...units);
}

const isPlayed = ({ account }: Reading): boolean => account.move.play !== undefined;

/** A card or symbol that improves the play: from the Lookout if that is named with it. */
function help(reading: Reading, unit: Unit, lookout: Unit | undefined): undefined {
  const there = factOf(reading, 'me', 'lookout');
  const isTold = Array.isArray(there) && there.includes(unit.id);
  const isThere = lookout?.way === 'from' || unit.is === 'symbol' || isTold;
  // “add Puddin, does Puddin's coin count …”
  if (unit.is === 'card' && isAdded(reading, unit.id)) {
    reading.account.note(['move', 'add'], unit);
    return;
  }
  const count = unit.is === 'symbol' ? (unit.count ?? 1) : 1;
  append(
    reading,
    ['move', isThere ? 'add-from-lookout' : 'add'],
    Array.from({ length: count }, () => unit.id),
    unit,
    isThere ? lookout : undefined,
  );
}

const isAdded = ({ account }: Reading, card: string): boolean =>
  [account.move.add ?? [], account.move['add-from-lookout'] ?? []]
    .flat()
    .some((each) => (isPart(each) ? each.card : each) === card);

/** What the coin of the card that was added last counts as. */
export function readCoins(
  reading: Reading,
  clause: Clause,
  key: 'add' | 'add-from-lookout' | 'follow',
): undefined {
  const { account } = reading;
  const { units, verb, negation } = clause;
  const coin = units.find(({ is, id }) => is === 'symbol' && id === 'coin');
  const suits = units.filter(
    (unit) =>
      unit.is === 'symbol' &&
      unit.id !== 'coin' &&
      (leadBy(unit, 'as', 'for') ||
        (coin !== undefined && isTool(unit)) ||
        // «монетка у меня и книга, и скейтборд»
        (coin !== undefined && units.indexOf(unit) > units.indexOf(coin)) ||
        (coin !== undefined && can(verb, 'count-as'))),
  );
  const before = account.move[key];
  const list = Array.isArray(before) ? before : before === undefined ? [] : [before];
  const change = (at: number, value: Data) => {
    const next = list.map((each, index) => {
      if (index !== at) return each;
      return typeof each === 'string' ? { card: each, coin: value } : each;
    });
    account.say(['move', key], Array.isArray(before) ? next : (next[0] ?? ''));
  };
  const isNone =
    coin !== undefined &&
    (leadBy(coin, 'without') || (negation !== undefined && can(verb, 'count-as', 'use')));
  if (isNone) {
    for (const [at, each] of list.entries())
      if (typeof each === 'string' && showsCoin(each)) change(at, 'none');
    account.note(['move', key], coin, verb, negation);
    return;
  }
  if (suits.length === 0 || list.length === 0) return;
  const known = list.findLastIndex((each) => typeof each === 'string' && showsCoin(each));
  const at = known < 0 ? list.length - 1 : known;
  const earlier = list[at];
  const said =
    typeof earlier === 'object' && !Array.isArray(earlier) && 'coin' in earlier
      ? [earlier.coin]
      : [];
  const all = [...said, ...suits.map(({ id }) => id)].flat();
  const value: Data = all.length === 1 ? (all[0] ?? '') : all.filter((each) => each !== undefined);
  list[at] =
    typeof earlier === 'object' && !Array.isArray(earlier)
      ? { ...earlier, coin: value }
      : (earlier ?? '');
  if (typeof earlier === 'string') change(at, value);
  else account.say(['move', key], Array.isArray(before) ? list : (list[0] ?? ''));
  const boxes = units.filter(({ is }) => is === 'box');
  account.note(['move', key], coin, ...suits, verb, ...(boxes.length > 1 ? boxes : []));
}

const isMineOnly = ({ actor, units }: Clause): boolean =>
  actor?.id === 'me' && cardsIn(units).length === 0;

/** The perk that a move is made with. */
export function readPerkOf(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const perk = clause.units.find((unit) => unit.is === 'perk' && !account.isNoted(unit));
  if (perk === undefined) return;
  if (can(clause.verb, 'have', 'gain', 'name') && !leadBy(perk, 'with')) return;
  // «у меня бонус …»
  if (clause.verb === undefined && isMineOnly(clause)) return readFacts(reading, clause);
  account.say(['move', 'perk'], perk.id, perk, verbOf(clause, 'use') ? clause.verb : undefined);
}

export function readPlay(reading: Reading, clause: Clause): undefined {
  const { account, clauses } = reading;
  const { verb, units } = clause;
  const cards = cardsIn(units);
  const lookout = placeIn(units, 'lookout');
  const later = clauses.slice(clauses.indexOf(clause) + 1);
  const playsLater = later.some(isPlayClause);
  const plays = isPlayed(reading) || clauses.some(isPlayClause);

  if (
    verbOf(clause, 'play') &&
    cards.length > 0 &&
    wordIn(units, 'already', ...(verb?.isPast ? ['now'] : [])) &&
    (playsLater || wordIn(units, 'already'))
  ) {
    const isTakenBack = !playsLater && !verb?.isPast;
    if (!isTakenBack) {
      const [card] = cards;
      account.say(
        ['situation', 'me', 'played'],
        card?.id ?? '',
        card,
        verb,
        wordIn(units, 'already'),
      );
      return;
    }
  }
  if (verbOf(clause, 'play') && verb?.isPast && playsLater && !isPlayed(reading)) {
    const [card] = cards;
    if (card) account.say(['situation', 'me', 'played'], card.id, card, verb);
    return;
  }
  const without = units.find(
    (unit) => unit.is === 'place' && unit.id === 'lookout' && leadBy(unit, 'without'),
  );
  const isUsed =
    verbOf(clause, 'use') &&
    !clause.isNegated &&
    units.every((unit) => unit === lookout || isWord(unit, 'relative', 'this-card'));
  if (isUsed && units.length > 0) return readUsed(reading, clause);
  // “…, no Lookout, …”
  const isBare = verb === undefined && isWord(units[0], 'none') && units[1] === lookout;
  const isNoLookout =
    without ??
    (isBare && lookout && lookout.way === undefined ? lookout : undefined) ??
    ((lookout?.way === 'from' || (lookout && verbOf(clause, 'use', 'add'))) &&
    cards.length === 0 &&
    !units.some(({ is }) => is === 'symbol') &&
    (clause.isNegated || wordIn(units, 'none'))
      ? lookout
      : undefined);
  if (isNoLookout)
    account.say(
      ['move', 'add-from-lookout'],
      [],
      isNoLookout,
      wordIn(units, 'none', 'not'),
      clause.negation,
      verbOf(clause, 'use', 'add') ? verb : undefined,
    );

  if (isNoLookout && isBare)
    return readChoices(reading, {
      ...clause,
      units: units.filter((unit) => !account.isNoted(unit)),
    });
  if (
    can(verb, 'count-as') ||
    units.some((unit) => unit.is === 'symbol' && (unit.id === 'coin' || leadBy(unit, 'as')))
  ) {
    if (verbOf(clause, 'add') || cards.length > 0) readAdded(reading, clause);
    readCoins(reading, clause, account.move.add === undefined ? 'add-from-lookout' : 'add');
    if (can(verb, 'count-as')) return readBoxes(reading, clause);
  }
  if (
    verbOf(clause, 'have', 'run-out', 'reach', 'cost') &&
    !units.some((unit) => leadBy(unit, 'with') && unit.is === 'card' && isPlayed(reading))
  ) {
    const isScore =
      verbOf(clause, 'have') && isPlayed(reading) && units.some(({ is }) => is === 'points');
    if (isScore) return readChoices(reading, clause);
    // “that's 4 toys, right?”: what the action gives.
    const isResult =
      isPlayed(reading) &&
      clause.actor === undefined &&
      !units.some(({ is }) => is === 'place') &&
      !verb?.isFirst &&
      units.some(({ is, id }) => is === 'amount' && id !== 'any');
    if (isResult) return readChoices(reading, { ...clause, verb: undefined });
    return readFacts(reading, clause);
  }
  if (verb === undefined && isFact(reading, units)) return readFacts(reading, clause);
  if (verbOf(clause, 'name', 'declare')) return readSuit(reading, clause);
  if (
    verbOf(clause, 'add') &&
    !(lookout && lookout.way !== 'from' && cards.length > 0 && mayStow(reading, lookout, verb))
  ) {
    readAdded(reading, clause);
    readPerkOf(reading, clause);
    return readChoices(reading, clause);
  }
  const it = wordIn(units, 'this-card');
  if (!isPlayed(reading) && it && cards.length === 0 && verbOf(clause, 'play')) {
    const named = cardsIn(clauses.slice(0, clauses.indexOf(clause)).flatMap((each) => each.units));
    const [card] = named;
    if (card && named.length === 1) play(reading, card, it, verb);
  }
  const alone = wordIn(units, 'alone');
  if (alone) {
    if (account.move.add === undefined) account.say(['move', 'add'], [], alone);
    account.note(['move', 'add'], wordIn(units, 'only'));
  }
  const tool = toolIn(units) ?? (plays ? undefined : meansIn(clause));
  account.pass(
    ['move'],
    ...units.filter(({ is, id, count }) => is === 'figure' && id === 'best-friends' && !count),
  );
  const isPut = can(verb, 'put') && lookout !== undefined && lookout.way !== 'from';
  if (!isPlayed(reading) && tool) play(reading, tool, can(verb, 'play') ? verb : undefined);
  if (
    (verbOf(clause, 'play') && !isPut) ||
    verb === undefined ||
    (!isPlayed(reading) && cards.length > 0)
  )
    readPlayedCards(reading, clause);
  else if (cards.some((card) => leadBy(card, 'with')) && !verbOf(clause, 'trash', 'put', 'recruit'))
    readAdded(reading, clause);
  // «Лосем с Кротами кладу …»
  else if (tool)
    for (const card of cards)
      if (card !== tool && leadBy(card, 'with') && !account.isNoted(card))
        help(reading, card, undefined);
  const symbols = units.filter((unit) => unit.is === 'symbol' && !account.isNoted(unit));
  if (lookout?.way === 'from' && !account.isNoted(lookout)) {
    for (const unit of [...symbols, ...cards.filter((card) => !account.isNoted(card))])
      help(reading, unit, lookout);
    account.note(['move', 'add-from-lookout'], wordIn(units, 'only'), verb);
  } else if (lookout?.way === 'in' && symbols.length > 0)
    readFacts(reading, { ...clause, verb: undefined, units: [lookout, ...symbols] });
  else if (symbols.length > 0 && (wordIn(units, 'symbol') || namesSuit(reading)))
    readSuit(reading, clause);
  readPerkOf(reading, clause);
  if (verbOf(clause, 'play')) account.note(['move'], verb);
  readChoices(reading, clause);
  const [level, higher] = units.filter(
    (unit) => unit.is === 'level' && unit.count !== undefined && !account.isNoted(unit),
  );
  if (level) account.say(['situation', 'me', 'fort'], level.count ?? 0, level);
  // “from Fort Level 2 to 3”
  if (level && higher && higher.count === (level.count ?? 0) + 1)
    account.pass(['move', 'actions'], higher);
  account.note(
    ['move'],
    ...units.filter((unit) => isWord(unit, 'now', 'again', 'only') && can(verb, 'play', 'use')),
  );
}

/** “add Moose to my Lookout” is no help for the card that is played. */
const mayStow = ({ account }: Reading, { way }: Unit, verb: Unit | undefined): boolean => {
  const { play: card } = account.move;
  return (
    can(verb, 'put') ||
    (way !== 'in' && typeof card === 'string' && boxesWith(card, ['lookout']).length > 0)
  );
};

/** The played card counts one suit that has to be named. */
const namesSuit = ({ account }: Reading): boolean => {
  const { play: card } = account.move;
  return typeof card === 'string' && countsOneSuit(card) && account.move.suit === undefined;
};

/** “There's glue in my Lookout, which I use”: what was told of it last. */
function readUsed(reading: Reading, { units, verb }: Clause): undefined {
  const { account, clauses } = reading;
  const told = clauses.findLast((each) => placeIn(each.units, 'lookout') && each.verb !== verb);
  const shown = told?.units.filter(({ is }) => is === 'symbol' || is === 'card') ?? [];
  if (shown.length === 0) return;
  append(
    reading,
    ['move', 'add-from-lookout'],
    shown.flatMap(({ id, count, is }) =>
      Array.from({ length: is === 'symbol' ? (count ?? 1) : 1 }, () => id),
    ),
    verb,
  );
  account.note(['move', 'add-from-lookout'], ...units);
}

/** Nothing is done: a level, a place with what is in it. */
function isFact(reading: Reading, units: readonly Unit[]): boolean {
  if (units.some(({ is, count }) => is === 'level' && count !== undefined)) return true;
  const place = units.find(({ is }) => is === 'place');
  if (place === undefined || place.way === 'from' || leadBy(place, 'without')) return false;
  const isLater = isPlayed(reading) && place.way === 'into';
  return !isLater && (place.way === 'in' || place.way === undefined);
}

/** The played card first, then those that come with it. */
function readPlayedCards(reading: Reading, clause: Clause): undefined {
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
      (lookout?.way !== 'in' || (leadBy(unit, 'with') && nextPlace(units, at) === lookout)) &&
      unit.id !== 'coin' &&
      !leadBy(unit, 'as') &&
      !wordIn(units, 'symbol')
    )
      help(reading, unit, lookout);
  }
}

const nextPlace = (units: readonly Unit[], at: number): Unit | undefined =>
  units.slice(at + 1).find(({ is }) => ['place', 'card', 'symbol'].includes(is))?.is === 'place'
    ? units.slice(at + 1).find(({ is }) => is === 'place')
    : undefined;

/** “add Moose to Bug”, «к Шпиону добавить Penny»: the card that others are added to is the played one. */
function readAdded(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { units, verb } = clause;
  const cards = cardsIn(units);
  const lookout = placeIn(units, 'lookout');
  const base = cards.find((card) => leadBy(card, 'to') && !leadBy(card, 'with'));
  if (base && !isPlayed(reading)) play(reading, base);
  const none = wordIn(units, 'none', 'nobody');
  const isNone = cards.length === 0 && (clause.isNegated || none !== undefined);
  if (isNone && !lookout)
    account.say(
      ['move', 'add'],
      [],
      verb,
      clause.negation,
      none,
      ...units.filter(({ is }) => is === 'cards'),
    );
  for (const [at, unit] of units.entries()) {
    if (account.isNoted(unit) || (unit.is === 'card' && leadBy(unit, 'as'))) continue;
    if (unit.is === 'card' && unit !== base) {
      if (isPlayed(reading) || base)
        help(reading, unit, nextPlace(units, at) === lookout ? lookout : undefined);
      else play(reading, unit);
    } else if (
      unit.is === 'symbol' &&
      unit.id !== 'coin' &&
      !leadBy(unit, 'as', 'for') &&
      !units.some(({ is, id }) => is === 'symbol' && id === 'coin')
    )
      help(reading, unit, lookout);
  }
  const others = wordIn(units, 'others', 'both');
  const hand = factOf(reading, 'me', 'hand');
  if (others && cards.length === 0 && Array.isArray(hand)) {
    const rest = hand.filter((card) => card !== account.move.play && card !== 'more');
    append(
      reading,
      ['move', 'add'],
      rest,
      others,
      ...units.filter(({ is }) => is === 'number' || is === 'cards'),
    );
  }
  account.note(
    ['move', 'add'],
    verb,
    ...units.filter((unit) => isWord(unit, 'this-card', 'both', 'now')),
  );
}

/** The suit that a card is named with, or that followers have to discard. */
function readSuit(reading: Reading, clause: Clause): undefined {
  const { account, actions } = reading;
  const { units, verb } = clause;
  const [card] = cardsIn(units);
  if (card && !isPlayed(reading)) play(reading, card);
  const symbol = units.find((unit) => unit.is === 'symbol' && !account.isNoted(unit));
  const reward = units.find(({ is }) => is === 'perk' || is === 'rule');
  if (symbol)
    account.say(['move', verbOf(clause, 'declare') ? 'declare' : 'suit'], symbol.id, symbol, verb);
  else if (reward) actions.choose('choose', reward.id, ['advance'], reward, verb);
  if (cardsIn(units).length > 0) readAdded(reading, { ...clause, verb: undefined });
  readChoices(reading, { ...clause, verb: undefined });
}
