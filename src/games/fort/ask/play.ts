import { type Clause, verbOf } from '#ask/clause.ts';
import { oneOrAll } from '#ask/understood.ts';
import { can, eachOf, isKind, isWord, leadBy, type Unit, unitOf } from '#ask/unit.ts';
import { help, isPlayed, play, readAdded, readPlayedCards } from './adding.ts';
import { boxesWith, countsOneSuit } from './boxes.ts';
import { readChoices } from './choices.ts';
import { readCoins } from './coins.ts';
import { readFacts } from './facts.ts';
import { readBoxes } from './named-boxes.ts';
import {
  append,
  cardsIn,
  factOf,
  isOther,
  isPlayClause,
  placeIn,
  type Reading,
  unnamedIn,
  wordIn,
} from './reading.ts';
import { readSum } from './sums.ts';
import { meansIn, toolIn } from './tools.ts';

const isMineOnly = (unit: Clause): boolean =>
  unit.actor?.id === 'me' && cardsIn(unit.units).length === 0;

/** “neither cards nor the Lookout”, «ни с руки, ни с вышки», „bez kart”: what the play does without. */
function leftOut({ account }: Reading, clause: Clause): boolean {
  const { units, verb, negation, isNegated } = clause;
  const adds = verbOf(clause, 'use', 'add');
  const isBare = !units.some(isKind('card', 'symbol'));
  const none = negation && isNegated ? negation : wordIn(units, 'none', 'not');
  let isLeft = false;
  for (const [at, unit] of units.entries()) {
    const [before, next] = [units[at - 1], units[at + 1]];
    const own = isWord(before, 'none', 'not') ? before : undefined;
    const isLookout = unit.id === 'lookout';
    const isCards = (unit.is === 'cards' && unit.count === undefined) || unit.id === 'hand';
    const isAll = isLookout && isBare && none && (unit.way === 'from' || adds);
    if (!(isLookout || isCards) || !(leadBy(unit, 'without') || own || isAll)) continue;
    // “without cards from the Lookout”
    const from = isCards && next?.id === 'lookout' ? next : undefined;
    const path = isLookout || from ? ['move', 'add-from-lookout'] : ['move', 'add'];
    account.pass(path, unit, from);
    account.say(path, [], own, ...(isAll ? [none, negation] : []), adds ? verb : undefined);
    isLeft = true;
  }
  return isLeft;
}

