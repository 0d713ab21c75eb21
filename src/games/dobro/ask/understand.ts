import { Account } from '#ask/account.ts';
import { withActors } from '#ask/actors.ts';
import type { Understand } from '#ask/ask.ts';
import { stretchesOf } from '#ask/clauses.ts';
import { readInCuts, weigh } from '#ask/cuts.ts';
import type { Item } from '#ask/items.ts';
import type { Grammar } from '#ask/lexicon.ts';
import type { Understood } from '#ask/understood.ts';
import { can, endsSentence, isKind, isMark, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { unitsOf } from '#ask/units.ts';
import { highest } from '#engine/dobro/cards/card.ts';
import { announce, readAnnounced } from './announced.ts';
import { oddities } from './oddities.ts';
import { isCard, playsOf, withPairs, written } from './plays.ts';
import { DobroReading } from './reading.ts';
import { shownBy } from './shown-by.ts';
import { words } from './words.ts';

const { verbs } = words;

/** Several plays, and later what is done: a row of cards, not one number. */
function isRow(units: readonly Unit[]): boolean {
  const end = units.findIndex(
    (unit) =>
      endsSentence(unit) || !(isCard(unit) || isMark(unit) || isWord(unit, 'pair', 'and', 'then')),
  );
  const row = end < 0 ? units : units.slice(0, end);
  const rest = end < 0 ? [] : units.slice(end);
  const { length } = playsOf(row);
  const isAsked = (unit: Unit) =>
    isCard(unit) || can(unit, 'take-climb') || isWord(unit, 'options', 'climb');
  return length > 3 || (length > 1 && rest.some(isAsked));
}

/** “the value”, not “on the table”: of nothing else one says that. */
const isNoun = ({ text }: Item): boolean => /^(?:value|number|доброе|число|wartoś)/iu.test(text);

/** What may stand between the word and the number. */
const aroundValue = ['now', 'so-far', 'ask', 'last', 'value', 'only', 'this-card'];

/** Whose cards are listed: “my hand is …”, “I've got …”. */
const isHolding = (unit: Unit): boolean =>
  (unit.is === 'place' && unit.id === 'hand') || (unit.is === 'person' && unit.id === 'me');

/** “Value in play 6”, «на доброе число 28», “12 on the table”: found first, wherever it stands. */
function readValue(units: readonly Unit[], account: Account): Unit[] {
  for (const [at, word] of units.entries()) {
    if (!isWord(word, 'value')) continue;
    const isNamed = word.items.some(isNoun);
    const begin = units.slice(0, at).findLastIndex(endsSentence) + 1;
    const told = units.slice(begin, at);
    // «назвать Джокера числом 9»: no value of the table.
    const isName = word.items.some(({ text }) => /^(?:number|числом|liczbą)$/iu.test(text));
    if (isName && told.some(({ id }) => id === 'joker'))
      return units.flatMap((unit, index) => {
        if (unit === word) return [];
        return index === at + 1
          ? [{ ...unit, leads: ['as'], items: [...word.items, ...unit.items] }]
          : [unit];
      });
    const passed: Unit[] = [];
    // “12 is on the table, …”: of where it lies it is said before.
    const isBeing = can(units[at - 1], 'have');
    const before = units[isBeing ? at - 2 : at - 1];
    const behind =
      isBeing && before?.is === 'number' && !isNamed ? [] : units.slice(at + 1, at + 6);
    for (const unit of behind) {
      // „na stole 3, 5, para piątek”: the climb, card by card.
      if (unit.is === 'number' && isRow(units.slice(units.indexOf(unit)))) return [...units];
      if (unit.is === 'number') {
        const again = passed.filter((each) => isWord(each, 'value'));
        account.say(['situation', 'value'], Number(unit.id), word, unit, ...again);
        return units.filter(
          (each) =>
            each !== word &&
            each !== unit &&
            !(passed.includes(each) && (can(each, 'have', 'this-card') || again.includes(each))),
        );
      }
      if (isMark(unit) || !(can(unit, 'have') || isWord(unit, ...aroundValue))) break;
      passed.push(unit);
    }
    if (before?.is !== 'number') continue;
    // “a 7 and then a pair of 5s on the table”: a row of plays, not one number.
    const isPlays = playsOf(told).length > 1 && !told.some(isHolding);
    if (isPlays && !isBeing && !isNamed) return [...units];
    // “twelve's on the table”
    const side = isBeing ? units[at - 1] : undefined;
    account.say(['situation', 'value'], Number(before.id), word, before, side);
    return units.filter((each) => each !== word && each !== before && each !== side);
  }
  if (units.some((unit) => isWord(unit, 'value'))) return [...units];
  // “a Skip on 48”
  const number = units.find(
    (unit, index) =>
      unit.is === 'number' &&
      leadBy(unit, 'in', 'into') &&
      !isMark(units[index - 1]) &&
      (units.some((other, at) => isCard(other) && at !== index) ||
        isWord(units[index - 1], 'options') ||
        can(units[index - 1], 'play')),
  );
  if (number === undefined) return readFirst(units, account);
  account.say(['situation', 'value'], Number(number.id), number);
  return units.filter((each) => each !== number);
}

/** „jest 15, kładę …”, «сейчас 17, …»: a number at the very beginning that nobody plays or holds. */
function readFirst(units: readonly Unit[], account: Account): Unit[] {
  const at = units.findIndex(isKind('number'));
  const number = units[at];
  const before = units.slice(0, at);
  const isFirst =
    number !== undefined &&
    at > 0 &&
    isMark(units[isWord(units[at + 1], 'now') ? at + 2 : at + 1]) &&
    // „było 3, potem 6, …”
    !isWord(units[at + 2], 'then') &&
    units[at + 2]?.is !== 'number' &&
    before.every((unit) => isWord(unit, 'now', 'so-far', 'this-card') || can(unit, 'be', 'have')) &&
    units.slice(at + 2).some(isCard) &&
    units.slice(at + 2).some(isKind('verb'));
  if (!isFirst) return [...units];
  account.say(['situation', 'value'], Number(number.id), number, ...before);
  return units.slice(at + 1);
}

/** What a whole climb is told with: its plays, how it went, and that somebody took it. */
const isOfClimb = (unit: Unit): boolean =>
  (isCard(unit) && !unit.owner) ||
  isMark(unit) ||
  // “our climb”; whoever took it does not matter either
  (unit.is === 'person' && (unit.id !== 'me' || can(unit, 'possessive'))) ||
  isWord(
    unit,
    'pair',
    'and',
    'then',
    'climb',
    'ask',
    'so-far',
    'this-card',
    'after',
    'be',
    'nobody',
    'again',
    'next',
  ) ||
  (unit.is === 'verb' &&
    !unit.isFirst &&
    can(unit, 'have', 'go', 'play', 'use', 'count-as', 'take-climb', 'gain'));

/** A whole climb that is to be checked, from its first play to its last. */
function readWhole(units: readonly Unit[], account: Account, isAsked: boolean): boolean {
  const plays = playsOf(units);
  const taken = units.find((unit) => can(unit, 'take-climb', 'gain'));
  const climb = units.findIndex((unit) => isWord(unit, 'climb'));
  const row = units.slice(units.findIndex(isCard), units.findLastIndex(isCard));
  // “Could a climb go 6, 6, a pair of sixes?”: nothing else is told or done.
  const isClimb =
    isAsked &&
    climb >= 0 &&
    plays.length + (taken ? 1 : 0) > 2 &&
    units.every(isOfClimb) &&
    !row.some(endsSentence) &&
    (taken === undefined || taken.isPast === true || taken.isThird === true);
  const word = units.find((unit) => isWord(unit, 'whole')) ?? (isClimb ? units[climb] : undefined);
  if (word === undefined || plays.length === 0) return false;
  account.say(
    ['move', 'climb'],
    [...plays.map(written), ...(taken ? ['take'] : [])],
    word,
    taken,
    ...plays.flatMap((play) => play.units),
    ...units.filter((unit) => unit.is !== 'mark' && isOfClimb(unit)),
  );
  account.pass(['move', 'climb'], ...units.filter(isKind('person')));
  return true;
}

/** “a 6 after an 11”: the card that was played last. */
function readBefore(units: readonly Unit[], account: Account): Unit[] {
  const last = units.find(
    (unit) => isCard(unit) && leadBy(unit, 'after') && !leadBy(unit, 'as', 'for'),
  );
  const rest = units.filter((unit) => unit !== last);
  if (last === undefined || !rest.some(isCard)) return [...units];
  const [play] = playsOf([last]);
  if (Number(last.id) > highest) account.say(['situation', 'value'], Number(last.id), last);
  else if (play) account.say(['situation', 'climb'], [written(play)], last);
  return rest;
}

/** “…, then the next player takes it”: somebody who does something. */
function withNext(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, at) => {
    const rest = units.slice(at + 1);
    const [verb] = rest[0] && isWord(rest[0], 'players') ? rest.slice(1) : rest;
    if (isWord(unit, 'players') && isWord(units[at - 1], 'next')) return [];
    return isWord(unit, 'next') && verb?.is === 'verb' && !verb.isFirst && !can(verb, 'have')
      ? [{ ...unit, is: 'person', id: 'rival' }]
      : [unit];
  });
}

