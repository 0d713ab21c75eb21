import type { Effect } from '#engine/core/verdict.ts';
import { type CardId, isCard } from '../cards/ids.ts';
import { declaresSuit } from '../cards/suits.ts';
import type { Choices, DescribedMove, PlayMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { usesIn } from '../format/spelling.ts';
import type { Pile } from '../format/values.ts';
import type { Found } from '../judging/judge.ts';
import { seatsOf } from '../judging/table/described.ts';
import type { Happened } from '../judging/table/described-table.ts';
import { type WayMade, waysToMake } from '../judging/ways.ts';
import { suits } from '../notation/tree.ts';
import { cardsOf, following, leadWith, putInPlay, recycle, tableAfter } from './after-move.ts';
import { takeStep } from './after-steps.ts';
import { ChangingTable } from './changing-table.ts';
import { keyOf } from './common-table.ts';

/** A table that a move may have left, and what happened then. */
export interface WayAfter {
  readonly situation: Situation;
  readonly effects: readonly Effect[];
  readonly example: DescribedMove | undefined;
  /** The cards that were added, whether that is described or not. */
  readonly added?: readonly unknown[];
  /** How it was done is not known, and what it touched is forgotten. */
  readonly oneWay: boolean;
}

/** More tables than this are not kept apart. */
export const mostTables = 60;

/** A pile in which every card is known by name. */
const allNamed = (pile: Pile | undefined): readonly CardId[] | undefined =>
  typeof pile === 'object' && pile.every(isCard) ? pile.filter(isCard) : undefined;

/** Whose Yard and which card, for each that it may be; undefined where a Yard is not fully known. */
function inYards({ situation }: ChangingTable, { card, of }: Happened) {
  const { players, rivals = {} } = situation;
  if (of !== undefined || card !== undefined || players === undefined) return undefined;
  if (Object.keys(rivals).length + 1 < (seatsOf(situation) ?? 0)) return undefined;
  const yards = Object.entries(rivals).map(([name, { yard }]) => ({ name, cards: allNamed(yard) }));
  if (yards.some(({ cards }) => cards === undefined)) return undefined;
  return yards.flatMap(({ name, cards = [] }) =>
    [...new Set(cards)].map((one) => ({ card: one, of: name })),
  );
}

/** The step with each card that it may have moved, where the description leaves that open. */
function withCards(
  table: ChangingTable,
  step: Happened,
  later: readonly Happened[],
): readonly Happened[] {
  const { move, card } = step;
  if (card !== undefined) return [step];
  const named = (pile: Pile | undefined): readonly Happened[] => {
    const cards = allNamed(pile);
    // A card that is named later is still there then.
    const kept = (one: CardId) => later.filter((other) => other.card === one).length;
    const free = cards?.filter((one) => cards.filter((each) => each === one).length > kept(one));
    return free ? [...new Set(free)].map((one) => ({ ...step, card: one })) : [step];
  };
  if (move.do === 'trash') return named(table.me[move.from]);
  if (move.do === 'lookout' && move.from === 'hand') return named(table.me.hand);
  if (move.do === 'trash-rival' || ('from' in move && move.from === 'yard'))
    return inYards(table, step)?.map((each) => ({ ...step, ...each })) ?? [step];
  if ((move.do === 'recruit' || move.do === 'lookout') && move.from === 'park')
    return named(table.situation.park);
  return [step];
}

/** The tables after these steps, which are known but for the cards that nobody named. */
function stepsDone(
  table: ChangingTable,
  [step, ...later]: readonly Happened[],
  choose: Choices['choose'],
  seats: number | undefined,
): ChangingTable[] {
  if (!step) return [table];
  return withCards(table, step, later).flatMap((one) => {
    const next = table.copy();
    takeStep(next, one, choose, seats);
    return stepsDone(next, later, choose, seats);
  });
}

/** The tables after a play of which it is known how it was carried out. */
function afterPlay(
  situation: Situation,
  move: PlayMove,
  { happened }: WayMade,
  way: PlayMove,
): Situation[] {
  const seats = seatsOf(situation);
  const start = new ChangingTable(situation, move['turned-up']);
  const before = putInPlay(start, move, cardsOf(way.add ?? []));
  let tables = [start];
  for (const use of way.actions ?? [])
    if (typeof use === 'object' && 'recycle' in use) {
      if (!before.includes(use.recycle)) for (const table of tables) recycle(table, use.recycle);
    } else
      for (const { box, choices } of usesIn([use])) {
        const steps = happened.filter((step) => step.box === box);
        tables = tables.flatMap((table) => stepsDone(table, steps, choices.choose, seats));
      }
  // The leader may have declared any suit, if nobody says which.
  const declared = declaresSuit(move.play) && move.declare === undefined ? suits : [move.declare];
  return tables.flatMap((table) =>
    declared.map((declare) => {
      const one = table.copy();
      one.put({ phase: 'follow', leader: leadWith({ ...move, declare }, [], happened) });
      return one.situation;
    }),
  );
}

/** The tables that one way to make the move may leave; undefined where that is not known after all. */
function exactly(situation: Situation, move: DescribedMove, way: WayMade): Situation[] | undefined {
  const { example, happened, effects } = way;
  if ('play' in move && 'play' in example) {
    const described = (move.actions ?? []).filter(
      (use) => typeof use === 'object' && 'recycle' in use,
    );
    // Recycling helped without being described.
    if (effects.filter(({ code }) => code === 'recycle').length > described.length)
      return undefined;
    return afterPlay(situation, move, way, example);
  }
  if ('follow' in move)
    return stepsDone(
      following(situation, move),
      happened,
      move.action?.choose,
      seatsOf(situation),
    ).map((table) => table.situation);
  return [tableAfter(situation, example, { ...none, effects }).situation];
}

const none: Found = { verdict: 'legal', violations: [], missing: [], effects: [], readings: [] };

const addedIn = (move: DescribedMove): readonly unknown[] =>
  'play' in move ? [move.add, move['add-from-lookout']] : [];

/** Moves with choices that a description may leave open and that change the table. */
const leavesChoices = (move: DescribedMove): boolean =>
  'play' in move || 'follow' in move || ('perk' in move && move.perk === 'diy');

/**
 * The tables that a legal move of `me` may leave, one for each way in which its free choices can have been
 * made. For ways that depend on something unknown, or where there are too many, there is one on which all that
 * may have changed is forgotten.
 */
export function tablesAfter(
  situation: Situation,
  move: DescribedMove,
  found: Found,
): readonly WayAfter[] {
  const { effects, example } = found;
  const forgetting = (): WayAfter[] => {
    const { situation: left, oneWay } = tableAfter(situation, move, found);
    return [{ situation: left, oneWay, effects, example }];
  };
  const { ways = [], others = true } = leavesChoices(move)
    ? (waysToMake(situation, move) ?? {})
    : {};
  if (ways.length === 0) return forgetting();
  const tables = new Map<string, WayAfter>();
  for (const way of ways) {
    const left = exactly(situation, move, way);
    if (!left) return forgetting();
    for (const each of left) {
      const key = keyOf(each);
      if (!tables.has(key))
        tables.set(key, {
          situation: each,
          oneWay: false,
          effects: way.effects,
          example: example && way.example,
          added: addedIn(way.example),
        });
      if (tables.size > mostTables) return forgetting();
    }
  }
  return others ? [...tables.values(), ...forgetting()] : [...tables.values()];
}
