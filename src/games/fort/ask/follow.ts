import { type Clause, verbOf } from '#ask/clause.ts';
import { type Data, listOf, oneOrAll } from '#ask/understood.ts';
import { can, isKind, isTool, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import { readChoices } from './choices.ts';
import { readCoins } from './coins.ts';
import { readFacts } from './facts.ts';

import { readPerkOf } from './play.ts';
import {
  amountsIn,
  cardsIn,
  factOf,
  isLed,
  isOther,
  leads,
  placeIn,
  type Reading,
  wordIn,
} from './reading.ts';

/** What the asker does with the card that somebody else leads. */
export function readFollow(reading: Reading, clause: Clause): undefined {
  const { account, kind } = reading;
  const { verb, units, negation } = clause;
  // “I toss Sparky, so that's 2 pizza for me?”: what the action gives.
  const isResult =
    account.move.follow !== undefined &&
    verbOf(clause, 'have') &&
    clause.actor === undefined &&
    !verb?.isFirst &&
    amountsIn(units).some((unit) => unit.id !== 'any') &&
    !units.some(isKind('place'));
  if (isResult) return readChoices(reading, { ...clause, verb: undefined });
  if (
    verbOf(clause, 'have', 'reach', 'run-out') ||
    (verb === undefined && units.some((unit) => unit.way === 'in'))
  ) {
    return readFacts(reading, clause);
  }
  const chooses = [
    'trash',
    'pay',
    'spend',
    'gain',
    'convert',
    'copy',
    'pack-up',
    'recruit',
    'advance',
  ];
  const stowed = placeIn(units, 'pack', 'lookout')?.way;
  const isPut =
    (verbOf(clause, 'put', 'add') && stowed === 'into') ||
    // “put both Doc and Bug in my Lookout”, «убираю две игрушки»
    (can(verb, 'put') && (stowed === 'in' ? !can(verb, 'discard') : amountsIn(units).length > 0));
  const isChoice =
    (isPut || verbOf(clause, ...chooses)) &&
    !verbOf(clause, 'follow', 'discard', 'decline') &&
    !throwsAway(reading, clause);
  if (throwsAway(reading, clause)) account.pass(['move', 'follow'], verb);
  if (!isChoice) readDiscarded(reading, clause);
  if (kind === 'decline') {
    account.say(['move', 'decline'], true, verb, negation, wordIn(units, 'not', 'none'));
    return;
  }
  readCoins(reading, clause, 'follow');
  readPerkOf(reading, clause);
  if (verbOf(clause, 'follow', 'discard') || !isChoice) account.note(['move', 'follow'], verb);
  account.note(
    ['move', 'follow'],
    ...units.filter((unit) => can(unit, 'follow')),
    wordIn(units, 'now'),
  );
  readChoices(
    reading,
    isChoice
      ? clause
      : {
          ...clause,
          verb: undefined,
          units: units.filter((unit) => unit.is !== 'points'),
        },
  );
}

/** “throw out Chef”, where the followed card trashes nothing: it is discarded to follow. */
function throwsAway(reading: Reading, clause: Clause): boolean {
  const led = factOf(reading, 'leader', 'played');
  return (
    verbOf(clause, 'trash') &&
    typeof led === 'string' &&
    reading.account.move.follow === undefined &&
    boxesWith(led, ['trash', 'trash-rival', 'trash-this']).length === 0
  );
}

function readDiscarded(reading: Reading, clause: Clause): undefined {
  const { account, kind } = reading;
  const { units, verb } = clause;
  const cards = cardsIn(units);
  const isKnown =
    factOf(reading, 'leader', 'played') !== undefined ||
    factOf(reading, 'leader', 'diy') !== undefined;
  const person = units.find(
    (unit) =>
      unit.is === 'person' &&
      isOther(unit) &&
      !account.isNoted(unit) &&
      (leadBy(unit, 'after') ||
        unit.isOwner ||
        unit.items.every((unit) => unit.isSureName || unit.names.length === 0)),
  );
  const tool = units.find(
    (unit) => unit.is === 'cards' && (unit.cases.includes('ins') || leadBy(unit, 'with')),
  );
  const isMine = (card: Unit): boolean =>
    leadBy(card, 'with') ||
    isTool(card) ||
    (tool !== undefined && units.indexOf(card) > units.indexOf(tool)) ||
    (verbOf(clause, 'discard', 'trash') && !verbOf(clause, 'follow'));
  const marked = cards.filter(
    (card, at) =>
      isMine(card) || (at > 0 && isMine(cards[at - 1] ?? card) && !isLed(card, next(units, card))),
  );
  // «повторить за лидером Kitty»
  const isBehindLeader = (card: Unit): boolean => {
    const who = units[units.indexOf(card) - 1];
    const isBehind = who?.is === 'person' && isOther(who) && leadBy(who, 'after');
    return isBehind && !isKnown && !isMine(card);
  };
  const led = cards.find((card) => isLed(card, next(units, card)) || isBehindLeader(card));
  const mine = marked.filter((card) => card !== led);
  const rest = cards.filter((card) => !mine.includes(card) && card !== led);
  let leader = led;
  if (
    !isKnown &&
    leader === undefined &&
    (mine.length > 0 || kind === 'decline' || rest.length > 1 || laterDiscards(reading, clause))
  )
    leader = rest.shift();
  if (leader && !isKnown) account.say(['situation', 'leader', 'played'], leader.id, leader);
  const behind = led && next(units, led);
  if (led && leader === led)
    leads(reading, led.owner ?? (behind?.is === 'person' ? behind : person));
  else leads(reading, person);
  if (kind === 'decline') return;
  const isRepeated = (card: Unit) =>
    card.id === factOf(reading, 'leader', 'played') && rest.length + mine.length > 1;
  const own = [...mine, ...rest]
    .filter((card) => !isRepeated(card))
    .sort((one, other) => units.indexOf(one) - units.indexOf(other));
  const hand = factOf(reading, 'me', 'hand');
  // «В руке только Tiny. Можно ей подражать?»
  if (
    own.length === 0 &&
    verbOf(clause, 'follow') &&
    Array.isArray(hand) &&
    hand.length === 1 &&
    account.move.follow === undefined &&
    wordIn(units, 'this-card') !== undefined
  )
    account.say(['move', 'follow'], hand[0] ?? '', verb, wordIn(units, 'this-card'));
  if (own.length === 0) return;
  const place = units.find(
    (unit) =>
      unit.is === 'place' &&
      unit.way !== 'into' &&
      ['lookout', 'hand', 'discard', 'deck', 'yard'].includes(unit.id),
  );
  const from: { [key: string]: string } = place && place.id !== 'hand' ? { from: place.id } : {};
  const list = own.map(
    (card): Data => (Object.keys(from).length > 0 ? { card: card.id, ...from } : card.id),
  );
  const before = account.move.follow;
  const all = [...listOf(before), ...list];
  account.say(['move', 'follow'], oneOrAll(all), ...own, place, verb, tool);
}

const next = (units: readonly Unit[], unit: Unit): Unit | undefined =>
  units[units.indexOf(unit) + 1];

const laterDiscards = ({ clauses }: Reading, clause: Clause): boolean =>
  clauses
    .slice(clauses.indexOf(clause) + 1)
    .some((later) => verbOf(later, 'discard') && cardsIn(later.units).length > 0);
