import { type Clause, verbOf } from '#ask/clause.ts';
import { type Data, isPart } from '#ask/understood.ts';
import { can, isTool, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith, givenBy } from './boxes.ts';
import { readFacts } from './facts.ts';
import {
  cardsIn,
  factOf,
  isOther,
  movedOf,
  nameOf,
  oneOrAll,
  paymentOf,
  placeIn,
  type Reading,
  tokensOf,
  wordIn,
} from './reading.ts';

const amountsIn = (units: readonly Unit[]): Unit[] => units.filter(({ is }) => is === 'amount');
const placesIn = (units: readonly Unit[]): Unit[] => units.filter(({ is }) => is === 'place');

/** “take three more”, «и тоже убрать две»: of what the card gives, or of what was spoken of last. */
function withKinds({ account, clauses }: Reading, clause: Clause): Unit[] {
  const units = clause.units.filter((unit) => !account.isNoted(unit));
  const number = units.find(({ is }) => is === 'number');
  const isCounting =
    verbOf(clause, 'gain', 'spend', 'pack-up', 'pay') &&
    cardsIn(units).every((card, at) => at > 0 || isTool(card) || leadBy(card, 'with')) &&
    !units.some(({ is }) => is === 'amount' || is === 'cards' || is === 'points');
  if (number === undefined || !isCounting) return units;
  const card = account.move.play;
  const given = verbOf(clause, 'gain') && typeof card === 'string' ? givenBy(card) : undefined;
  const start = number.items[0]?.start ?? 0;
  const told = clauses
    .flatMap((each) => each.units)
    .filter(
      ({ is, id, items }) => is === 'amount' && id !== 'any' && (items[0]?.start ?? 0) < start,
    );
  const [first] = told;
  const kind = given ?? (told.every(({ id }) => id === first?.id) ? first?.id : undefined);
  return kind === undefined
    ? units
    : units.map((unit) => (unit === number ? { ...unit, is: 'amount', id: kind } : unit));
}

