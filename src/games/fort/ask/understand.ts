import { Account } from '#ask/account.ts';
import type { Understand } from '#ask/ask.ts';
import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { clausesOf } from '#ask/clauses.ts';
import { readInCuts, type Weighed, weigh } from '#ask/cuts.ts';
import type { Item } from '#ask/items.ts';
import type { Understood } from '#ask/understood.ts';
import { can, isWord, type Unit } from '#ask/unit.ts';
import { unitsOf } from '#ask/units.ts';
import type { Language } from '#i18n/languages.ts';
import { Actions } from './actions.ts';
import { asSaidBy, doerIn, toldByAsker } from './doer.ts';
import { readTable } from './facts.ts';
import { isPlayClause, type Kind, kindOf, kinds } from './kind.ts';
import { readMove } from './moves.ts';
import { cardsIn, type Reading, wordIn } from './reading.ts';
import { readRival } from './rivals.ts';
import { shownBy } from './shown-by.ts';
import { words } from './words.ts';

const { verbs } = words;

/** Verbs that add nothing to a move of their kind when they stand alone: “when I discard”. */
const idle: Readonly<Record<string, readonly string[]>> = {
  play: ['play', 'use', 'add', 'gain'],
  follow: ['follow', 'discard', 'finish'],
  decline: ['follow', 'finish', 'discard'],
  recruit: ['recruit', 'gain'],
  cleanup: ['clean-up'],
  discard: ['discard', 'keep'],
  draw: ['draw', 'discard'],
  skip: ['play', 'recruit', 'draw', 'discard', 'skip'],
  perk: ['use', 'play'],
  claim: ['trigger', 'finish', 'play'],
  setup: ['deal', 'begin', 'play'],
};

function noteIdle({ account, clauses, kind }: Reading): undefined {
  if (Object.keys(account.move).length === 0) return;
  for (const { verb, units, isNegated } of clauses)
    if (
      verb &&
      !isNegated &&
      units.every((unit) => unit.is === 'word' || account.isNoted(unit)) &&
      can(verb, ...(idle[kind] ?? []))
    )
      account.note(['move'], verb);
}

/** “two cards, Doc and Dot”, “both Doc and Dot”: the number is in the list. */
function noteCounts({ account, clauses }: Reading): undefined {
  for (const { units } of clauses) {
    const count = cardsIn(units).length;
    const counts = units.filter(
      (unit) =>
        count > 1 &&
        ((unit.is === 'cards' && unit.count === count) || (count === 2 && isWord(unit, 'both'))),
    );
    account.pass(['move'], ...counts.filter((unit) => !account.isNoted(unit)));
  }
}

/** “put Tiny in my Lookout when I play Doc”: what is done with the played card is read after it. */
function playedFirst(clauses: readonly Clause[]): readonly Clause[] {
  const plays = clauses.find((clause) => isMe(clause.actor) && isPlayClause(clause));
  const done = clauses.findIndex(
    (clause) =>
      isMe(clause.actor) &&
      cardsIn(clause.units).length > 0 &&
      verbOf(clause, 'put', 'trash', 'recruit', 'pack-up') &&
      !verbOf(clause, 'have', 'add') &&
      !isPlayClause(clause),
  );
  if (plays === undefined || plays.verb?.isPast || done < 0 || done > clauses.indexOf(plays))
    return clauses;
  const others = clauses.filter((clause) => clause !== plays);
  return [...others.slice(0, done), plays, ...others.slice(done)];
}

