import { type Clause, verbOf } from '#ask/clause.ts';
import { can, isKind, isWord, type Unit } from '#ask/unit.ts';
import { readFacts } from './facts.ts';
import { append, cardsIn, factOf, placeIn, type Reading, wordIn } from './reading.ts';

const isTable = (clause: Clause): boolean => verbOf(clause, 'have', 'run-out', 'reach');

/** “My Yard: Tiny and Doc. Can I …?”: what is there, before or after what is done. */
const isTold = ({ clauses }: Reading, clause: Clause, yard: Unit): boolean =>
  !wordIn(clause.units, 'all') &&
  (yard.way === 'in' ||
    (yard.way === undefined &&
      clause.units.find(isKind('card', 'place')) === yard &&
      clauses.some((each) => each !== clause && each.verb !== undefined)));

/** Cards of the own Yard that go to the discard pile. */
export function readCleanup(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { verb, units, isNegated, negation } = clause;
  const cards = cardsIn(units);
  const places = units.filter(isKind('place'));
  const yard = placeIn(units, 'yard');
  if (
    (isTable(clause) && !verbOf(clause, 'keep', 'stay') && !wordIn(units, 'let')) ||
    (verb === undefined && yard && isTold(reading, clause, yard))
  )
    return readFacts(reading, clause);
  const all = wordIn(units, 'all');
  const from = [
    verb,
    negation,
    all,
    wordIn(units, 'none', 'only', 'not'),
    wordIn(units, 'let'),
    ...cards,
    ...places,
    ...units.filter(isKind('cards')),
  ];
  const known = account.move.cleanup;
  if (verbOf(clause, 'keep', 'stay') || wordIn(units, 'let')) {
    // What stays needs no saying, where it is said what goes.
    const isSaid = units.some(
      (unit) => unit.is === 'cards' || isWord(unit, 'all', 'others', 'none', 'this-card', 'both'),
    );
    // “… Spike stays”: who stays was taken for one that goes.
    if (cards.length === 0 && known !== undefined && !isSaid) return;
    // “do I have to clear my Yard or can I leave everything?”
    if (all && known === 'all') account.say(['move', 'cleanup'], 'none', ...from);
    else if (cards.length > 0 || known !== undefined) account.pass(['move', 'cleanup'], ...from);
    else if (units.some((unit) => unit.is === 'cards' && unit.count !== undefined))
      account.note(['move', 'cleanup'], ...from);
    else account.say(['move', 'cleanup'], 'none', ...from);
    return;
  }
  if (isNegated || wordIn(units, 'none')) account.say(['move', 'cleanup'], 'none', ...from);
  else if (cards.length > 0)
    append(
      reading,
      ['move', 'cleanup'],
      cards.map((unit) => unit.id),
      ...from,
    );
  else if (known === undefined && (verb !== undefined || all))
    account.say(['move', 'cleanup'], 'all', ...from);
  else account.note(['move', 'cleanup'], ...from);
}

const keys: Readonly<Record<string, string>> = { yard: 'to-yard', discard: 'to-pile' };

/** The card that was played and those that were added to it. */
const playedIn = (reading: Reading): string[] =>
  [factOf(reading, 'me', 'played') ?? [], factOf(reading, 'me', 'added') ?? []]
    .flat()
    .filter((card) => typeof card === 'string');

/** Two cards that the question puts in hand, or those that were played. */
function bothOf(reading: Reading): string[] {
  const hand = factOf(reading, 'me', 'hand');
  const told = Array.isArray(hand) ? hand.filter((card) => typeof card === 'string') : [];
  return told.length === 2 && !told.includes('more') ? told : playedIn(reading);
}

