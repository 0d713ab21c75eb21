import type { Account } from '#ask/account.ts';
import { type Clause, verbOf } from '#ask/clause.ts';
import { type Data, read } from '#ask/understood.ts';
import { can, eachOf, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import type { Actions } from './actions.ts';
import type { Kind } from './kind.ts';

/** A sentence about Fort while it is read. */
export interface Reading {
  readonly account: Account;
  readonly clauses: readonly Clause[];
  readonly kind: Kind;
  readonly actions: Actions;
}

export const isOther = (person: Unit | undefined): person is Unit =>
  person !== undefined && person.id !== 'me';

/** How a description calls a player: by name, or as the first of the rivals. */
export const nameOf = (person: Unit | undefined): string => {
  if (!isOther(person)) return 'me';
  return ['rival', 'leader', 'they'].includes(person.id) ? 'rival 1' : person.id;
};

export const hasName = (person: Unit | undefined): person is Unit =>
  isOther(person) && nameOf(person) !== 'rival 1';

/** Whose turn it is follows from who leads a card. */
export function leads({ account }: Reading, person: Unit | undefined): undefined {
  if (hasName(person)) account.say(['situation', 'turn'], nameOf(person), person);
  else account.note(['situation', 'leader'], person);
}

/** The path of a side of the table. */
export const sideOf = (person: Unit | undefined): string[] =>
  isOther(person) ? ['situation', 'rivals', nameOf(person)] : ['situation', 'me'];

export const cardsIn = (units: readonly Unit[]): Unit[] => units.filter(isKind('card'));

export const wordIn = (units: readonly Unit[], ...words: readonly string[]): Unit | undefined =>
  units.find((unit) => isWord(unit, ...words));

export const placeIn = (units: readonly Unit[], ...places: readonly string[]): Unit | undefined =>
  units.find((unit) => unit.is === 'place' && places.includes(unit.id));

export const amountsIn = (units: readonly Unit[]): Unit[] => units.filter(isKind('amount'));

export const placesIn = (units: readonly Unit[]): Unit[] => units.filter(isKind('place'));

/** Tokens by kind; undefined where no kind or no number is said. */
export function tokensOf(units: readonly Unit[]): { [kind: string]: number } | undefined {
  const amounts = units.filter((unit) => unit.is === 'amount' && unit.id !== 'any');
  const isCounted = amounts.some((unit) => unit.count !== undefined);
  if (amounts.length === 0 || (!isCounted && amounts.length === 1)) return undefined;
  const tokens: { [kind: string]: number } = {};
  for (const { id, count } of amounts) tokens[id] = (tokens[id] ?? 0) + (count ?? 1);
  return tokens;
}

/** Tokens, at least one of each kind that is named: what is paid has to be counted. */
const paidOf = (units: readonly Unit[]): { [kind: string]: number } | undefined => {
  const [only] = units.filter((unit) => unit.is === 'amount' && unit.id !== 'any');
  return tokensOf(units) ?? (only ? { [only.id]: 1 } : undefined);
};

/** “two pizza: one from my Stuff, the other from my Pack”: the sum says nothing more than its parts. */
function withoutSum(units: readonly Unit[]): readonly Unit[] {
  const counted = units.filter(
    (unit) => ['amount', 'cards', 'number'].includes(unit.is) && unit.count !== undefined,
  );
  const [sum, ...parts] = counted;
  const total = parts.reduce((all, { count = 0 }) => all + count, 0);
  return sum && parts.length > 1 && sum.count === total
    ? units.flatMap((unit) =>
        unit === sum
          ? []
          : parts.includes(unit)
            ? [{ ...unit, is: sum.is === 'number' ? 'cards' : sum.is, id: sum.id }]
            : [unit],
      )
    : units;
}

/** Tokens by the place they come from, where one is said. */
export function paymentOf(said: readonly Unit[], places: readonly string[]): Data | undefined {
  const units = withoutSum(said);
  const byPlace: { [place: string]: { [kind: string]: number } } = {};
  let waiting: Unit[] = [];
  let kind: Unit | undefined;
  for (const unit of units) {
    if (unit.is === 'amount') {
      waiting.push(unit);
      kind = unit;
    }
    // “2 pizza from Stuff and 1 from Pack”
    if (unit.is === 'number' && kind && !leadBy(unit, 'to'))
      waiting.push({ ...unit, is: 'amount', id: kind.id });
    if (unit.is !== 'place' || !places.includes(unit.id) || unit.way === 'into') continue;
    const tokens = paidOf(waiting);
    if (tokens) byPlace[unit.id] = { ...byPlace[unit.id], ...tokens };
    waiting = [];
  }
  if (Object.keys(byPlace).length === 0) {
    const first = units.findIndex((unit) => unit.is === 'place' && places.includes(unit.id));
    const [place, amount] = [units[first], units.findIndex(isKind('amount'))];
    const tokens = paidOf(units);
    if (place && place.way === 'from' && first < amount && tokens) return { [place.id]: tokens };
    return tokens;
  }
  const rest = paidOf(waiting);
  return rest ? { ...byPlace, stuff: { ...byPlace.stuff, ...rest } } : byPlace;
}

/** “two kids”, «ещё одну»: cards of which none is named. */
export const unnamedIn = (units: readonly Unit[]): Unit | undefined =>
  cardsIn(units).length > 0
    ? undefined
    : (units.find((unit) => unit.is === 'cards' && unit.count !== undefined) ??
      units.find(isKind('number')) ??
      units.find(isKind('cards')));

/** Cards that move, each with the place it comes from, where one is said. */
export function movedOf(said: readonly Unit[], isAnyone = false): Data[] {
  const units = withoutSum(said);
  const moved: Data[] = [];
  let waiting: string[] = [];
  let before: { from?: string; of?: string } = {};
  const where = (place: Unit): { from: string; of?: string } => ({
    from: place.id,
    ...(place.id === 'yard' && place.owner ? { of: nameOf(place.owner) } : {}),
  });
  const put = (cards: readonly string[], from: object) => {
    for (const card of cards)
      moved.push(
        Object.keys(from).length === 0 ? card : card === '?' ? { ...from } : { card, ...from },
      );
  };
  const unnamed = unnamedIn(units);
  for (const [at, unit] of units.entries()) {
    if (unit.is === 'card') waiting.push(unit.id);
    // “Doc and one more off the top of the Park deck”: that one is not Doc.
    const isOnTop =
      unit.id === 'park-deck' &&
      (leadBy(unit, 'top') ||
        [units[at - 1], units[at - 2]].some(
          (each) => each?.is === 'cards' || isWord(each, 'top', 'blind') || each?.is === 'box',
        ));
    if (isOnTop && waiting.length > 0 && !waiting.includes('?')) {
      put(waiting, before);
      waiting = [];
    }
    if (unit === unnamed) waiting.push(...eachOf('?', unit.count));
    const isFrom =
      unit.is === 'place' && unit.way !== 'into' && unit.id !== 'track' && unit.id !== 'lookout';
    // „od Bartka”: out of his Yard.
    const isFromPerson = unit.is === 'person' && isOther(unit) && unit.leads.includes('from');
    if (!isFrom && !isFromPerson) continue;
    const from = isFrom ? where(unit) : { from: 'yard', of: nameOf(unit) };
    if (waiting.length > 0) put(waiting, from);
    else if (unit.id === 'park-deck') moved.push({ from: 'park-deck' });
    else before = from;
    waiting = [];
  }
  // “recruit from my own Yard”: whoever is there.
  if (isAnyone && moved.length + waiting.length === 0 && before.from !== undefined) return [before];
  put(waiting, before);
  return moved;
}

export const playedCard = ({ account }: Reading): string | undefined => {
  const { play } = account.move;
  return typeof play === 'string' ? play : undefined;
};

export const factOf = ({ account }: Reading, ...path: readonly string[]): Data | undefined =>
  read(account.situation, path);

/** Adds to a list of the description. */
export function append(
  { account }: Pick<Reading, 'account'>,
  path: readonly string[],
  more: readonly Data[],
  ...units: readonly (Unit | undefined)[]
): undefined {
  const before = read(path[0] === 'move' ? account.move : account.situation, path.slice(1));
  const list = (Array.isArray(before) ? before : []).filter((each) => each !== 'more');
  account.say(path, [...list, ...more], ...units);
}

/** “follow ben's penny”, «за Бориным Scout», „naśladować Żuka Ani”: a card that a rival leads. */
export const isLed = (unit: Unit, next: Unit | undefined): boolean =>
  unit.is === 'card' &&
  (isOther(unit.owner) ||
    leadBy(unit, 'after') ||
    (next?.is === 'person' && isOther(next) && next.cases.includes('gen')));

/** “I used Baby Face to grab …” */
const usesCard = ({ verb, units }: Clause): boolean => {
  const used = units.find((unit) => !['word', 'person', 'mark'].includes(unit.is));
  const isHelp = units.some((unit) => unit.id === 'lookout' && unit.way === 'from');
  return can(verb, 'use') && used?.is === 'card' && used.leads.length === 0 && !isHelp;
};

/** A card is laid down to be played, not put somewhere. */
export const isPlayClause = (clause: Clause): boolean =>
  (verbOf(clause, 'play') || usesCard(clause)) && cardsIn(clause.units).length > 0;

/** „po mnie”: who comes before. */
export const isAfter = (unit: Unit): boolean => unit.is === 'person' && leadBy(unit, 'after');

/** «… Потом я?»: nothing but a person who comes then. */
export const isBareNext = (clause: Clause | undefined): boolean =>
  clause !== undefined &&
  // «Потом ходит Аня?»
  (clause.verb === undefined || (clause.verb.id === 'play' && !clause.verb.isPast)) &&
  // „po mnie Bartek?”
  clause.units.some((unit) => isWord(unit, 'then', 'next') || isAfter(unit)) &&
  (clause.actor !== undefined || clause.units.some(isKind('person'))) &&
  clause.units.every(isKind('person', 'word'));
