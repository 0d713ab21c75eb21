import { type Rolling, seeded, shuffle } from '../rng.ts';
import { isList, isRecord } from '../unknown-data.ts';
import { type Candidate, candidatesOf, clearAnswer } from './candidates.ts';
import type { Description, Moment, PractisedGame } from './practised-game.ts';
import { isAskable, tooOftenRight, wrongReasons } from './reasons.ts';
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

/** Of a long list only a part is looked at. */
const mostOfOneFact = 4;
/** More facts than this are too many to take in on a phone. */
const mostFacts = 28;
/** How many of a kind are looked at closely. */
const closely = 16;
/** How often the same move is asked about for one rule. */
const mostOfOneMove = 2;

/** How hard it is, by the number of deciding facts and of parts of the move. */
const levelOf = (weight: number, [easy, middling]: PractisedGame['weights']): number =>
  weight <= easy ? 1 : weight <= middling ? 2 : 3;

interface Weighed extends Candidate {
  readonly weight: number;
}

/** A move without the empty lists, unless the answer depends on them. */
const withoutNothing = (
  move: Description,
  isSame: (shorter: Description) => boolean,
): Description =>
  Object.entries(move).reduce<Description>((so, [key, value]) => {
    const { [key]: _, ...shorter } = so;
    return isList(value) && value.length === 0 && isSame(shorter) ? shorter : so;
  }, move);

/** With only the facts that matter, and how much there is to think of. */
function weighed(game: PractisedGame, candidate: Candidate): Weighed {
  const { situation, answer } = candidate;
  const move = withoutNothing(
    candidate.move,
    (shorter) => clearAnswer(game, situation, shorter) === answer,
  );
  const isSame = (thinner: Description) => clearAnswer(game, thinner, move) === answer;
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

/** In an order that gives nothing away, and that stays the same for the rest when some are added or removed. */
const mixed = (candidates: readonly Candidate[]): Candidate[] =>
  candidates
    .map((each) => ({ each, by: idOf(`${textOf(each)}${each.clause}`) }))
    .sort((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
    .map(({ each }) => each);

const firstOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...grouped(items, keyOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));

/** Some items of a list, evenly spread from its beginning to its end. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_, at) =>
      Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );

/** How many may break a rule in the same way. */
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

/** As many as allowed, the same number for each rule as far as there are enough. */
function ofEachRule(some: readonly Weighed[], most: number): Weighed[] {
  const rules = [...grouped(some, ({ clause }) => clause).values()];
  const longest = Math.max(0, ...rules.map((own) => own.length));
  const inTurn = Array.from({ length: longest }, (_, at) => rules.flatMap((own) => own[at] ?? []));
  return inTurn.flat().slice(0, most);
}

/** One verdict may be at most this many times as frequent as the other. */
const mostOfOneVerdict = 1.5;

/** Always giving the same answer must not pay: in no chapter does one verdict outweigh the other by much. */
function balanced(all: readonly Weighed[], chapterOf: (clause: string) => string): Weighed[] {
  const chapters = [...grouped(all, ({ clause }) => chapterOf(clause)).values()];
  return chapters.flatMap((some) => {
    const legal = some.filter(({ answer }) => answer === 'legal');
    const illegal = some.filter(({ answer }) => answer !== 'legal');
    const most = Math.floor(mostOfOneVerdict * Math.min(legal.length, illegal.length));
    const kept = new Set([...ofEachRule(legal, most), ...ofEachRule(illegal, most)]);
    return some.filter((each) => kept.has(each));
  });
}

/** What is asked, with two wrong reasons for each illegal move; where there are none, the move is not asked about. */
function withReasons(
  game: PractisedGame,
  all: readonly Weighed[],
  chapterOf: (clause: string) => string,
): { readonly each: Weighed; readonly wrong: readonly string[] }[] {
  const reasons = wrongReasons(
    game,
    all.filter(({ answer }) => answer !== 'legal'),
    chapterOf,
  );
  const revealing = tooOftenRight(reasons);
  const asked = balanced(
    all.filter((each) => each.answer === 'legal' || (reasons.has(each) && each !== revealing)),
    chapterOf,
  );
  return asked.length < all.length
    ? withReasons(game, asked, chapterOf)
    : asked.map((each) => ({ each, wrong: reasons.get(each) ?? [] }));
}

/**
 * Situations from random games, spread over rules and difficulty. The same seeds give the same pool.
 */
export function makePool(
  game: PractisedGame,
  {
    games,
    size,
    seed,
    chapterOf,
  }: {
    readonly games: number;
    readonly size: number;
    readonly seed: number;
    readonly chapterOf: (clause: string) => string;
  },
): Practised[] {
  const dice: Rolling = { rng: seeded(seed) };
  const found = candidatesOf(
    game,
    game.players.flatMap((players) =>
      Array.from({ length: games }, (_, at) => ({ players, seed: seed + at })),
    ),
    chapterOf,
  );
  const broken = found.filter(({ answer }) => answer !== 'legal');
  const rules = [...new Set(broken.map(({ clause }) => clause))];
  const candidates = found.filter(
    (each) => each.answer === 'legal' || isAskable(game, each, rules),
  );
  const byClause = grouped(
    firstOf(mixed(candidates), (each) => `${each.clause} ${textOf(each)}`),
    ({ clause }) => clause,
  );
  const most = Math.ceil(size / byClause.size);
  const all = firstOf(
    [...byClause.entries()]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([, some]) => chosen(game, some, most)),
    textOf,
  );
  return withReasons(game, all, chapterOf).map(({ each, wrong }) => {
    const { situation, move, clause, answer, weight } = each;
    const about = { id: idOf(textOf(each)), clause, level: levelOf(weight, game.weights) };
    const reasons = shuffle(dice, [clause, ...wrong]);
    return answer === 'legal'
      ? { ...about, verdict: 'legal', situation, move }
      : { ...about, verdict: 'illegal', reasons, situation, move };
  });
}
