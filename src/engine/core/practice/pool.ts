import { type Rolling, seeded, shuffle } from '../rng.ts';
import { isList, isRecord } from '../unknown-data.ts';
import { answerTo, type Candidate, candidatesOf, kindOf } from './candidates.ts';
import type { Described, Moment, PractisedGame } from './practised-game.ts';
import { decidingFacts, thinOut } from './thin-out.ts';

/** A situation to be asked about, with its answer. */
export interface Practised extends Moment {
  readonly id: string;
  readonly verdict: 'legal' | 'illegal';
  /** The rule that decides: the broken one, or the one that an allowed move shows best. */
  readonly clause: string;
  /** From 1, easy, to 3, hard. */
  readonly level: number;
  /** Of an illegal move: three clauses, one of which is the broken one. */
  readonly reasons?: readonly string[];
}

/** How many figures, names and words a description has. */
const sizeOf = (described: unknown): number => {
  if (isList(described)) return described.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  return isRecord(described) ? sizeOf(Object.values(described)) : 1;
};

/** Of a long list one looks at a part. */
const mostOfOneFact = 4;
/** More than this can't be taken in on a phone. */
const mostFacts = 28;
/** So many of a kind are looked at closely. */
const closely = 16;
/** The same move is asked about so often for one rule. */
const mostOfOneMove = 2;

/** How hard it is: by the facts that decide, and the parts of the move. */
const levelOf = (weight: number, [easy, middling]: PractisedGame['weights']): number =>
  weight <= easy ? 1 : weight <= middling ? 2 : 3;

interface Weighed extends Candidate {
  readonly weight: number;
}

/** A move without the lists that say “nothing”, as far as the answer is the same without them. */
const withoutNothing = (move: Described, isSame: (shorter: Described) => boolean): Described =>
  Object.entries(move).reduce<Described>((so, [key, value]) => {
    const { [key]: _, ...shorter } = so;
    return isList(value) && value.length === 0 && isSame(shorter) ? shorter : so;
  }, move);

/** With only the facts that matter, and how much there is to think of. */
function weighed(game: PractisedGame, candidate: Candidate): Weighed {
  const { situation, answer } = candidate;
  const move = withoutNothing(
    candidate.move,
    (shorter) => answerTo(game, situation, shorter) === answer,
  );
  const isSame = (thinner: Described) => answerTo(game, thinner, move) === answer;
  const thin = thinOut(situation, isSame, game.keep(candidate));
  const facts = decidingFacts(thin, isSame).map((fact) => Math.min(mostOfOneFact, sizeOf(fact)));
  return {
    ...candidate,
    situation: thin,
    move,
    weight: facts.reduce((sum, each) => sum + each, sizeOf(move)),
  };
}

