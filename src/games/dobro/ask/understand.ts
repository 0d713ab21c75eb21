import { Account } from '#ask/account.ts';
import type { Understand } from '#ask/ask.ts';
import { clausesOf } from '#ask/clauses.ts';
import { readInCuts, weigh } from '#ask/cuts.ts';
import type { Item } from '#ask/items.ts';
import type { Grammar } from '#ask/lexicon.ts';
import type { Understood } from '#ask/understood.ts';
import { can, endsSentence, isKind, isMark, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { unitsOf } from '#ask/units.ts';
import { highest } from '#engine/dobro/cards/card.ts';
import { announce, readAnnounced } from './announced.ts';
import { oddities } from './oddities.ts';
import { isCard, playsOf, written } from './plays.ts';
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

/** “Value in play 6”, «на доброе число 28», “12 on the table”: found first, wherever it stands. */
function readValue(units: readonly Unit[], account: Account): Unit[] {
  const at = units.findIndex((unit) => isWord(unit, 'value'));
  const word = units[at];
  if (word === undefined) {
    // “a Skip on 48”
    const on = units.findIndex(
      (unit, index) =>
        unit.is === 'number' &&
        leadBy(unit, 'in', 'into') &&
        !isMark(units[index - 1]) &&
        (units.some((other, at) => isCard(other) && at !== index) ||
          isWord(units[index - 1], 'options') ||
          can(units[index - 1], 'play')),
    );
    const number = units[on];
    if (number === undefined) return readFirst(units, account);
    account.say(['situation', 'value'], Number(number.id), number);
    return units.filter((each) => each !== number);
  }
  const passed: Unit[] = [];
  // “12 is on the table, …”: of where it lies it is said before.
  const isSaid = can(units[at - 1], 'have') && units[at - 2]?.is === 'number';
  const behind = isSaid && !word.items.some(isNoun) ? [] : units.slice(at + 1, at + 6);
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
          !(passed.includes(each) && (can(each, 'have') || again.includes(each))),
      );
    }
    if (
      isMark(unit) ||
      !(can(unit, 'have') || isWord(unit, 'now', 'so-far', 'ask', 'last', 'value', 'only'))
    )
      break;
    passed.push(unit);
  }
  // “twelve's on the table”
  const isBeing = can(units[at - 1], 'have');
  const before = units[isBeing ? at - 2 : at - 1];
  // “a 7 and then a pair of 5s on the table”: a row of plays, not one number.
  const begin = units.slice(0, at).findLastIndex(endsSentence) + 1;
  if (before && !isBeing && playsOf(units.slice(begin, at)).length > 1 && !word.items.some(isNoun))
    return [...units];
  if (before?.is === 'number' && isBeing) {
    account.say(['situation', 'value'], Number(before.id), word, before, units[at - 1]);
    return units.filter((each) => each !== word && each !== before && each !== units[at - 1]);
  }
  if (before?.is === 'number') {
    account.say(['situation', 'value'], Number(before.id), word, before);
    return units.filter((each) => each !== word && each !== before);
  }
  return [...units];
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

/** A whole climb that is to be checked, from its first play to its last. */
function readWhole(units: readonly Unit[], account: Account): boolean {
  const word = units.find((unit) => isWord(unit, 'whole'));
  if (word === undefined) return false;
  const taken = units.find((unit) => can(unit, 'take-climb', 'gain'));
  const plays = playsOf(units);
  if (plays.length === 0) return false;
  account.say(
    ['move', 'climb'],
    [...plays.map(written), ...(taken ? ['take'] : [])],
    word,
    taken,
    ...plays.flatMap((play) => play.units),
    ...units.filter((unit) => isWord(unit, 'climb', 'so-far', 'all') || can(unit, 'have')),
  );
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

function readUnits(all: readonly Unit[], items: readonly Item[]): Understood {
  const account = new Account(items, shownBy);
  if (readWhole(all, account)) return account.result('dobro');
  const announced = readAnnounced(all, items);
  const units = readBefore(readValue(announced.units, account), account);
  const isAsked = items.some(({ text }) => text === '?');
  const reading = new DobroReading(account, clausesOf(units), units.some(isCard), isAsked);
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
