import { Account } from '#ask/account.ts';
import { withActors } from '#ask/actors.ts';
import type { Understand } from '#ask/ask.ts';
import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { stretchesOf } from '#ask/clauses.ts';
import { readCount, readCounted } from '#ask/counted-units.ts';
import { readInCuts, type Weighed, weigh } from '#ask/cuts.ts';
import type { Item } from '#ask/items.ts';
import type { Grammar } from '#ask/lexicon.ts';
import { withRelatives } from '#ask/relatives.ts';
import { listOf, type Understood } from '#ask/understood.ts';
import { can, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { unitsOf } from '#ask/units.ts';
import { Actions } from './actions.ts';
import { asSaidBy, doerIn, toldByAsker } from './doer.ts';
import { readTable } from './facts.ts';
import { withCoins } from './frames.ts';
import { type Kind, kindsOf } from './kind.ts';
import { readMove } from './moves.ts';
import { oddities } from './oddities.ts';
import { cardsIn, factOf, isPlayClause, type Reading } from './reading.ts';
import { withReferents } from './referents.ts';
import { repeats } from './repeats.ts';
import { readRival } from './rivals.ts';
import { shownBy } from './shown-by.ts';
import { inOneTurn, type Step, stepsOf } from './turns.ts';
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

/** Where cards come from anyway. */
const fromHand = ['play', 'add', 'follow', 'discard', 'put'];

function noteIdle({ account, clauses, kind }: Reading): undefined {
  if (Object.keys(account.move).length === 0) return;
  for (const { verb, units } of clauses)
    if (verb && account.isNoted(verb) && can(verb, ...fromHand))
      account.pass(['move'], ...units.filter((unit) => unit.id === 'hand' && unit.way === 'from'));
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
    const isPair = (at: number) =>
      count === 2 ||
      (units[at + 1]?.is === 'card' &&
        isWord(units[at + 2], 'and') &&
        units[at + 3]?.is === 'card');
    const counts = units.filter(
      (unit, at) =>
        count > 1 &&
        ((unit.is === 'cards' && unit.count === count) || (isWord(unit, 'both') && isPair(at))),
    );
    account.pass(['move'], ...counts.filter((unit) => !account.isNoted(unit)));
  }
}

/** “Smoke counts as a shovel when I play Worm” */
const isCounted = ({ verb, units }: Clause): boolean =>
  (verb === undefined || can(verb, 'count-as')) &&
  cardsIn(units).every((card) => !leadBy(card, 'to')) &&
  units.some((unit) => unit.is === 'symbol' && (leadBy(unit, 'as') || can(verb, 'count-as')));

