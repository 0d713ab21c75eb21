import { type Clause, verbOf } from '#ask/clause.ts';
import { type Data, oneOrAll } from '#ask/understood.ts';
import { byPlace, can, isKind, isTool, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith, givenBy } from './boxes.ts';
import { readConvert } from './convert.ts';
import { readBoxes } from './named-boxes.ts';
import {
  amountsIn,
  cardsIn,
  factOf,
  isOther,
  movedOf,
  nameOf,
  paymentOf,
  placeIn,
  placesIn,
  playedCard,
  type Reading,
  tokensOf,
  wordIn,
} from './reading.ts';
import { readTrash } from './trash.ts';

/** “take three more”, «и тоже убрать две»: of what the card gives, or of what was spoken of last. */
function withKinds({ account, clauses }: Reading, clause: Clause): Unit[] {
  const units = clause.units.filter((unit) => !account.isNoted(unit));
  const number = units.find(isKind('number'));
  const isCounting =
    (clause.verb === undefined ||
      verbOf(clause, 'gain', 'spend', 'pack-up', 'pay') ||
      (verbOf(clause, 'put') && placeIn(units, 'pack'))) &&
    cardsIn(units).every((card, at) => at > 0 || isTool(card) || leadBy(card, 'with')) &&
    !units.some(isKind('amount', 'cards', 'points'));
  if (number === undefined || !isCounting) return units;
  const card = account.move.play;
  const given = verbOf(clause, 'gain') && typeof card === 'string' ? givenBy(card) : undefined;
  const told = clauses
    .flatMap((each) => each.units)
    .filter((unit) => unit.is === 'amount' && unit.id !== 'any');
  const isBefore = (unit: Unit): boolean => byPlace(unit, number) < 0;
  // “do I get two, and may I choose toys?”
  const near = told.some(isBefore) ? told.filter(isBefore) : told;
  const [first] = near;
  const kind = given ?? (near.every((unit) => unit.id === first?.id) ? first?.id : undefined);
  return kind === undefined
    ? units
    : units.map((unit) => (unit === number ? { ...unit, is: 'amount', id: kind } : unit));
}

/** A clause that may tell what is done inside an action. */
interface Doing {
  readonly reading: Reading;
  readonly clause: Clause;
  readonly units: readonly Unit[];
  readonly cards: readonly Unit[];
  readonly amounts: readonly Unit[];
  readonly lookout: Unit | undefined;
  readonly pack: Unit | undefined;
}

/** Something that can be done inside an action: how players put it, what a description calls it, which icon does it. */
interface Deed {
  readonly key: string;
  readonly icons: readonly string[];
  readonly isTold: (doing: Doing) => boolean;
  /** Undefined where it is not said of what. */
  readonly value: (doing: Doing) => Data | undefined;
  readonly takes?: (doing: Doing) => readonly (Unit | undefined)[];
}

const gainIcons = ['gain', 'copy-pack', 'copy-rival-pack'];

