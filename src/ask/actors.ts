import type { Clause, Stretch } from './clause.ts';
import { can, isKind, isMark, isWord, leadBy, type Unit } from './unit.ts';

/** He, she and they are whoever was spoken of last, “there” and „do niej” are the last place. */
export function withPersons(units: readonly Unit[]): Unit[] {
  let last: Unit | undefined;
  let place: Unit | undefined;
  /** Who has what is spoken of. */
  let holder: Unit | undefined;
  /** Whether that place was spoken of after any card. */
  let isPlace = false;
  const kin: string[] = [];
  const known = (person: Unit): Unit => {
    if (person.id === 'they') return last === undefined ? person : { ...person, id: last.id };
    if (person.id === 'me') return person;
    last = apart(person, kin);
    return last;
  };
  return leadersOf(units).map((unit) => {
    const isFrom = isWord(unit, 'from-there');
    const isThere = isFrom || isWord(unit, 'there');
    const isIn =
      unit.is === 'person' && unit.id === 'they' && isPlace && leadBy(unit, 'in', 'into');
    if ((isThere || isIn) && place) {
      const { way, ...named } = place;
      const ways = isFrom ? { way: 'from' as const } : {};
      return { ...named, ...ways, leads: [], cases: [], items: unit.items };
    }
    if (unit.is === 'place')
      // «у Бори во дворе …, оттуда …»: out of his.
      place =
        unit.owner?.id === 'they'
          ? { ...unit, owner: known(unit.owner) }
          : unit.owner === undefined && holder
            ? { ...unit, owner: { ...holder, isOwner: true } }
            : unit;
    if (unit.is === 'place' || unit.is === 'card') isPlace = unit.is === 'place';
    if (isMark(unit)) holder = undefined;
    if (unit.is === 'person') {
      const who = known(unit);
      holder = who.id === 'me' || who.isOwner ? undefined : who;
      return who;
    }
    return unit.owner ? { ...unit, owner: known(unit.owner) } : unit;
  });
}

/** “my sister …, my brother …”: two who have no name are two players. */
function apart(person: Unit, kin: string[]): Unit {
  if (person.id !== 'rival') return person;
  const word = person.items.at(-1)?.text.toLowerCase().split(' ').at(-1)?.slice(0, 3) ?? '';
  if (!kin.includes(word)) kin.push(word);
  const at = kin.indexOf(word);
  return at === 0 ? person : { ...person, id: `rival ${at + 1}` };
}

/** «мама лидер», «лидер — дед»: one player, said twice. */
function leadersOf(units: readonly Unit[]): Unit[] {
  const isOther = (unit: Unit | undefined): boolean =>
    unit?.is === 'person' && !['me', 'they', 'leader'].includes(unit.id) && !unit.isOwner;
  const joined: Unit[] = [];
  for (const unit of units) {
    const isLeader = unit.is === 'person' && unit.id === 'leader' && unit.leads.length === 0;
    const before = joined.at(-1);
    const between = before && (isMark(before) || can(before, 'be')) ? joined.at(-2) : before;
    const at = between ? joined.lastIndexOf(between) : -1;
    if (isLeader && between && isOther(between))
      joined.splice(at, joined.length - at, {
        ...between,
        items: [...between.items, ...unit.items],
      });
    else if (isOther(unit) && between?.id === 'leader')
      joined.splice(at, joined.length - at, { ...unit, items: [...between.items, ...unit.items] });
    else joined.push(unit);
  }
  return joined;
}

export const isSubject = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.is === 'person' || isWord(unit, 'ask', 'not', 'already', 'only', 'nobody'));

/** “Ben can't follow with Kitty”, «не могу сыграть Шпиона»: no wish to leave it, but a doubt whether it is allowed. */
const forbids = (not: Unit, units: readonly Unit[]): boolean =>
  units.some(isKind('card')) &&
  (can(not, 'permission') || isWord(units[units.indexOf(not) + 1], 'permission'));

/** What a player does, and no thing. */
const deeds = ['play', 'add', 'follow', 'decline', 'recruit', 'gain', 'declare', 'discard', 'use'];

/** «… во дворе у Бори, можно позвать?»: whose it is does nothing. */
const isAskedDeed = (verb: Unit | undefined, isAsked: boolean): boolean =>
  isAsked && can(verb, ...deeds, 'put', 'trash', 'copy') && !verb?.isPast && !can(verb, 'have');