/** What is done inside an action, verb by verb. */
export function readChoices(reading: Reading, clause: Clause): undefined {
  const { account, actions } = reading;
  const { verb, negation, isNegated } = clause;
  readBoxes(reading, clause);
  const units = withKinds(reading, clause);
  const cards = cardsIn(units);
  const amounts = amountsIn(units);
  const tokens = tokensOf(units);
  const note = () => account.note(['move'], verb);
  const lookout = placeIn(units, 'lookout');
  const pack = placeIn(units, 'pack');

  // “don't get rid of him”
  const isSelf =
    verbOf(clause, 'discard') &&
    wordIn(units, 'this-card') !== undefined &&
    boxesWith(playedCard(reading), ['trash-this']).length > 0;
  if (
    isSelf ||
    verbOf(clause, 'trash') ||
    (verbOf(clause, 'go', 'discard') && wordIn(units, 'trash'))
  )
    readTrash(reading, clause, units);
  else if (verbOf(clause, 'copy') && pack && isOther(pack.owner)) {
    const { owner } = pack;
    actions.choose('rival', nameOf(owner), ['copy-rival-pack'], verb, pack);
    account.note(
      ['situation', 'rivals'],
      ...units.filter(({ is, id }) => is === 'person' && id === owner.id),
    );
    for (const { id, count, ...unit } of amounts)
      if (id !== 'any')
        account.say(['situation', 'rivals', nameOf(pack.owner), 'pack', id], count ?? 1, {
          id,
          ...unit,
        });
  } else if (verbOf(clause, 'copy') && pack) {
    const [box = 'public'] = boxesWith(playedCard(reading), ['copy-pack']);
    if (reading.kind === 'play') actions.use(box, verb, pack);
    account.pass(['move'], verb, pack);
  } else if (verbOf(clause, 'convert') && amounts.length > 0) readConvert(reading, units, verb);
  else if (
    (verbOf(clause, 'pack-up') && !(lookout && cards.length > 0)) ||
    (verbOf(clause, 'put', 'gain', 'play', 'go') &&
      pack &&
      pack.way !== 'from' &&
      amounts.length > 0)
  ) {
    const payment = paymentOf(units, ['supply', 'stuff']);
    if (payment !== undefined) {
      actions.choose('put-in-pack', payment, ['pack'], verb, ...amounts, ...placesIn(units));
    }
  } else if (
    lookout &&
    lookout.way !== 'from' &&
    cards.length > 0 &&
    !verbOf(clause, 'have') &&
    !(verbOf(clause, 'add') && lookout.way === 'in')
  ) {
    const moved = movedOf(units.filter((unit) => unit !== lookout));
    actions.choose(
      'put-in-lookout',
      oneOrAll(moved),
      ['lookout'],
      verb,
      ...cards,
      ...placesIn(units),
    );
  } else if (
    verbOf(clause, 'recruit') ||
    (verbOf(clause, 'gain') &&
      mayRecruit(reading) &&
      (cards.length > 0 || placeIn(units, 'park-deck')))
  ) {
    const moved = movedOf(units);
    if (moved.length > 0)
      actions.choose(
        'recruit',
        oneOrAll(moved),
        ['recruit'],
        verb,
        ...cards,
        ...placesIn(units),
        wordIn(units, 'top', 'blind'),
        ...units.filter((unit) => unit.is === 'person' && isOther(unit)),
      );
    readGain(reading, units, verb);
  } else if (verbOf(clause, 'spend') && amounts.length > 0) {
    const payment = paymentOf(units, ['stuff', 'pack']);
    if (payment !== undefined)
      actions.choose('spend', payment, ['spend'], verb, ...amounts, ...placesIn(units));
  } else if (verbOf(clause, 'advance') && amounts.length > 0 && isInside(units)) {
    // «в тайнике две пиццы … улучшаю»: what is there, not what is paid.
    readFacts(reading, { ...clause, verb: undefined, units: [...placesIn(units), ...amounts] });
    actions.choose('advance', !isNegated, ['advance'], verb, negation);
  } else if (verbOf(clause, 'pay', 'advance')) {
    const payment = paymentOf(units, ['stuff', 'pack']);
    if (payment !== undefined)
      actions.choose('pay', payment, ['advance'], verb, ...amounts, ...placesIn(units));
    else if (verbOf(clause, 'advance'))
      actions.choose('advance', !isNegated, ['advance'], verb, negation);
    account.note(
      ['move', 'actions'],
      verb,
      ...clause.units.filter(({ is, count }) => is === 'level' && count === undefined),
      ...clause.units.filter((unit) => can(unit, 'advance')),
    );
  } else if (
    verbOf(clause, 'gain') ||
    (amounts.length > 0 && !verbOf(clause, 'have', 'cost', 'reach'))
  ) {
    readGain(reading, units, verb);
    const reward = units.find(({ is }) => is === 'perk' || is === 'rule');
    if (reward && verbOf(clause, 'gain', 'name')) {
      actions.choose('choose', reward.id, ['advance'], reward, verb);
    }
  } else if (verbOf(clause, 'use')) note();
  else if (tokens !== undefined) readGain(reading, units, verb);
  readPoints(reading, clause);
}

const isInside = (units: readonly Unit[]): boolean =>
  units.some(({ is, id, way }) => is === 'place' && way === 'in' && ['stuff', 'pack'].includes(id));

function readGain({ actions }: Reading, units: readonly Unit[], verb: Unit | undefined): undefined {
  const amounts = amountsIn(units).filter(({ id }) => id !== 'any');
  const [first] = amounts;
  if (first === undefined) return;
  actions.choose(
    'gain',
    tokensOf(units) ?? first.id,
    ['gain', 'copy-pack', 'copy-rival-pack'],
    verb,
    ...amounts,
  );
}

const playedCard = ({ account }: Reading): string | undefined => {
  const { play } = account.move;
  return typeof play === 'string' ? play : undefined;
};

/** Whoever “takes” a card recruits it, if the card that is played can do that. */
function mayRecruit(reading: Reading): boolean {
  const card = reading.account.move.play ?? factOf(reading, 'leader', 'played');
  return typeof card !== 'string' || boxesWith(card, ['recruit']).length > 0;
}