const deeds: readonly Deed[] = [
  {
    key: 'put-in-pack',
    icons: ['pack'],
    isTold: ({ reading, clause, lookout, cards, pack, amounts }) =>
      (verbOf(clause, 'pack-up') && !(lookout && cards.length > 0)) ||
      (amounts.length > 0 &&
        (pack
          ? verbOf(clause, 'put', 'gain', 'play', 'go') && pack.way !== 'from'
          : can(clause.verb, 'put') &&
            boxesWith(usedCard(reading), ['pack']).length > 0 &&
            placesIn(clause.units).every((unit) => unit.id === 'supply'))),
    value: (unit) => paymentOf(unit.units, ['supply', 'stuff']),
  },
  {
    key: 'put-in-lookout',
    icons: ['lookout'],
    isTold: ({ clause, lookout, cards }) =>
      lookout !== undefined &&
      lookout.way !== 'from' &&
      cards.length > 0 &&
      !verbOf(clause, 'have') &&
      !(verbOf(clause, 'add') && lookout.way === 'in'),
    value: (each) => oneOrAll(movedOf(each.units.filter((unit) => unit !== each.lookout))),
  },
  {
    key: 'recruit',
    icons: ['recruit'],
    isTold: ({ reading, clause, cards, units }) =>
      verbOf(clause, 'recruit') ||
      (verbOf(clause, 'gain') &&
        mayRecruit(reading) &&
        (cards.length > 0 || placeIn(units, 'park-deck') !== undefined)),
    value: ({ units }) => {
      const moved = movedOf(units);
      return moved.length > 0 ? oneOrAll(moved) : undefined;
    },
    takes: (each) =>
      each.units.filter(
        (unit) => isWord(unit, 'top', 'blind') || (unit.is === 'person' && isOther(unit)),
      ),
  },
  {
    key: 'spend',
    icons: ['spend'],
    isTold: (unit) => verbOf(unit.clause, 'spend') && unit.amounts.length > 0,
    value: (unit) => paymentOf(unit.units, ['stuff', 'pack']),
  },
  {
    key: 'pay',
    icons: ['advance'],
    isTold: ({ reading, clause, amounts, units }) =>
      amounts.length > 0 &&
      !isInside(units) &&
      (verbOf(clause, 'pay', 'advance') ||
        // “I advance: a pizza from my Pack, two toys from my Stuff”
        (clause.verb === undefined &&
          reading.actions.chosen('advance').includes(true) &&
          placesIn(units).some((unit) => unit.way === 'from' && /^(?:stuff|pack)$/.test(unit.id)))),
    value: (unit) => paymentOf(unit.units, ['stuff', 'pack']),
  },
  {
    key: 'advance',
    icons: ['advance'],
    isTold: (unit) => verbOf(unit.clause, 'advance'),
    value: () => true,
  },
];

/** «в тайнике две пиццы … улучшаю»: what is there, not what is paid. */
const isInside = (units: readonly Unit[]): boolean =>
  units.some((unit) => unit.way === 'in' && ['stuff', 'pack'].includes(unit.id));

/** What is done inside an action, verb by verb. */
export function readChoices(reading: Reading, clause: Clause): undefined {
  const { account, actions } = reading;
  const { verb, negation, isNegated } = clause;
  readBoxes(reading, clause);
  const units = withKinds(reading, clause);
  const doing: Doing = {
    reading,
    clause,
    units,
    cards: cardsIn(units),
    amounts: amountsIn(units),
    lookout: placeIn(units, 'lookout'),
    pack: placeIn(units, 'pack'),
  };
  const { amounts, cards } = doing;
  const deed = deeds.find((unit) => unit.isTold(doing));
  // “don't get rid of him”
  const isSelf =
    verbOf(clause, 'discard', 'keep') &&
    wordIn(units, 'this-card') !== undefined &&
    boxesWith(playedCard(reading), ['trash-this']).length > 0;
  if (
    isSelf ||
    verbOf(clause, 'trash') ||
    (verbOf(clause, 'go', 'discard') && wordIn(units, 'trash'))
  ) {
    readTrash(reading, clause, units);
    readGain(reading, units, clause);
  } else if (verbOf(clause, 'copy') && doing.pack) readCopied(doing, doing.pack);
  else if (verbOf(clause, 'convert') && amounts.length > 0) readConvert(reading, units, verb);
  else if (deed) {
    const value = deed.value(doing);
    const isPaid = ['put-in-pack', 'spend', 'pay'].includes(deed.key);
    const from = [
      verb,
      wordIn(units, 'this-card'),
      ...amounts,
      ...cards,
      // “2 pizza from my Stuff and 1 from my Pack”
      ...(isPaid && amounts.length > 0 ? units.filter(isKind('number', 'cards')) : []),
      ...placesIn(units),
      ...(deed.takes?.(doing) ?? []),
      ...clause.units.filter(
        (unit) =>
          deed.icons.includes('advance') &&
          (unit.is === 'level' ? unit.count === undefined : can(unit, 'advance')),
      ),
    ];
    if (isNegated) actions.deny(deed.key, deed.icons, negation, wordIn(units, 'none'), ...from);
    else if (value !== undefined) actions.choose(deed.key, value, deed.icons, ...from);
    if (deed.key === 'recruit') readGain(reading, units, clause);
  } else if (
    verbOf(clause, 'gain') ||
    (amounts.length > 0 && !verbOf(clause, 'have', 'cost', 'reach'))
  )
    readGained(doing);
  else if (verbOf(clause, 'use') || (verbOf(clause, 'pay') && actions.chosen('pay').length > 0))
    account.note(['move'], verb);
  else if (tokensOf(units) !== undefined) readGain(reading, units, clause);
  readPoints(reading, clause);
}

