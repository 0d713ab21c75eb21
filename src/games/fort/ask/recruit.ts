import { type Clause, verbOf } from '#ask/clause.ts';
import { type Data, listOf, oneOrAll } from '#ask/understood.ts';
import { can, isKind, isWord, leadBy } from '#ask/unit.ts';
import { readFacts } from './facts.ts';
import { readPerkOf } from './play.ts';
import {
  append,
  cardsIn,
  isOther,
  movedOf,
  nameOf,
  paymentOf,
  placeIn,
  type Reading,
  wordIn,
} from './reading.ts';

/** „Kuba ma na podwórku Chrupka, mogę go zwerbować?”: the one that was spoken of, from there. */
function lastTold({ clauses }: Reading, clause: Clause): Data[] {
  const before = clauses
    .slice(0, clauses.indexOf(clause))
    .findLast((unit) => cardsIn(unit.units).length > 0);
  const cards = cardsIn(before?.units ?? []);
  const [card] = cards;
  const yard = placeIn(before?.units ?? [], 'yard');
  const owner = yard?.owner ?? before?.actor;
  if (card === undefined || cards.length > 1) return [];
  return [yard && isOther(owner) ? { card: card.id, from: 'yard', of: nameOf(owner) } : card.id];
}

/** Whom the asker recruits, and where the card goes. */
export function readRecruit(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { verb, units, isNegated, negation } = clause;
  const cards = cardsIn(units);
  if (verbOf(clause, 'recruit') && wordIn(units, 'already')) {
    const count = units.find(isKind('cards', 'number'));
    account.say(
      ['situation', 'me', 'recruited'],
      count?.count ?? Math.max(1, cards.length),
      verb,
      count,
      wordIn(units, 'already'),
    );
    account.pass(['situation', 'me', 'recruited'], ...cards, ...units.filter(isKind('place')));
    return;
  }
  if (verbOf(clause, 'have', 'run-out', 'reach')) return readFacts(reading, clause);
  const nobody = wordIn(units, 'nobody', 'none');
  if (nobody || (isNegated && cards.length === 0)) {
    account.say(['move', 'recruit'], 'none', verb, nobody, negation);
    return;
  }
  const into = units.find(
    ({ is, way, id }) =>
      is === 'place' &&
      (way === 'into' || (verbOf(clause, 'put', 'go') && way === 'in')) &&
      id !== 'park',
  );
  const isFact =
    verb === undefined &&
    placeIn(units, 'park', 'yard') !== undefined &&
    cards.length > 0 &&
    // “Can I recruit Doc? Park: Doc, Tiny, Moose.”
    (account.move.recruit !== undefined || clause !== reading.clauses.at(-1)) &&
    placeIn(units, 'park', 'yard')?.way !== 'from';
  if (isFact) return readFacts(reading, clause);
  // Whatever else is said of cards: nobody is recruited, or nothing like that is done.
  if (account.move.recruit === 'none') return;
  if (
    verb &&
    !verbOf(clause, 'recruit', 'gain', 'name', 'put', 'go', 'have', 'return', 'use', 'add', 'draw')
  )
    return;
  const it = wordIn(units, 'this-card');
  const moved =
    cards.length === 0 &&
    it &&
    verbOf(clause, 'recruit', 'gain') &&
    account.move.recruit === undefined
      ? lastTold(reading, clause)
      : movedOf(
          units.filter((unit) => unit !== into),
          verbOf(clause, 'recruit'),
        );
  const known = account.move.recruit;
  if (moved.length > 0 && !(verbOf(clause, 'put', 'go') && known !== undefined)) {
    const isTwice = new Set(cards.map((unit) => unit.id)).size < cards.length;
    // The same card twice: a sentence that was not understood.
    if (isTwice) return;
    account.say(
      ['move', 'recruit'],
      oneOrAll([...listOf(known), ...moved]),
      verb,
      ...cards,
      ...units.filter((unit) => unit.is === 'place' && unit.id !== into?.id),
      ...units.filter(
        (unit) =>
          isWord(unit, 'top', 'blind') ||
          (unit.is === 'person' && isOther(unit) && leadBy(unit, 'from')) ||
          unit.is === 'cards' ||
          unit.is === 'number' ||
          isWord(unit, 'this-card', 'both'),
      ),
    );
  }
  if (into && can(clause.actor, 'they')) account.pass(['move', 'to'], clause.actor);
  if (into)
    account.say(
      ['move', 'to'],
      into.id,
      into,
      wordIn(units, 'this-card'),
      verbOf(clause, 'put', 'go') ? verb : undefined,
    );
  readPerkOf(reading, clause);
  if (can(verb, 'recruit')) account.note(['move', 'recruit'], verb);
}

const clausesBeside = ({ clauses }: Reading, clause: Clause): boolean =>
  clauses.some((each) => each !== clause && (each.verb ?? each.units.find(isKind('perk'))));

/** A perk that is used for its own sake. */
export function readPerk(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { verb, units } = clause;
  const perk = units.find(isKind('perk'));
  const isOwned =
    perk &&
    can(verb, 'have') &&
    !leadBy(perk, 'with') &&
    reading.clauses.some(
      (other) =>
        other !== clause && other.units.some((unit) => unit.is === 'perk' && unit.id === perk.id),
    );
  // “I have Recycling. Can I take Bug with it?”
  const isTold =
    perk && can(verb, 'have') && !leadBy(perk, 'with') && !isOwned && reading.clauses.length > 1;
  if (isTold) append(reading, ['situation', 'me', 'perks'], [perk.id]);
  if (perk && !isOwned)
    account.say(['move', 'perk'], perk.id, perk, can(verb, 'have', 'use') ? verb : undefined);
  const isTable =
    verbOf(clause, 'have', 'reach', 'run-out') ||
    (verb === undefined && units.some((unit) => unit.is === 'level' && unit.count !== undefined)) ||
    // “In my discard pile: Bug and Tiny.”
    (verb === undefined &&
      clausesBeside(reading, clause) &&
      units.find(isKind('card', 'place', 'perk'))?.is === 'place' &&
      units.some((unit) => unit.is === 'place' && (unit.way === 'in' || unit.way === undefined)));
  // “DIY for 3 pizza from my Stuff at level 2”: what comes from a place is paid.
  const isPaid = perk !== undefined && units.some((unit) => unit.way === 'from');
  if (isTable && !isPaid) readFacts(reading, clause);
  const amounts = units.filter((unit) => unit.is === 'amount' && !account.isNoted(unit));
  const payment = amounts.length > 0 ? paymentOf(units, ['stuff', 'pack']) : undefined;
  if (payment !== undefined)
    account.say(['move', 'pay'], payment, verb, ...amounts, ...units.filter(isKind('place')));
  const [card] = cardsIn(units);
  const isTaken = verb === undefined || !verbOf(clause, 'pay', 'trash', 'spend', 'add');
  if (card && isTaken && !account.isNoted(card))
    account.say(['move', 'take'], card.id, card, verb, ...units.filter(isKind('place')));
  const level = units.find(
    (unit) => unit.is === 'level' && unit.count !== undefined && !account.isNoted(unit),
  );
  if (level) account.say(['situation', 'me', 'fort'], level.count ?? 0, level);
  if (verbOf(clause, 'use', 'play', 'advance'))
    account.note(
      ['move', 'perk'],
      verb,
      ...units.filter((unit) => unit.is === 'level' && unit.count === undefined),
    );
}