/** Which card goes where at the end of a turn. */
export function readDiscard(reading: Reading, clause: Clause): undefined {
  const { verb, units } = clause;
  const cards = cardsIn(units);
  if (isTable(clause) && !verbOf(clause, 'stay')) return readFacts(reading, clause);
  if (verb === undefined && placeIn(units, 'hand')?.way === 'in') return readFacts(reading, clause);
  if (verbOf(clause, 'add') && cards.length > 0)
    return append(
      reading,
      ['situation', 'me', 'added'],
      cards.map((unit) => unit.id),
      verb,
      ...cards,
    );
  const put = (key: string, list: readonly Unit[], ...from: readonly (Unit | undefined)[]) => {
    if (list.length > 0)
      append(
        reading,
        ['move', 'discard', key],
        list.map((unit) => unit.id),
        ...list,
        ...from,
        verb,
        wordIn(units, 'then'),
      );
  };
  if (verbOf(clause, 'keep', 'stay')) {
    put('keep', cards, ...units.filter(isKind('place')));
    return;
  }
  // “… and not discard it”: it was said that it is kept.
  if (clause.isNegated && cards.length === 0 && verbOf(clause, 'discard')) {
    reading.account.pass(['move', 'discard'], verb, clause.negation);
    return;
  }
  const lookout = placeIn(units, 'lookout');
  if (lookout && (lookout.way === 'from' || verbOf(clause, 'discard'))) {
    put('from-lookout', cards, lookout, ...units.filter(isKind('place')));
    return;
  }
  let waiting: Unit[] = [];
  let before: Unit | undefined;
  for (const unit of units) {
    if (unit.is === 'card') waiting.push(unit);
    // “I played Moose and added Scout, both go …”
    if (waiting.length === 0 && isWord(unit, 'both', 'this-card'))
      waiting.push(...bothOf(reading).map((id): Unit => ({ ...unit, is: 'card', id })));
    const key = unit.is === 'place' && unit.way !== 'from' ? keys[unit.id] : undefined;
    if (key === undefined) continue;
    if (waiting.length > 0) put(key, waiting, unit);
    else before = unit;
    waiting = [];
  }
  put(keys[before?.id ?? ''] ?? 'to-pile', waiting, before);
}

export function readDraw(reading: Reading, clause: Clause): undefined {
  const { account } = reading;
  const { verb, units, isNegated, negation } = clause;
  if (verbOf(clause, 'reshuffle')) {
    account.say(['move', 'reshuffle'], !isNegated, verb, negation, placeIn(units, 'discard'));
    return;
  }
  if (isTable(clause)) return readFacts(reading, clause);
  if (verb === undefined && placeIn(units, 'deck', 'discard', 'hand'))
    return readFacts(reading, clause);
  if (!verbOf(clause, 'draw', 'gain')) return;
  const none = wordIn(units, 'none');
  const count = units.find(
    (unit) => (unit.is === 'cards' || unit.is === 'number') && unit.count !== undefined,
  );
  const it = wordIn(units, 'this-card');
  // “one card is left … do I draw it?”
  if (!none && !count && it && factOf(reading, 'me', 'deck') === 1)
    account.say(['move', 'draw'], 1, verb, it, wordIn(units, 'only'));
  if (none || count)
    account.say(
      ['move', 'draw'],
      // “I draw these two, shuffle and draw three more”
      (count?.count ?? 0) + (account.move.reshuffle ? Number(account.move.draw ?? 0) : 0),
      verb,
      count,
      none,
      negation,
      ...units.filter(isKind('place')),
    );
  // “6 cards instead of 5”
  account.note(['move', 'draw'], ...units.filter(isKind('cards')));
  const instead = wordIn(units, 'instead');
  if (instead) account.pass(['move', 'draw'], instead, ...units.slice(units.indexOf(instead)));
}

/** Phases by the verbs that are done in them. */
const phaseOfVerb: Readonly<Record<string, string>> = {
  play: 'play',
  recruit: 'recruit',
  draw: 'draw',
  discard: 'discard',
  'clean-up': 'cleanup',
};

export function readSkip(reading: Reading, clause: Clause): undefined {
  const { account, clauses } = reading;
  const { verb, units, isNegated, negation } = clause;
  if (isTable(clause)) return readFacts(reading, clause);
  const phase =
    units.find(isKind('phase')) ??
    // “skip my discard phase”, «пропустить сброс»
    (verbOf(clause, 'skip')
      ? (wordIn(units, 'turn-end') ??
        units.find((unit) => unit.is === 'place' && unit.id === 'discard' && !units[0]?.way))
      : undefined);
  const verbs = Object.entries(phaseOfVerb);
  const named = verbs.find(([each]) => can(verb, each));
  const isSaid = account.move.skip !== undefined;
  if (phase)
    account.say(
      ['move', 'skip'],
      phase.is === 'phase' ? phase.id : 'discard',
      phase,
      verb,
      negation,
    );
  else if (
    named &&
    (isNegated || clauses.some((other) => verbOf(other, 'skip'))) &&
    cardsIn(units).length === 0
  ) {
    if (!isSaid)
      account.say(
        ['move', 'skip'],
        named[1],
        verb,
        negation,
        wordIn(units, 'none'),
        ...units.filter(isKind('cards')),
      );
  } else if (verbOf(clause, 'skip')) {
    const other = clauses.flatMap(({ verb: each, units: own }) => [
      ...own.filter(isKind('phase')).map((unit) => unit.id),
      ...verbs.flatMap(([name, id]) => (can(each, name) ? [id] : [])),
    ]);
    if (!isSaid && other[0] !== undefined) account.say(['move', 'skip'], other[0], verb);
  } else return readFacts(reading, clause);
  account.note(['move', 'skip'], verb, negation, ...(isNegated ? [wordIn(units, 'none')] : []));
}