export function withActors(stretches: readonly Stretch[]): Clause[] {
  let last: { actor: Unit; sentence: number } | undefined;
  /** The player who was named last, and whether it is his turn that was told last. */
  let spoken: Unit | undefined;
  let isTurn = false;
  /** Who did what was told last, named or not. */
  let told: { actor: Unit | undefined; sentence: number } | undefined;
  /** Whose something was spoken of last. */
  let owned: Unit | undefined;
  return stretches.map(({ units, sentence }) => {
    const verbAt = units.findIndex(isKind('verb'));
    const verb = units[verbAt];
    const isAsked = units.some((unit) => isWord(unit, 'ask'));
    const persons = units.filter((unit) => unit.is === 'person' && !unit.isOwner);
    const before = persons.filter((unit) => verbAt < 0 || units.indexOf(unit) < verbAt);
    const nominative = (unit: Unit) => unit.cases.length === 0 || unit.cases.includes('nom');
    const subject =
      before.findLast(
        (unit) =>
          nominative(unit) &&
          (unit.leads.length === 0 ||
            (unit.leads.every((lead) => lead === 'after') &&
              units[units.indexOf(unit) + 1] === verb)),
      ) ??
      before.findLast((unit) => unit.leads.includes('of-whom') && !isAskedDeed(verb, isAsked)) ??
      // “Moose was played by Ann”, «сыгран Аней», „zagrany przez Anię”
      (verb?.isPassive
        ? persons.find(
            (unit) =>
              unit.id !== 'me' &&
              (leadBy(unit, 'with') || (unit.cases.includes('ins') && unit.leads.length === 0)),
          )
        : undefined) ??
      // «…, а Свете повторить Обжоркой», „czy Oli wolno naśladować”, “is it okay for Sam to recruit”
      before.findLast(
        (unit) =>
          ((unit.cases.includes('dat') && unit.leads.length === 0) ||
            (verb?.isAim && leadBy(unit, 'for'))) &&
          units.slice(units.indexOf(unit) + 1, verbAt).every((each) => isWord(each, 'ask')) &&
          !verb?.isPast &&
          !verb?.isFirst,
      ) ??
      // «Теперь ходит Аня», „teraz ma ją Bartek”
      (verb && !verb.isFirst && !isAsked
        ? persons.find((unit) => nominative(unit) && unit.leads.length === 0 && unit.id !== 'me')
        : undefined);
    let actor = subject;
    const nobody = units.slice(0, Math.max(0, verbAt)).find((unit) => isWord(unit, 'nobody'));
    if (actor === undefined && nobody && (verb?.isPast || verb?.isThird) && !isAsked)
      actor = { ...nobody, is: 'person', id: 'nobody' };
    // “it was 4, 4 and 8”
    const isIt = isWord(units[verbAt - 1], 'this-card') || verb?.isDefinite === true;
    const inherits = verb && !verb.isFirst && !isAsked && !isIt && last?.sentence === sentence;
    // “… and didn't take anything”
    const isJoined = isWord(units[0], 'and', 'but') && isWord(units[1], 'not') && verbAt === 2;
    // “can Olga follow by discarding Moose?”
    if (verb?.isGerund && before.length === 0 && told?.sentence === sentence) actor ??= told.actor;
    if (
      actor === undefined &&
      inherits &&
      (verb.isPast ||
        verb.isThird ||
        isJoined ||
        last?.actor.id === 'me' ||
        // “…, just to get rid of him”
        verb.isAim ||
        units.some((unit) => isWord(unit, 'purpose')))
    )
      actor = last?.actor;
    // „tura Agaty, zagrała …”: whoever was spoken of last.
    const isSomebody =
      verb?.isPast &&
      !verb.isFirst &&
      !verb.isPassive &&
      can(verb, ...deeds) &&
      (verb.isThird ?? isTurn);
    if (isSomebody) actor ??= spoken;
    spoken =
      units
        .flatMap((unit) => (unit.is === 'person' ? [unit] : unit.owner ? [unit.owner] : []))
        .findLast((unit) => !['me', 'they', 'nobody'].includes(unit.id)) ?? spoken;
    isTurn = units.some((unit) => isWord(unit, 'turn-of')) && spoken !== undefined;
    // „… plecak Bartka, ma w nim dwie zabawki”
    const isTheirs = verb?.id === 'have' && (verb.isThird || verb.isPast) && !verb.isFirst;
    const owner = isTheirs && !isAsked && !isIt ? owned : undefined;
    actor ??= owner;
    owned = units.findLast((unit) => unit.owner !== undefined)?.owner ?? owned;
    if (verb) told = { actor, sentence };
    if (actor && verb) last = { actor, sentence };
    else if (verb?.isFirst && last) last = undefined;
    const near = units.slice(Math.max(0, verbAt - 3), verbAt + 4);
    const end = near.findIndex((unit, at) => isMark(unit) && at > near.indexOf(verb as Unit));
    const negation =
      verb && near.slice(0, end < 0 ? undefined : end).find((unit) => isWord(unit, 'not'));
    return {
      verb,
      actor,
      isNegated: negation !== undefined && !forbids(negation, units),
      negation,
      isAsked,
      units: units.filter(
        (unit) => unit !== verb && unit !== subject && unit !== negation && !isMark(unit),
      ),
      sentence,
    };
  });
}