/** FNV-1a: a name that stays for as long as the situation does. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

const textOf = ({ situation, move }: Moment): string => JSON.stringify([situation, move]);

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** In an order that tells nothing, and that does not change for the others when some come or go. */
const mixed = (candidates: readonly Candidate[]): Candidate[] =>
  candidates
    .map((each) => ({ each, by: idOf(`${textOf(each)}${each.clause}`) }))
    .sort((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
    .map(({ each }) => each);

const firstOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...grouped(items, keyOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));

/** Some of a list from its beginning to its end, evenly. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.length <= count
    ? [...items]
    : items.filter(
        (_, at) =>
          Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
      );

/** So many may break a rule in the same way. */
const mostOfOneFault = 3;

/** Illegal and legal situations about one rule, from easy to hard; of those that are legal there are fewer rules. */
function chosen(game: PractisedGame, all: readonly Candidate[], most: number): Weighed[] {
  const close = (legal: boolean, taken: ReadonlySet<string>, count: number): Weighed[] => {
    const some = all.filter(
      ({ answer, origin }) => (answer === 'legal') === legal && !taken.has(origin),
    );
    const light = firstOf(some, ({ origin }) => origin)
      .slice(0, closely)
      .map((each) => weighed(game, each))
      .filter(({ situation, move }) => sizeOf(situation) + sizeOf(move) <= mostFacts);
    const various = [...grouped(light, ({ move }) => JSON.stringify(move)).values()]
      .flatMap((same) => same.slice(0, mostOfOneMove))
      .sort((one, other) => one.weight - other.weight);
    return [...grouped(spread(various, count), ({ answer }) => answer).values()].flatMap((same) =>
      legal ? same : spread(same, mostOfOneFault),
    );
  };
  const illegal = close(false, new Set(), Math.ceil(most / 2));
  const legal = close(
    true,
    new Set(illegal.map(({ origin }) => origin)),
    Math.ceil((most * 2) / 3),
  );
  return [...illegal, ...legal];
}

const chapterOf = (clause: string): string => clause.split('.')[0] ?? '';

/** As many as may be, the same number about each rule as far as there are any. */
function ofEachRule(some: readonly Weighed[], most: number): Weighed[] {
  const rules = [...grouped(some, ({ clause }) => clause).values()];
  const longest = Math.max(0, ...rules.map((own) => own.length));
  const inTurn = Array.from({ length: longest }, (_, at) => rules.flatMap((own) => own[at] ?? []));
  return inTurn.flat().slice(0, most);
}

/** Nobody shall be right by always saying the same: in a chapter neither verdict outweighs the other much. */
function balanced(all: readonly Weighed[]): Weighed[] {
  const chapters = [...grouped(all, ({ clause }) => chapterOf(clause)).values()];
  return chapters.flatMap((some) => {
    const legal = some.filter(({ answer }) => answer === 'legal');
    const illegal = some.filter(({ answer }) => answer !== 'legal');
    const most = 3 + Math.min(legal.length, illegal.length);
    const kept = [...ofEachRule(legal, most), ...ofEachRule(illegal, most)];
    return some.filter((each) => kept.includes(each));
  });
}

/** The broken clause among two others that come to mind at such a move. */
function reasonsFor(
  { clause, move, near }: Weighed,
  all: readonly Weighed[],
  { alike, plausible }: PractisedGame,
  dice: Rolling,
): string[] {
  const tooClose = new Set([clause, ...alike.filter((group) => group.includes(clause)).flat()]);
  const kind = kindOf(move);
  const broken = all.filter(({ answer }) => answer !== 'legal');
  const ofKind = broken.filter((other) => kindOf(other.move) === kind);
  // The nearest first: what the allowed move rests on, then what others of its kind break.
  const rings = [[...near, ...(plausible[kind] ?? [])], ofKind, broken].map((ring) =>
    shuffle(
      dice,
      ring.map((one) => (typeof one === 'string' ? one : one.clause)),
    ),
  );
  const two: string[] = [];
  for (const id of rings.flat()) {
    const isBeside = alike.some(
      (group) => group.includes(id) && two.some((own) => group.includes(own)),
    );
    if (two.length < 2 && !tooClose.has(id) && !two.includes(id) && !isBeside) two.push(id);
  }
  return shuffle(dice, [clause, ...two]);
}

/**
 * Situations from random games, spread over rules and difficulty. The same seeds give the same pool.
 */
export function makePool(
  game: PractisedGame,
  { games, size, seed }: { readonly games: number; readonly size: number; readonly seed: number },
): Practised[] {
  const dice: Rolling = { rng: seeded(seed) };
  const candidates = candidatesOf(
    game,
    game.players.flatMap((players) =>
      Array.from({ length: games }, (_, at) => ({ players, seed: seed + at })),
    ),
  );
  const byClause = grouped(mixed(candidates), ({ clause }) => clause);
  const most = Math.ceil(size / byClause.size);
  const all = balanced(
    firstOf(
      [...byClause.entries()]
        .sort(([one], [other]) => one.localeCompare(other))
        .flatMap(([, some]) => chosen(game, some, most)),
      textOf,
    ),
  );
  return all.map((each) => {
    const { situation, move, clause, answer, weight } = each;
    const about = { id: idOf(textOf(each)), clause, level: levelOf(weight, game.weights) };
    return answer === 'legal'
      ? { ...about, verdict: 'legal', situation, move }
      : {
          ...about,
          verdict: 'illegal',
          reasons: reasonsFor(each, all, game, dice),
          situation,
          move,
        };
  });
}