/** “put Tiny in my Lookout when I play Doc”: what is done with the played card is read after it. */
function playedFirst(clauses: readonly Clause[]): readonly Clause[] {
  const plays = clauses.find((clause) => isMe(clause.actor) && isPlayClause(clause));
  const done = clauses.findIndex(
    (clause) =>
      isMe(clause.actor) &&
      cardsIn(clause.units).length > 0 &&
      (isCounted(clause) ||
        (verbOf(clause, 'put', 'trash', 'recruit', 'pack-up') && !verbOf(clause, 'have', 'add'))) &&
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
): { readonly understood: Understood; readonly doubts: number } {
  const account = new Account(items, shownBy);
  // Who does it is said with the move, and nothing of it is lost.
  const isDoer = (unit: Unit | undefined) => unit?.is === 'person' && unit.id === 'me';
  if (doer)
    account.pass(
      ['move', 'by'],
      doer,
      ...clauses.flatMap((unit) => [unit.actor, ...unit.units].filter(isDoer)),
    );
  const reading: Reading = {
    account,
    clauses,
    kind,
    actions: new Actions(account, kind === 'follow'),
  };
  for (const clause of kind === 'play' ? playedFirst(clauses) : clauses) {
    // “… instead of putting it in my Yard”: what is not done.
    const [begin] = clause.units.filter((unit) => !isWord(unit, 'but', 'and'));
    if (isWord(begin, 'instead') && clause.verb && isMe(clause.actor)) {
      account.pass(['move'], clause.verb, ...clause.units);
      continue;
    }
    readTable(reading, clause);
    if (!clause.isNegated) account.note(['move'], clause.negation);
    if (!readRival(reading, clause)) readMove(reading, clause);
  }
  reading.actions.finish();
  // Who has played already plays again with the perk that he has.
  const isAgain = account.move.play !== undefined && factOf(reading, 'me', 'played') !== undefined;
  if (isAgain && listOf(factOf(reading, 'me', 'perks')).includes('do-over'))
    account.say(['move', 'perk'], 'do-over');
  noteIdle(reading);
  noteCounts(reading);
  return { understood: account.result('fort'), doubts: reading.actions.doubts };
}

/** By how much another kind of move has to fit better than the one that the words speak for. */
const patience = 1;

function readUnits(units: readonly Unit[], items: readonly Item[], grammar: Grammar): Weighed {
  const said = withReferents(withActors(withRelatives(stretchesOf(units))));
  const doer = doerIn(said, items, grammar);
  const clauses = doer ? asSaidBy(doer, said) : said;
  const readKind = (kind: Kind): Weighed => {
    const { understood: read, doubts } = readAs(kind, items, clauses, doer);
    const understood = doer ? toldByAsker(read, doer) : read;
    const { move } = understood;
    const weighed = weigh(understood, items, verbs, move !== undefined && kind in move);
    return { understood, loss: weighed.loss + repeats(understood) + doubts };
  };
  let best: Weighed | undefined;
  for (const kind of kindsOf(clauses)) {
    if (best && best.loss <= patience) break;
    const other = readKind(kind);
    if (best === undefined || other.loss < best.loss - patience) best = other;
  }
  const single = best ?? readKind('none');
  const turn = readTurn(stepsOf(said), items);
  return turn && turn.loss <= single.loss ? turn : single;
}

/** A turn that is described move by move. */
function readTurn(steps: readonly Step[], items: readonly Item[]): Weighed | undefined {
  const readings = steps.map(({ kind, clauses, doer }, at) => {
    const told = doer ? asSaidBy(doer, clauses) : clauses;
    const { understood, doubts } = readAs(kind, items, told, doer);
    if (doer) return { understood: toldByAsker(understood, doer), doubts };
    const { move } = understood;
    // Who follows after somebody else has to be said.
    const isAfter = at > 0 && steps[at - 1]?.doer !== undefined && move?.[kind] !== undefined;
    const isNext = isAfter && (kind === 'follow' || kind === 'decline');
    return {
      understood: isNext ? { ...understood, move: { ...move, by: 'me' } } : understood,
      doubts,
    };
  });
  const turn = inOneTurn(readings.map((unit) => unit.understood));
  const doubts = readings.reduce((sum, each) => sum + each.doubts, 0);
  return (
    turn && {
      understood: turn,
      loss: weigh(turn, items, verbs, true).loss + repeats(turn) + doubts,
    }
  );
}

/** «двух ребят из парка»: kids are cards, unless the table is laid out. */
function withKids(units: readonly Unit[]): readonly Unit[] {
  const isFetched =
    !units.some((unit) => can(unit, 'deal', 'begin', 'set-up')) &&
    units.some((unit) => unit.way === 'from' && /^(?:park|yard)$/.test(unit.id));
  const isInPark = units.some(
    ({ is, id, count }, at) =>
      is === 'figure' && id === 'dealt' && count !== undefined && units[at + 1]?.id === 'park',
  );
  return isFetched || isInPark
    ? units.map((unit) =>
        unit.is === 'figure' && unit.id === 'dealt' ? { ...unit, is: 'cards', id: 'cards' } : unit,
      )
    : units;
}

function read(items: readonly Item[], grammar: Grammar): Understood {
  const units = withCoins(
    withKids(unitsOf(items, { grammar, verbs, cardKind: 'card', readCount, readCounted })),
  );
  return readInCuts(units, (cut) => readUnits(cut, items, grammar), oddities);
}

export const understandFort: Understand = { ...words, read };