function readUnits(all: readonly Unit[], items: readonly Item[]): Understood {
  const account = new Account(items, shownBy);
  const isAsked = items.some(({ text }) => text === '?');
  if (readWhole(all, account, isAsked)) return account.result('dobro');
  const announced = readAnnounced(withNext(withPairs(all)), items);
  const units = readBefore(readValue(announced.units, account), account);
  const reading = new DobroReading(
    account,
    withActors(stretchesOf(units)),
    units.some(isCard),
    isAsked,
  );
  const moves = reading.read();
  announce(account, announced, moves.at(-1));
  return account.result('dobro', moves);
}

function read(items: readonly Item[], grammar: Grammar): Understood {
  const units = unitsOf(items, { grammar, verbs, cardKind: 'playing-card' });
  const understood = readInCuts(
    units,
    (cut) => {
      const understood = readUnits(cut, items);
      return weigh(understood, items, verbs, understood.move !== undefined);
    },
    oddities,
  );
  // “What do we do when the deck is used up?”: a question for the rule.
  const { situation, move } = understood;
  const isRule = situation.deck === 0 && Object.keys(situation).length === 1;
  return isRule && (move?.options ?? move?.forgetful)
    ? { ...understood, move: undefined }
    : understood;
}

export const understandDobro: Understand = { ...words, read };