/** The perk that a move is made with. */
export function readPerkOf(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const perk = clause.units.find((unit) => unit.is === 'perk' && !account.isNoted(unit));
  if (perk === undefined) return;
  if (leadBy(perk, 'without')) {
    account.pass(['situation', 'me', 'perks'], perk);
    account.say(['situation', 'me', 'perks'], []);
    return;
  }
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
  if (readSum(reading, clause)) return;
  const plays = isPlayed(reading) || clauses.some(isPlayClause);

  const [first] = cards;
  const already = wordIn(units, 'already');
  const isEarlier =
    verbOf(clause, 'play') &&
    (already
      ? playsLater || verb?.isPast
      : verb?.isPast && playsLater && (wordIn(units, 'now') || !isPlayed(reading)));
  if (first && isEarlier) {
    account.say(['situation', 'me', 'played'], first.id, first, verb, already);
    return;
  }
  // «после Dash применяю Начинай сначала»
  const before = cards.find((card) => leadBy(card, 'after'));
  const isDoOver = (unit: Unit): boolean => unit.is === 'perk' && unit.id === 'do-over';
  const isAgain = clauses.some((each) => each.units.some(isDoOver));
  if (before && isAgain && (playsLater || cards.length > 1)) {
    if (!units.some(isDoOver)) account.say(['move', 'perk'], 'do-over');
    account.say(['situation', 'me', 'played'], before.id, before);
    return readPlay(reading, { ...clause, units: units.filter((unit) => unit !== before) });
  }
  // «с вышки Кротов не трогаю»
  const helpers = units.filter(isKind('card', 'symbol'));
  if (
    clause.isNegated &&
    verbOf(clause, 'use', 'add', 'count-as') &&
    lookout !== undefined &&
    (lookout.way === 'from' || !verbOf(clause, 'add')) &&
    helpers.length > 0 &&
    units.every(isKind('card', 'symbol', 'place', 'word'))
  ) {
    if (account.move['add-from-lookout'] === undefined)
      account.say(['move', 'add-from-lookout'], [], lookout);
    account.pass(['move', 'add-from-lookout'], verb, clause.negation, lookout, ...helpers);
    return;
  }
  const isUsed =
    verbOf(clause, 'use') &&
    !clause.isNegated &&
    units.every((unit) => unit === lookout || isWord(unit, 'relative', 'this-card'));
  if (isUsed && units.length > 0) return readUsed(reading, clause);
  const left = leftOut(reading, clause);
  if (left && verb === undefined)
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
    const isScore = verbOf(clause, 'have') && isPlayed(reading) && units.some(isKind('points'));
    if (isScore) return readChoices(reading, clause);
    // “that's 4 toys, right?”: what the action gives.
    const isInPack = can(clause.units[0], 'this-card') && copiesPack(reading);
    if (isInPack) return readFacts(reading, { ...clause, units: inPack(units) });
    const isResult =
      isPlayed(reading) &&
      clause.actor === undefined &&
      !units.some(isKind('place')) &&
      !verb?.isFirst &&
      units.some((unit) => unit.is === 'amount' && unit.id !== 'any');
    if (isResult) return readChoices(reading, { ...clause, verb: undefined });
    return readFacts(reading, clause);
  }
  // «у меня 4 игрушки, …»
  const isHeld =
    verb === undefined &&
    can(clause.actor, 'of-me') &&
    units.some(isKind('amount')) &&
    units.every(isKind('amount', 'word'));
  if (isHeld) return readFacts(reading, clause);
  // “…, the book in my Lookout too”
  const isToo = isPlayed(reading) && lookout?.way === 'in' && isWord(units.at(-1), 'and');
  if (verb === undefined && isToo) {
    for (const unit of units)
      if (unit.is === 'symbol' || unit.is === 'card')
        help(reading, unit, { ...lookout, way: 'from' });
    return;
  }
  if (verb === undefined && isFact(reading, units)) {
    // “…, Fort Level 3, three points”: what the play gives.
    const gives = isPlayed(reading) && !placeIn(units, 'track');
    const points = gives ? units.filter(isKind('points')) : [];
    if (points.length > 0) readChoices(reading, { ...clause, units: points });
    return readFacts(reading, { ...clause, units: units.filter((unit) => !points.includes(unit)) });
  }
  if (readStowed(reading, clause)) return;
  if (verbOf(clause, 'name', 'declare')) return readSuit(reading, clause);
  // «можно Кореша как лопатку к Лосю»
  const isAddedTo =
    verb === undefined && cards.length > 1 && cards.some((card) => leadBy(card, 'to'));
  if (isAddedTo && !isPlayed(reading)) {
    readAdded(reading, clause);
    readCoins(reading, clause, 'add');
    return readChoices(reading, clause);
  }
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
  // “without adding anything from my Lookout”
  const isBareLookout = lookout?.way === 'from' && !units.some(isKind('symbol'));
  if (alone && isBareLookout && !account.isNoted(lookout))
    account.say(['move', 'add-from-lookout'], [], alone, lookout);
  else if (alone) {
    if (account.move.add === undefined) account.say(['move', 'add'], [], alone);
    account.note(['move', 'add'], wordIn(units, 'only'));
  }
  const tool = toolIn(units) ?? (plays ? undefined : meansIn(clause));
  account.pass(
    ['move'],
    ...units.filter(
      ({ is, id, count }, at) =>
        is === 'figure' &&
        id === 'best-friends' &&
        !count &&
        [units[at - 1], units[at + 1]].some((each) => each?.is === 'card'),
    ),
  );
  if (!isPlayed(reading) && tool) play(reading, tool, can(verb, 'play') ? verb : undefined);
  if (verbOf(clause, 'play') || verb === undefined || (!isPlayed(reading) && cards.length > 0))
    readPlayedCards(reading, clause);
  else if (cards.some((card) => leadBy(card, 'with')) && !verbOf(clause, 'trash', 'put', 'recruit'))
    readAdded(reading, clause);
  // «Лосем с Кротами кладу …»
  else if (tool)
    for (const card of cards)
      if (card !== tool && isHelping(units, card, tool) && !account.isNoted(card))
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
  const level = units.find(
    (unit) => unit.is === 'level' && unit.count !== undefined && !account.isNoted(unit),
  );
  // “I'm at level 1 … I advance to level 2”
  if (level && factOf(reading, 'me', 'fort') === (level.count ?? 0) - 1)
    account.pass(['move', 'actions'], level);
  else if (level) account.say(['situation', 'me', 'fort'], level.count ?? 0, level);
  account.note(
    ['move'],
    ...units.filter((unit) => isWord(unit, 'now', 'again', 'only') && can(verb, 'play', 'use')),
  );
}