/** Points that the action gives; a bare “and score” names the box that has them. */
function readPoints(reading: Reading, clause: Clause): undefined {
  const { account, actions } = reading;
  const points = clause.units.find((unit) => unit.is === 'points' && !account.isNoted(unit));
  if (
    points === undefined ||
    (can(clause.verb, 'have') === true &&
      !clause.units.some(({ is }) => is === 'box') &&
      placeIn(clause.units, 'track'))
  )
    return;
  const none = clause.units[clause.units.indexOf(points) - 1];
  // “no scoring”
  if (isWord(none, 'none', 'not')) account.pass(['move', 'actions'], none, points);
  else if (points.count !== undefined)
    actions.choose('score', points.count, ['vp'], points, clause.verb);
  else if (reading.kind === 'play') {
    const [box = 'private'] = boxesWith(playedCard(reading), ['vp']);
    actions.use(box, points);
  }
}

/** The boxes that are named, in their order; “without the private one” names none. */
export function readBoxes(
  { account, actions }: Reading,
  { units, verb, negation }: Clause,
): undefined {
  for (const [at, unit] of units.entries()) {
    if (account.isNoted(unit)) continue;
    if (isWord(unit, 'in-full', 'in-part')) {
      const ahead = units[at + 1];
      const isBehind = units.slice(Math.max(0, at - 2), at).some(({ is }) => is === 'box');
      if (ahead?.is === 'box' && !isBehind) actions.use(ahead.id, ahead);
      actions.extent(isWord(unit, 'in-full'), unit);
      account.note(['move', 'actions'], wordIn([units[at - 1] ?? unit], 'only'));
    } else if (unit.is === 'box') {
      const isNot =
        leadBy(unit, 'without') ||
        isWord(units[at - 1], 'not') ||
        isWord(units[at + 1], 'not') ||
        can(verb, 'skip') ||
        (negation !== undefined && near(unit, negation));
      if (isNot)
        account.pass(
          ['move', 'actions'],
          unit,
          negation,
          units[at + 1],
          units[at - 1],
          can(verb, 'skip', 'use') ? verb : undefined,
        );
      else actions.use(unit.id, unit);
      const only = [units[at - 1], units[at + 1]].filter((each) =>
        isWord(each, 'only', 'again', 'first', 'once'),
      );
      account.note(['move', 'actions'], ...only);
    } else if (isWord(unit, 'both') && !units.some(({ is }) => is === 'card' || is === 'amount')) {
      actions.use('public', unit);
      actions.use('private');
    }
  }
  account.note(
    ['move', 'actions'],
    ...units.filter(
      (unit) => isWord(unit, 'first', 'again') && units.some(({ is }) => is === 'box'),
    ),
  );
}

const near = (one: Unit, other: Unit): boolean =>
  Math.abs((one.items.at(-1)?.end ?? 0) - (other.items[0]?.start ?? 0)) < 4;

/** Whose Yard a card was told to be in, where the played card can reach it there. */
function rivalWith(reading: Reading, card: Unit | undefined): string | undefined {
  if (boxesWith(playedCard(reading), ['trash-rival']).length === 0) return undefined;
  const rivals = factOf(reading, 'rivals');
  const found = isPart(rivals)
    ? Object.entries(rivals).find(
        ([, side]) =>
          isPart(side) && Array.isArray(side.yard) && side.yard.includes(card?.id ?? ''),
      )
    : undefined;
  return found?.[0];
}

/** The card that is played later in the sentence, or that the trashing is done with. */
const cardToBe = ({ clauses }: Reading): string | undefined =>
  clauses.flatMap((clause) => [
    ...(verbOf(clause, 'play') ? cardsIn(clause.units) : []),
    ...(meansIn(clause) ? [meansIn(clause)] : []),
  ])[0]?.id;