function readAs(
  kind: Kind,
  items: readonly Item[],
  clauses: readonly Clause[],
  doer: Unit | undefined,
): Understood {
  const account = new Account(items, shownBy);
  // Who does it is said with the move, and nothing of it is lost.
  const isDoer = (unit: Unit | undefined) => unit?.is === 'person' && unit.id === 'me';
  if (doer)
    account.pass(
      ['move', 'by'],
      doer,
      ...clauses.flatMap(({ actor, units }) => [actor, ...units].filter(isDoer)),
    );
  const reading: Reading = {
    account,
    clauses,
    kind,
    actions: new Actions(account, kind === 'follow'),
  };
  for (const clause of kind === 'play' ? playedFirst(clauses) : clauses) {
    // “… instead of putting it in my Yard”: what is not done.
    if (isWord(clause.units[0], 'instead') && clause.verb && clause.actor === undefined) {
      account.pass(['move'], clause.verb, ...clause.units);
      continue;
    }
    readTable(reading, clause);
    if (!clause.isNegated) account.note(['move'], clause.negation);
    if (!readRival(reading, clause)) readMove(reading, clause);
  }
  reading.actions.finish();
  noteIdle(reading);
  noteCounts(reading);
  return account.result('fort');
}

/** What has to be said before a sentence is read as another kind of move than the likeliest. */
const evidence: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
  play: ['play', 'use', 'add', 'with', 'public', 'private'],
  follow: ['follow'],
  decline: ['follow', 'decline'],
  recruit: ['recruit', 'park', 'park-deck'],
  cleanup: ['clean-up', 'cleanup'],
  discard: ['discard', 'keep', 'stay', 'turn-end'],
  draw: ['draw'],
  skip: ['skip'],
  perk: ['perk'],
  claim: ['end', 'over', 'trigger', 'next'],
  setup: ['set-up', 'deal', 'begin'],
};

const speaksFor = (units: readonly Unit[], kind: (typeof kinds)[number]): boolean =>
  units.some((unit) => unit.is === kind || can(unit, ...evidence[kind]));

/** “May I follow from the Lookout?” is no wish not to follow. */
const saysNo = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ isNegated, units }) =>
      isNegated ||
      wordIn(units, 'not', 'none', 'must') ||
      units.some((unit) => can(unit, 'decline')),
  );

/** By how much another kind of move has to fit better than the one that the words speak for. */
const patience = 2;

function readUnits(units: readonly Unit[], items: readonly Item[], language: Language): Weighed {
  const said = clausesOf(units);
  const doer = doerIn(said, items, language);
  const clauses = doer ? asSaidBy(doer, said) : said;
  const likely = kindOf(clauses);
  const readKind = (kind: Kind): Weighed => {
    const read = readAs(kind, items, clauses, doer);
    const understood = doer ? toldByAsker(read, doer) : read;
    const { move } = understood;
    return weigh(understood, items, verbs, move !== undefined && kind in move);
  };
  const mine = clauses.flatMap(({ actor, verb, units: own }) =>
    isMe(actor) ? [...own, ...(verb ? [verb] : [])] : own.filter(({ is }) => is === 'perk'),
  );
  const first = readKind(likely);
  let best = first;
  if (likely === 'none') return first;
  for (const kind of kinds) {
    if (best.loss <= (best === first ? patience : 0)) break;
    if (kind === likely || !speaksFor(mine, kind)) continue;
    if (kind === 'decline' && !saysNo(clauses)) continue;
    const other = readKind(kind);
    if (other.loss < best.loss - (best === first ? patience : 0)) best = other;
  }
  return best;
}

/** «двух ребят из парка»: kids are cards, unless the table is laid out. */
function withKids(units: readonly Unit[]): readonly Unit[] {
  const isFetched =
    !units.some((unit) => can(unit, 'deal', 'begin', 'set-up')) &&
    units.some(({ is, id, way }) => is === 'place' && way === 'from' && /^(?:park|yard)$/.test(id));
  return isFetched
    ? units.map((unit) =>
        unit.is === 'figure' && unit.id === 'dealt' ? { ...unit, is: 'cards', id: 'cards' } : unit,
      )
    : units;
}

function read(items: readonly Item[], language: Language): Understood {
  const units = withKids(unitsOf(items, { language, verbs, cardKind: 'card' }));
  return readInCuts(units, (cut) => readUnits(cut, items, language));
}

export const understandFort: Understand = { ...words, read };