/** “may I add another with Moose?”: a card that is not named goes to the Lookout. */
function readStowed(reading: Reading, clause: Clause): boolean {
  const { account, actions } = reading;
  const tool = toolIn(clause.units) ?? meansIn(clause);
  const card = tool?.id ?? account.move.play;
  const unnamed = unnamedIn(clause.units.filter((unit) => unit !== tool));
  const isStowed =
    verbOf(clause, 'add', 'put') &&
    unnamed !== undefined &&
    !account.isNoted(unnamed) &&
    typeof card === 'string' &&
    boxesWith(card, ['lookout']).length > 0 &&
    placeIn(clause.units, 'lookout')?.way !== 'from' &&
    clause.units.every((unit) => unit.is !== 'place' || unit.id === 'lookout');
  if (!isStowed) return false;
  if (tool && !isPlayed(reading)) play(reading, tool);
  const cards = eachOf('?', unnamed.count);
  actions.choose('put-in-lookout', oneOrAll(cards), ['lookout'], clause.verb, unnamed);
  account.note(['move', 'actions'], placeIn(clause.units, 'lookout'));
  return true;
}

/** “add Moose to my Lookout” is no help for the card that is played. */
const mayStow = ({ account }: Reading, { way }: Unit, verb: Unit | undefined): boolean => {
  const { play: card } = account.move;
  return (
    can(verb, 'put') ||
    (way !== 'in' && typeof card === 'string' && boxesWith(card, ['lookout']).length > 0)
  );
};

/** “I copy my Pack, it has 1 toy” */
const copiesPack = (unit: Reading): boolean =>
  typeof unit.account.move.play === 'string' &&
  unit.clauses.some(
    (clause) => verbOf(clause, 'copy') && !isOther(placeIn(clause.units, 'pack')?.owner),
  );

const inPack = (units: readonly Unit[]): Unit[] => [
  { ...unitOf('place', 'pack', units[0]?.items), way: 'in' },
  ...units.slice(1),
];

/** The played card counts one suit that has to be named. */
const namesSuit = ({ account }: Reading): boolean => {
  const { play: card } = account.move;
  return typeof card === 'string' && countsOneSuit(card) && account.move.suit === undefined;
};

/** «Лосем с Кротами», “with Doodles and Tink” */
const isHelping = (units: readonly Unit[], card: Unit, tool: Unit): boolean => {
  const at = units.indexOf(card);
  return leadBy(card, 'with') || (isWord(units[at - 1], 'and') && units[at - 2] === tool);
};

/** “There's glue in my Lookout, which I use”: what was last mentioned of it. */
function readUsed(reading: Reading, { units, verb }: Clause): undefined {
  const { account, clauses } = reading;
  const told = clauses.findLast((each) => placeIn(each.units, 'lookout') && each.verb !== verb);
  const shown = told?.units.filter(isKind('symbol', 'card')) ?? [];
  if (shown.length === 0) return;
  append(
    reading,
    ['move', 'add-from-lookout'],
    shown.flatMap((unit) => eachOf(unit.id, unit.is === 'symbol' ? unit.count : 1)),
    verb,
  );
  account.note(['move', 'add-from-lookout'], ...units);
}

/** Nothing is done: a level, a place with what is in it. */
function isFact(reading: Reading, units: readonly Unit[]): boolean {
  if (units.some((unit) => unit.is === 'level' && unit.count !== undefined)) return true;
  const place = units.find(isKind('place'));
  if (place === undefined || place.way === 'from' || leadBy(place, 'without')) return false;
  const isLater = isPlayed(reading) && place.way === 'into';
  return !isLater && (place.way === 'in' || place.way === undefined);
}

/** The suit that a card is named with, or that followers have to discard. */
function readSuit(reading: Reading, clause: Clause): undefined {
  const { account, actions } = reading;
  const { units, verb } = clause;
  const [card] = cardsIn(units);
  if (card && !isPlayed(reading)) play(reading, card);
  const symbol = units.find((unit) => unit.is === 'symbol' && !account.isNoted(unit));
  const reward = units.find(isKind('perk', 'rule'));
  const others = wordIn(units, 'others');
  const key = others || verbOf(clause, 'declare') ? 'declare' : 'suit';
  if (symbol) account.say(['move', key], symbol.id, symbol, verb, others);
  else if (reward) actions.choose('choose', reward.id, ['advance'], reward, verb);
  if (cardsIn(units).length > 0) readAdded(reading, { ...clause, verb: undefined });
  readChoices(reading, { ...clause, verb: undefined });
}
