import { type Clause, verbOf } from '#ask/clause.ts';
import { byPlace, can, isKind, isTool, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import { asker } from './doer.ts';
import { readFacts } from './facts.ts';
import {
  append,
  cardsIn,
  factOf,
  hasName,
  isOther,
  leads,
  nameOf,
  type Reading,
  sideOf,
  wordIn,
} from './reading.ts';
import { iconsFor } from './tools.ts';

/** “Nobody followed my Sarge” */
function nobodyFollowed({ account }: Reading, { actor, verb, negation, units }: Clause): undefined {
  // “nobody has followed or passed yet”
  const isDeclined = can(verb, 'decline') && isWord(units[0], 'and') && !can(verb, 'follow');
  account.say(
    ['situation', 'leader', isDeclined ? 'declined' : 'followed'],
    [],
    actor,
    verb,
    negation,
    wordIn(units, 'nobody'),
    wordIn(units, 'already'),
  );
  const [card] = cardsIn(units);
  if (card === undefined) return;
  account.say(['situation', 'leader', 'played'], card.id, card);
  if (card.owner) account.say(['situation', 'turn'], nameOf(card.owner), card.owner);
}

/** “Ann led Scout and packed two toys”: what the leader did is nothing to those who follow. */
function isLeadersOwn(reading: Reading, clause: Clause): boolean {
  const { verb, units } = clause;
  const { account, kind } = reading;
  const led = factOf(reading, 'leader', 'played');
  const isOwn =
    (kind === 'follow' || kind === 'decline') &&
    typeof led === 'string' &&
    !verbOf(clause, 'gain', 'recruit', 'add') &&
    boxesWith(led, iconsFor(verb)).includes('public') &&
    !units.some(isKind('card'));
  if (isOwn)
    account.pass(
      ['situation', 'leader'],
      verb,
      ...units.filter(isKind('amount', 'number', 'place', 'level')),
    );
  return isOwn;
}

/** What somebody else does or has; false where the asker does it. */
export function readRival(reading: Reading, clause: Clause): boolean {
  const { account } = reading;
  const { actor, verb, units, isNegated, negation } = clause;
  if (!isOther(actor)) return false;
  // «он идёт в сброс»: the card, not the player it comes from.
  if (reading.kind === 'recruit' && verbOf(clause, 'go', 'put') && can(actor, 'they')) return false;
  // “he gets trashed”: the card that is played.
  if (reading.kind === 'play' && verbOf(clause, 'trash') && can(actor, 'they') && !hasName(actor))
    return false;
  if (actor.id === 'nobody') {
    // Whatever else nobody did: there is no place for it, so it stays unclear.
    const hasCards = cardsIn(units).length > 0;
    const isJoined = isWord(units[0], 'and') && reading.kind !== 'play';
    if (
      (verbOf(clause, 'follow') && (hasCards || reading.kind !== 'play')) ||
      (verbOf(clause, 'decline') && (hasCards || isJoined))
    )
      nobodyFollowed(reading, clause);
    return true;
  }
  // “can Mia take toys?” is asked, and no fact.
  const isAsked = clause.isAsked && actor.id !== asker && !verb?.isPast && !verb?.isThird;
  if (isAsked && verbOf(clause, 'gain', 'play', 'use', 'pack-up', 'advance')) return true;
  const leader = (
    key: string,
    value: Parameters<typeof account.say>[1],
    ...from: (Unit | undefined)[]
  ) => {
    leads(reading, actor);
    account.say(['situation', 'leader', key], value, verb, negation, ...from);
  };
  const [card] = cardsIn(units);
  const symbol = units.find(isKind('symbol'));
  const amount = units.find((unit) => unit.is === 'amount' && unit.id !== 'any');
  const box = units.find(isKind('box'));
  const none = wordIn(units, 'none');
  const isNot = isNegated || none !== undefined;
  const perk = units.find(isKind('perk'));
  account.note(['situation'], wordIn(units, 'already', 'now'));
  // “declined to follow”
  const before = reading.clauses[reading.clauses.indexOf(clause) - 1];
  if (verb?.isAim && verbOf(clause, 'follow') && verbOf(before, 'decline')) {
    account.note(['situation', 'leader'], verb);
    return true;
  }
  if (verbOf(clause, 'follow', 'decline')) {
    const declines = isNot || verbOf(clause, 'decline');
    // “Max and Kim both declined”
    const all = [
      ...units.filter(
        (unit) => unit.is === 'person' && isOther(unit) && !unit.isOwner && unit.leads.length === 0,
      ),
      actor,
    ].toSorted(byPlace);
    append(
      reading,
      ['situation', 'leader', declines ? 'declined' : 'followed'],
      all.map(nameOf),
      ...all,
      verb,
      negation,
      all.length > 1 ? wordIn(units, 'both', 'all') : undefined,
    );
    for (const unit of units) if (unit.is === 'verb') account.note(['situation', 'leader'], unit);
    return true;
  }
  if (verbOf(clause, 'resolving') || (verbOf(clause, 'finish') && isNot)) {
    leader('resolving', true, none);
    if (card) account.say(['situation', 'leader', 'played'], card.id, card);
    return true;
  }
  if (perk?.id === 'diy' && !can(verb, 'have')) {
    leader('diy', true, perk, ...units.filter(isKind('cards')));
    return true;
  }
  if (box?.id === 'public' && isNot && !card) {
    leader('gained', 'none', box, none);
    return true;
  }
  if (verbOf(clause, 'declare', 'name') && symbol) {
    leader('declared', symbol.id, symbol, wordIn(units, 'this-card'));
    if (card) leader('played', card.id, card);
    return true;
  }
  const level = units.find((unit) => unit.is === 'level' && unit.count !== undefined);
  if (level && verbOf(clause, 'advance', 'reach')) {
    account.say([...sideOf(actor), 'fort'], level.count ?? 0, level, verb, actor);
    return reading.kind !== 'claim';
  }
  const points = units.find((unit) => unit.is === 'points' && unit.count !== undefined);
  if (verbOf(clause, 'gain') && points) {
    account.say([...sideOf(actor), 'track'], points.count ?? 0, points, verb, actor);
    return reading.kind !== 'claim';
  }
  // “… and took nothing”
  if (verbOf(clause, 'gain') && isNot && !card && !amount) {
    leader('gained', 'none', none);
    return true;
  }
  if (verbOf(clause, 'gain') && amount) {
    // How many the leader took is nothing to those who follow.
    account.pass(['situation', 'leader'], amount);
    leader('gained', amount.id);
    // “I took pizza with Blitz”
    if (card && (leadBy(card, 'with') || isTool(card))) leader('played', card.id, card);
    return true;
  }
  // «у лидера Обжорка», “the leader's card is Munch”
  const isLeaders = actor.id === 'leader' && !units.some(isKind('place'));
  if (card && (isLeaders || (verbOf(clause, 'play', 'use') && !can(verb, 'have')))) {
    leader('played', isNot ? 'none' : card.id, card, none);
    if (symbol) leader('declared', symbol.id, symbol);
    if (amount) leader('gained', amount.id, amount);
    // “with two added cards”
    account.pass(['situation', 'leader'], ...units.filter(isKind('cards')));
    return true;
  }
  if (verbOf(clause, 'play') && isNot && !card) {
    leader('played', 'none', none, ...units.filter(isKind('cards')));
    return true;
  }
  if (isLeadersOwn(reading, clause)) return true;
  // “Kim is playing now”: it is her turn.
  const isBefore = verb !== undefined && byPlace(actor, verb) < 0;
  const isTurn =
    verbOf(clause, 'play') &&
    (isBefore || verb?.isThird) &&
    !clause.isAsked &&
    !card &&
    !isNot &&
    !verb?.isPast &&
    hasName(actor);
  if (isTurn && units.every((unit) => unit.is === 'word' && !isWord(unit, 'next'))) {
    account.say(['situation', 'turn'], nameOf(actor), actor, verb);
    return true;
  }
  if (
    reading.kind === 'claim' &&
    units.every(isKind('word', 'person')) &&
    !can(verb, 'have', 'reach')
  )
    return false;
  const isPut = can(verb, 'go', 'put') && units.some(isKind('place'));
  if (verb === undefined || can(verb, 'have', 'reach', 'run-out') || isPut) {
    readFacts(reading, clause);
    return (
      reading.kind !== 'claim' ||
      !units.some((unit) => isWord(unit, 'next', 'end', 'over', 'turn-of'))
    );
  }
  return true;
}