function readGained({ reading, clause, units }: Doing): undefined {
  const { verb } = clause;
  readGain(reading, units, clause);
  const reward = units.find(isKind('perk', 'rule'));
  if (reward && verbOf(clause, 'gain', 'name'))
    reading.actions.choose('choose', reward.id, ['advance'], reward, verb);
}

function readCopied({ reading, clause: { verb }, units, amounts }: Doing, pack: Unit): undefined {
  const { account, actions } = reading;
  const { owner } = pack;
  if (!isOther(owner)) {
    const [box = 'public'] = boxesWith(playedCard(reading), ['copy-pack']);
    if (reading.kind === 'play') actions.use(box, false, verb, pack);
    account.pass(['move'], verb, pack);
    return;
  }
  actions.choose('rival', nameOf(owner), ['copy-rival-pack'], verb, pack);
  account.note(
    ['situation', 'rivals'],
    ...units.filter((unit) => unit.is === 'person' && unit.id === owner.id),
  );
  for (const amount of amounts)
    if (amount.id !== 'any')
      account.say(
        ['situation', 'rivals', nameOf(owner), 'pack', amount.id],
        amount.count ?? 1,
        amount,
      );
}

function readGain(
  { actions }: Reading,
  units: readonly Unit[],
  { verb, isNegated, negation }: Clause,
): undefined {
  const amounts = amountsIn(units).filter((unit) => unit.id !== 'any');
  const [first] = amounts;
  if (first === undefined) return;
  const not = negation ?? (verb ? undefined : wordIn(units, 'not'));
  const from = [verb, not, ...amounts];
  if (isNegated || (not && !verb)) actions.deny('gain', gainIcons, ...from);
  else actions.choose('gain', tokensOf(units) ?? first.id, gainIcons, ...from);
}

/** The card that is played or followed. */
const usedCard = (reading: Reading): string | undefined => {
  const card = reading.account.move.play ?? factOf(reading, 'leader', 'played');
  return typeof card === 'string' ? card : undefined;
};

/** Whoever “takes” a card recruits it, if the card that is played can do that. */
function mayRecruit(reading: Reading): boolean {
  const card = usedCard(reading);
  return card === undefined || boxesWith(card, ['recruit']).length > 0;
}

/** Points that the action gives; a bare “and score” names the box that has them. */
function readPoints(reading: Reading, clause: Clause): undefined {
  const { account, actions } = reading;
  const all = clause.units.filter((unit) => unit.is === 'points' && !account.isNoted(unit));
  // “for the points, 3 points”
  const points = all.find((unit) => unit.count !== undefined) ?? all[0];
  if (
    points === undefined ||
    (can(clause.verb, 'have') === true &&
      !clause.units.some(isKind('box')) &&
      placeIn(clause.units, 'track'))
  )
    return;
  const none = clause.units[clause.units.indexOf(points) - 1];
  // “no scoring”
  if (clause.isNegated || isWord(none, 'none', 'not'))
    actions.deny('score', ['vp'], ...all, none, clause.verb, clause.negation);
  else if (points.count !== undefined)
    actions.choose('score', points.count, ['vp'], ...all, clause.verb);
  else if (reading.kind === 'play') {
    const [box = 'private'] = boxesWith(playedCard(reading), ['vp']);
    actions.use(box, false, points);
  }
}
