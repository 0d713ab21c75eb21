import { type Clause, verbOf } from '#ask/clause.ts';
import { byPlace, can, eachOf, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import {
  append,
  cardsIn,
  factOf,
  hasName,
  isOther,
  nameOf,
  placeIn,
  type Reading,
  sideOf,
  wordIn,
} from './reading.ts';

/** Cards that one rarely names all of. */
const open = ['hand', 'discard', 'deck'];
const cardPlaces = ['hand', 'discard', 'deck', 'yard', 'lookout', 'park', 'park-deck'];
const shared = ['park', 'park-deck', 'supply'];
/** Of each kind of resource. */
const mostInStuff = 4;

/** What may be said of the table in any clause: players, whose turn it is, what the board asks for. */
export function readTable(reading: Reading, clause: Clause): undefined {
  const { account, kind } = reading;
  const { units, actor } = clause;
  const first = wordIn(units, 'first-turn');
  const not = clause.negation ?? wordIn(units, 'not');
  if (first)
    account.say(
      [...sideOf(actor), 'first-turn'],
      not === undefined || verbOf(clause, 'skip', 'play', 'recruit', 'draw'),
      first,
      not,
      ...units.filter((unit) => isWord(unit, 'turn-of')),
    );
  const players = units.find(isKind('players'));
  if (players?.count !== undefined) {
    if (verbOf(clause, 'recruit', 'add', 'gain')) account.pass(['move'], players);
    else account.say(['situation', 'players'], players.count, players);
  }
  const persons = [
    ...(actor && (!clause.verb || can(clause.verb, 'have')) ? [actor] : []),
    ...units.filter(isKind('person')),
  ].toSorted(byPlace);
  const order = wordIn(units, 'turn-order');
  const turn = wordIn(units, 'turn-of');
  // «Ходит Саша, сидим: Саша, я, Вика»: who is named before it is no part of the order.
  const inOrder = order ? persons.filter((person) => byPlace(order, person) < 0) : [];
  const isApart = new Set(inOrder.map((unit) => unit.id)).size > 1;
  const turnAt = turn ? units.indexOf(turn) : -1;
  const mover = turn
    ? [units[turnAt - 1], units[turnAt + 1]].find((unit) => unit?.is === 'person')
    : can(clause.verb, 'turn-of')
      ? actor
      : undefined;
  if (order && mover) account.say(['situation', 'turn'], nameOf(mover), mover, turn, clause.verb);
  const row = isApart ? inOrder : persons;
  const listed = row.filter(({ id }, at) => row.findIndex((person) => person.id === id) === at);
  const isList =
    listed.length > 2 && listed.some((unit) => unit.id === 'me') && !cardsIn(units).length;
  // «очередь: я, Вика, Петя»
  const isOrder = turn !== undefined && units.indexOf(turn) === 0 && !clause.isAsked;
  if (((order && listed.length > 1) || isList) && (!turn || order || (isList && isOrder))) {
    account.say(
      ['situation', 'players'],
      listed.map(nameOf),
      ...units.filter((unit) => isWord(unit, 'turn-order')),
      turn,
      // Who is named again is part of something else that was said.
      ...listed,
      ...persons.filter((unit) => unit.id === 'me'),
      clause.verb,
    );
    return;
  }
  const firstPlayer = wordIn(units, 'first-player');
  if (firstPlayer)
    account.say(
      ['situation', 'first-player'],
      nameOf(actor ?? persons[0]),
      firstPlayer,
      actor,
      clause.verb,
      ...units.filter(isKind('cards')),
    );
  const isClaimed =
    kind === 'claim' && (wordIn(units, 'next') || (reading.clauses.length === 1 && clause.isAsked));
  if (turn && !first && !isClaimed) {
    const at = units.indexOf(turn);
    const whose = [units[at - 1], units[at + 1], actor].find((unit) => unit?.is === 'person');
    if (whose && !(clause.verb && !can(clause.verb, 'have') && whose === actor))
      account.say(['situation', 'turn'], nameOf(whose), turn, whose);
    else account.note(['situation', 'turn'], turn);
  }
  // «Сейчас ходит Олег»: no card is named that he plays.
  const { verb } = clause;
  if (
    verb?.id === 'play' &&
    (can(verb, 'turn-of') ||
      (wordIn(units, 'now') && hasName(actor) && !verb.isPast && !clause.isAsked)) &&
    actor &&
    cardsIn(units).length === 0 &&
    !(kind === 'claim' && wordIn(units, 'then')) &&
    !isClaimed
  )
    account.say(['situation', 'turn'], nameOf(actor), verb, actor);
  if (!readCosts(reading, clause)) readClimb(reading, clause);
}

/** “from level 2 to 3”, «с нуля до одного»: the level before, and the next one. */
function readClimb({ account, kind }: Reading, { units, verb, actor }: Clause): undefined {
  const levels = units.filter(
    (unit) => (unit.is === 'level' || unit.is === 'number') && unit.count !== undefined,
  );
  const [low, high] = levels;
  const isClimb =
    low !== undefined &&
    high !== undefined &&
    levels.length === 2 &&
    Math.abs(units.indexOf(high) - units.indexOf(low)) < 3 &&
    (low.is === 'level' || leadBy(low, 'from')) &&
    (leadBy(high, 'to', 'into', 'in') || high.is === 'number') &&
    (units.some(isKind('level', 'perk')) || can(verb, 'advance', 'go')) &&
    kind !== 'setup' &&
    kind !== 'claim';
  if (!isClimb || low.count === undefined || high.count === undefined) return;
  if (high.count > low.count) account.say([...sideOf(actor), 'fort'], low.count, low);
  if (high.count === low.count + 1) account.pass(['move', 'actions'], high);
}

/** “Going from level 1 to 2 costs 2 pizza on my board”. */
function readCosts({ account, clauses }: Reading, clause: Clause): boolean {
  const { verb } = clause;
  const board = wordIn(clause.units, 'board');
  const [first] = clause.units;
  const before = clauses[clauses.indexOf(clause) - 1]?.units ?? [];
  // «форт первого уровня, на второй надо две пиццы»
  const isNeeded =
    verb === undefined &&
    first?.is === 'number' &&
    leadBy(first, 'into', 'to') &&
    before.some((unit) => unit.is === 'level' && unit.count === Number(first.id) - 1);
  if (!board && !can(verb, 'cost') && !isNeeded) return false;
  const next = clauses[clauses.indexOf(clause) + 1];
  // “My board asks for 2 pizza to get to level 4”
  const reaches = next?.sentence === clause.sentence && verbOf(next, 'reach') ? next : undefined;
  const units = [
    ...clause.units,
    ...(reaches ? [...reaches.units, ...(reaches.verb ? [reaches.verb] : [])] : []),
  ];
  const levels = units.filter(
    (unit) => (unit.is === 'level' || unit.is === 'number') && unit.count !== undefined,
  );
  const amounts = units.filter(isKind('amount'));
  const numbers = levels.map(({ count = 0 }) => count);
  const [low, high] = numbers.length > 1 ? numbers : [(numbers[0] ?? 0) - 1, numbers[0]];
  if (low === undefined || high !== low + 1 || amounts.length === 0) return true;
  const cost = amounts.flatMap(({ id, count = 1 }) => eachOf(id, count));
  account.say(
    ['situation', 'board', 'costs', `${low}-${high}`],
    cost,
    verb,
    board,
    ...levels,
    ...amounts,
    ...units.filter(isKind('person', 'verb', 'level')),
  );
  return true;
}

/** What there is: places with their contents, levels, points, perks. */
export function readFacts(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { actor, verb } = clause;
  const units = clause.units.filter((unit) => !account.isNoted(unit));
  const whose =
    actor ??
    units.find(
      (unit) =>
        unit.is === 'person' && isOther(unit) && (unit.leads.includes('of-whom') || unit.isOwner),
    );
  const side = sideOf(whose);
  const isOnly =
    wordIn(units, 'only', 'nothing-else') !== undefined ||
    // “Ace and Moose are left in my hand”
    (can(verb, 'left') && reading.clauses.some((each) => verbOf(each, 'play'))) ||
    reading.clauses.some(({ units: all }) => wordIn(all, 'nothing-else') !== undefined);
  if (can(verb, 'have', 'reach', 'run-out')) account.note(['situation'], verb);
  account.note(['situation'], ...(isOther(whose) ? [whose] : []));

  const places = units.filter(isKind('place'));
  const isContent = (unit: Unit): boolean =>
    ['card', 'symbol', 'cards', 'amount', 'number'].includes(unit.is) ||
    isWord(unit, 'empty', 'full-up', 'none');
  const contents = units.filter(isContent);
  const firstPlace = units.findIndex(isKind('place'));
  const firstContent = units.findIndex(isContent);
  const comesFirst = firstPlace < firstContent;
  let place = comesFirst ? units[firstPlace] : undefined;
  for (const [at, unit] of units.entries()) {
    if (unit.is === 'place') {
      if (comesFirst) place = unit;
      else continue;
    } else if (isContent(unit)) {
      const own =
        comesFirst || places.length === 0
          ? place
          : (units.slice(at).find(isKind('place')) ?? places.at(-1));
      const none = denied(unit, clause);
      if (none === 'unclear') continue;
      const said =
        none === undefined ? unit : { ...unit, count: 0, items: [...unit.items, ...none.items] };
      if (own && isWord(unit, 'empty', 'none'))
        // “my deck and my discard pile are empty”
        for (const each of joinedTo(units, own)) fill(reading, each, unit, side, isOnly);
      else if (own) fill(reading, own, said, side, isOnly, wordIn(units, 'full-up'));
      else loose(reading, said, side, isOnly, clause);
    } else if (unit.is === 'level' && unit.count !== undefined && !clause.isNegated)
      account.say(
        [...sideOf(unit.owner ?? whose), 'fort'],
        unit.count,
        unit,
        // “my Fort hit level 5”
        units.find((unit) => unit.is === 'level' && unit.count === undefined),
      );
    else if (unit.is === 'points' && unit.count !== undefined && !clause.isNegated)
      account.say([...side, 'track'], unit.count, unit, placeIn(units, 'track'));
    else if (unit.is === 'perk' && (clause.isNegated || isWord(units[at - 1], 'none'))) {
      // “I haven't got Copy Cat”: it is the only one that could matter.
      account.pass([...side, 'perks'], unit);
      account.say([...side, 'perks'], [], clause.negation, wordIn(units, 'none'));
    } else if (unit.is === 'perk') {
      const row = units.find((each) => can(each, 'perk-row'));
      append(reading, row ? ['situation', 'perk-row'] : [...side, 'perks'], [unit.id], unit, row);
    } else if (unit.is === 'rule') account.say([...side, 'made-up-rule'], unit.id, unit);
    else if (isWord(unit, 'only', 'nothing-else', 'left', 'already', 'now', 'all'))
      account.note(['situation'], unit);
    else if (unit.is === 'person' && isOther(unit) && unit === whose) account.note(side, unit);
    else if (unit.is === 'figure' && unit.id === 'perks' && unit.count === undefined) {
      // “I have no perks”
      const none = wordIn(units, 'none');
      if (none || clause.isNegated)
        account.say([...side, 'perks'], [], unit, none, clause.negation);
    }
  }
  // “The Park deck ran out”
  if (contents.length === 0 && can(verb, 'run-out') && places[0])
    account.say(pathOf(places[0], side), emptyOf(places[0].id), places[0], verb);
}

/** What says that there is none of something: “I don't have any pizza”; of what is counted or named it can't be said. */
function denied(unit: Unit, clause: Clause): Unit | 'unclear' | undefined {
  // “no good kid in my hand”
  if (isWord(unit, 'none') && isWord(clause.units[clause.units.indexOf(unit) + 1], 'ask'))
    return 'unclear';
  // «пиццы и игрушек у меня нет»
  const none = clause.units.find((each) => isWord(each, 'none') && !can(each, 'empty'));
  if (none && unit.is === 'amount' && unit.count === undefined) return none;
  if (!clause.isNegated || unit.is === 'word') return undefined;
  return unit.is === 'amount' && unit.count === undefined ? clause.negation : 'unclear';
}

/** A place, and those before it that nothing but “and” parts from it. */
function joinedTo(units: readonly Unit[], place: Unit): Unit[] {
  let from = units.indexOf(place);
  while (isWord(units[from - 1], 'and') && units[from - 2]?.is === 'place') from -= 2;
  return units.slice(from, units.indexOf(place) + 1).filter(isKind('place'));
}

const emptyOf = (place: string): 0 | [] =>
  cardPlaces.includes(place) && place !== 'park-deck' && place !== 'deck' ? [] : 0;

const pathOf = (place: Unit, side: readonly string[]): string[] =>
  shared.includes(place.id)
    ? ['situation', place.id]
    : [...(place.owner ? sideOf(place.owner) : side), place.id];

/** One thing that is in a place. */
function fill(
  reading: Reading,
  place: Unit,
  unit: Unit,
  side: readonly string[],
  isOnly: boolean,
  isFull?: Unit,
): undefined {
  const { account } = reading;
  const path = pathOf(place, side);
  const { count } = unit;
  if (place.id === 'track') {
    if (unit.is === 'number' && count !== undefined) account.say(path, count, unit, place);
    return;
  }
  if (isWord(unit, 'full-up')) return;
  if (unit.is === 'word') {
    if (factOf(reading, ...path.slice(1)) === undefined)
      account.say(path, emptyOf(place.id), unit, place);
  } else if (unit.is === 'amount' && !cardPlaces.includes(place.id)) {
    const full = count === undefined && place.id === 'stuff' ? isFull : undefined;
    if (full && unit.id !== 'any') account.say([...path, unit.id], mostInStuff, unit, place, full);
    else if (unit.id === 'any') account.say(path, count ?? 1, unit, place);
    else account.say([...path, unit.id], count ?? 1, unit, place);
  } else if ((unit.is === 'cards' || unit.is === 'number') && count !== undefined)
    account.say(path, count, unit, place);
  else if (unit.is === 'cards') account.note(path, unit);
  else if ((unit.is === 'card' || unit.is === 'symbol') && cardPlaces.includes(place.id)) {
    const one = eachOf(unit.id, unit.is === 'card' ? 1 : count);
    const more = open.includes(place.id) && !isOnly ? ['more'] : [];
    append(reading, path, [...one, ...more], unit, place);
  }
}

/** Something that one has, without a place: tokens are in the Stuff, cards in hand. */
function loose(
  reading: Reading,
  unit: Unit,
  side: readonly string[],
  isOnly: boolean,
  { verb }: Clause,
): undefined {
  const { account, clauses } = reading;

  if (unit.is === 'amount' && unit.id !== 'any') {
    // “she's got 1 pizza and 2 toys in it”: what was spoken of last.
    const before = clauses
      .flatMap((unit) => unit.units)
      .filter(
        (each) =>
          each.is === 'place' && ['pack', 'stuff'].includes(each.id) && byPlace(each, unit) < 0,
      )
      .at(-1);
    const name = side[2];
    const isThere = name !== undefined && nameOf(before?.owner) === name;
    const where = before && isThere ? pathOf(before, side) : [...side, 'stuff'];
    account.say([...where, unit.id], unit.count ?? 1, unit);
  } else if (unit.is === 'card' && can(verb, 'have'))
    append(reading, [...side, 'hand'], isOnly ? [unit.id] : [unit.id, 'more'], unit);
}