function readTrash(
  reading: Reading,
  { verb, negation, isNegated }: Clause,
  units: readonly Unit[],
): undefined {
  const { account, actions } = reading;
  const cards = cardsIn(units);
  const yard = placeIn(units, 'yard');
  const places = placesIn(units);
  const self = wordIn(units, 'this-card');
  const own = playedCard(reading) ?? cardToBe(reading);
  const leaves = own === undefined || boxesWith(own, ['trash-this']).length > 0;
  const isSelf =
    leaves &&
    (cards.length === 0
      ? amountsIn(units).length === 0 || self !== undefined
      : cards.length === 1 && cards[0]?.id === own);
  // “I don't want to trash anything”: the box is not used.
  if (!leaves && isNegated && cards.length === 0) {
    account.pass(['move', 'actions'], verb, negation, self, wordIn(units, 'none'));
    return;
  }
  if (isSelf && reading.kind === 'play') {
    account.pass(['move', 'actions'], ...cards);
    actions.choose('trash-this', !isNegated, ['trash-this'], verb, negation, self);
    return;
  }
  const from = [verb, ...cards, ...places];
  if (yard && isOther(yard.owner)) {
    const of = nameOf(yard.owner);
    actions.choose(
      'trash-rival',
      cards[0] ? { card: cards[0].id, from: 'yard', of } : { from: 'yard', of },
      ['trash-rival'],
      ...from,
    );
  } else if (cards.length === 1 && rivalWith(reading, cards[0]) !== undefined) {
    const of = rivalWith(reading, cards[0]) ?? '';
    actions.choose('trash-rival', { card: cards[0]?.id ?? '', of }, ['trash-rival'], ...from, self);
  } else if (cards.length > 0) {
    actions.choose('trash', oneOrAll(movedOf(units)), ['trash'], ...from, self);
  } else if (self && reading.kind === 'follow') {
    const { follow } = account.move;
    if (typeof follow === 'string') actions.choose('trash', follow, ['trash'], verb, self);
  }
  if (amountsIn(units).length > 0) readGain(reading, units, verb);
}

/** “turn pizza into toys”, «2 пиццы на игрушки»: the last of each two is what it becomes. */
function readConvert(
  { account, actions }: Reading,
  units: readonly Unit[],
  verb: Unit | undefined,
): undefined {
  const amounts = amountsIn(units).filter(({ id }) => id !== 'any');
  // What it was is not told: there are two kinds.
  if (amounts.length > 1) account.pass(['move', 'actions'], ...amounts);
  const steps = [];
  for (let at = 1; at < amounts.length; at += 2) {
    const [from, into] = [amounts[at - 1], amounts[at]];
    if (from && into) steps.push({ into: into.id, count: from.count ?? into.count });
  }
  const [only] = steps;
  if (only === undefined) {
    const [one] = amounts;
    if (one === undefined) return;
    // “convert 2 pizza”: there are two kinds, so it becomes the other.
    const isTarget = leadBy(one, 'in', 'into', 'to', 'as', 'for') || one.count === undefined;
    const into = isTarget ? one.id : one.id === 'pizza' ? 'toys' : 'pizza';
    if (!isTarget) account.pass(['move', 'actions'], one);
    const value: Data = isTarget || one.count === 1 ? into : { into, times: one.count ?? 1 };
    actions.choose('convert', value, ['convert'], verb, one);
    return;
  }
  const where = placeIn(units, 'stuff', 'pack');
  if (where && steps.length === 1) {
    const isOnce = only.count === undefined || only.count === 1;
    const value: Data = isOnce
      ? { into: only.into, in: where.id }
      : { into: only.into, times: only.count ?? 1, in: where.id };
    actions.choose('convert', value, ['convert'], verb, ...amounts, where);
    return;
  }
  const isPlain = steps.length === 1 && (only.count === undefined || only.count === 1);
  const value = isPlain
    ? only.into
    : oneOrAll(
        steps.map(
          ({ into, count }): Data => (count === undefined ? { into } : { into, times: count }),
        ),
      );
  actions.choose('convert', value, ['convert'], verb, ...amounts);
}

/** A card that the whole clause is done with: «Корешем взять …». */
export const toolIn = (units: readonly Unit[]): Unit | undefined =>
  cardsIn(units).find((card) => isTool(card) && !leadBy(card, 'with', 'as'));

/** What has to be on a card with which something is done. */
const iconsOf: Readonly<Record<string, readonly string[]>> = {
  trash: ['trash', 'trash-rival'],
  'pack-up': ['pack', 'lookout'],
  put: ['pack', 'lookout'],
  add: ['lookout'],
  recruit: ['recruit'],
  advance: ['advance'],
  pay: ['advance'],
  convert: ['convert'],
  spend: ['spend'],
  gain: ['gain', 'copy-pack', 'copy-rival-pack'],
};

/** “trash Rusty with Bones”: the card that can do it is played, where none is said to be. */
export const meansIn = ({ verb, units }: Clause): Unit | undefined => {
  const icons = Object.keys(iconsOf).flatMap((each) => (can(verb, each) ? iconsOf[each] : []));
  return cardsIn(units).find(
    (card) =>
      leadBy(card, 'with') &&
      boxesWith(
        card.id,
        icons.flatMap((icon) => icon ?? []),
      ).length > 0,
  );
};
