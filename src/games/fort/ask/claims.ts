import { type Clause, verbOf } from '#ask/clause.ts';
import { can, isKind, isWord, type Unit } from '#ask/unit.ts';
import { readFacts } from './facts.ts';

import {
  append,
  cardsIn,
  isAfter,
  isBareNext,
  isOther,
  nameOf,
  placeIn,
  type Reading,
  wordIn,
} from './reading.ts';

const speaksOfMe = (unit: Unit): boolean =>
  isWord(unit, 'ask') && unit.items.some((unit) => /\bi\b/i.test(unit.text));

/** What is claimed about the end and about whose turn is next. */
export function readClaim(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { verb, units, actor } = clause;
  const over = wordIn(units, 'over');
  const end = wordIn(units, 'end');
  const next =
    wordIn(units, 'next') ??
    (isBareNext(clause) ? (wordIn(units, 'then') ?? units.find(isAfter)) : undefined);
  const turn = wordIn(units, 'turn-of');
  const rest = wordIn(units, 'now', 'already');
  if (over)
    account.say(['move', 'claim'], 'game-over', over, rest, can(verb, 'have') ? verb : undefined);
  else if (end || verbOf(clause, 'trigger')) {
    if (account.move.claim === undefined)
      account.say(['move', 'claim'], 'end-triggered', end, verb, rest);
    else account.note(['move', 'claim'], end, verb, rest);
  } else if (next || (turn && reading.clauses.length === 1)) {
    const persons = [...(actor ? [actor] : []), ...units.filter(isKind('person'))].filter(
      (unit) => !isAfter(unit),
    );
    const person = persons.find(isOther) ?? persons[0];
    account.say(['move', 'claim'], 'next-turn', next, turn, verb, rest);
    // “Am I next?”: who is asked is part of the phrase.
    const isMine = clause.isAsked && clause.units.some((unit) => speaksOfMe(unit));
    if (person) account.say(['move', 'player'], nameOf(person), person);
    else if (isMine) account.say(['move', 'player'], 'me');
  }
  if (!next) readFacts(reading, clause);
}

/** Figures of the set-up by what is counted. */
const figureOf = (unit: Unit): string | undefined => {
  if (unit.is === 'amount' && unit.id !== 'any') return unit.id;
  if (unit.is === 'figure') return unit.id;
  if (unit.is === 'level') return 'fort';
  return unit.is === 'points' ? 'track' : undefined;
};

/** How the table is laid out before the game. */
export function readSetup(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { verb, units } = clause;
  account.note(
    ['move', 'setup'],
    verb,
    ...units.filter((unit) => isWord(unit, 'set-up', 'each', 'now')),
  );
  const say = (key: string, value: number, ...from: readonly (Unit | undefined)[]) =>
    account.say(['move', 'setup', key], value, ...from);
  let place: Unit | undefined;
  for (const [at, unit] of units.entries()) {
    if (unit.is === 'place') {
      place = unit;
      const before = units[at - 1];
      const isCount = before?.is === 'cards' || before?.is === 'number';
      if (isCount && before.count !== undefined && !account.isNoted(before))
        say(unit.id, before.count, before, unit);
      else if (unit.id === 'supply') account.note(['move', 'setup'], unit);
    }
    if (
      (unit.is === 'cards' || unit.is === 'number') &&
      unit.count !== undefined &&
      !account.isNoted(unit)
    ) {
      const figure = [...units.slice(0, at)]
        .reverse()
        .find((each) => each.is === 'figure' && each.count === undefined);
      const next = units[at + 1];
      // «по 8 карт детей»
      if (next?.is === 'figure' && next.count === undefined) say(next.id, unit.count, unit, next);
      else if (figure) say(figure.id, unit.count, figure, unit);
      else if (place && units[at + 1]?.is !== 'place') say(place.id, unit.count, unit, place);
      // “we dealt 8 kid cards”
      else if (
        unit.is === 'cards' &&
        !place &&
        next?.is !== 'place' &&
        unit.items.some((unit) => /kid|дет|dziec/iu.test(unit.text))
      )
        say('dealt', unit.count, unit);
    }
    const key = figureOf(unit);
    // «по тридцать пицц и игрушек»: so many of each.
    const count = unit.count ?? (isWord(units[at - 1], 'and') ? units[at - 2]?.count : undefined);
    if (
      key !== undefined &&
      count !== undefined &&
      (unit.count !== undefined || unit.is === 'amount')
    )
      say(key, count, unit);
  }
  const cards = cardsIn(units);
  const friends = units.find(
    (unit) => unit.is === 'figure' && unit.id === 'best-friends' && unit.count === undefined,
  );
  if (cards.length > 0 && (friends || verbOf(clause, 'begin', 'have')))
    append(
      reading,
      ['move', 'setup', 'friends'],
      cards.map((unit) => unit.id),
      ...cards,
      friends,
    );
  if (placeIn(units, 'supply')) account.note(['move', 'setup'], placeIn(units, 'supply'));
}
