import type { Clause, Stretch } from './clause.ts';
import { can, isMark, isWord, type Unit } from './unit.ts';

/** He, she and they are whoever was spoken of last, and “there” is the last place. */
export function withPersons(units: readonly Unit[]): Unit[] {
  let last: Unit | undefined;
  let place: Unit | undefined;
  const known = (person: Unit): Unit => {
    if (person.id === 'they') return last === undefined ? person : { ...person, id: last.id };
    if (person.id !== 'me') last = person;
    return person;
  };
  return units.map((unit) => {
    if (isWord(unit, 'there') && place) {
      const { way, ...named } = place;
      return { ...named, leads: [], cases: [], items: unit.items };
    }
    if (unit.is === 'place') place = unit;
    if (unit.is === 'person') return known(unit);
    return unit.owner ? { ...unit, owner: known(unit.owner) } : unit;
  });
}

export const isSubject = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.is === 'person' || isWord(unit, 'ask', 'not', 'already', 'only', 'nobody'));

/** “Ben can't follow with Kitty”, «не могу сыграть Шпиона»: no wish to leave it, but a doubt whether it is allowed. */
const forbids = (not: Unit, units: readonly Unit[]): boolean =>
  units.some(({ is }) => is === 'card') &&
  (can(not, 'permission') || isWord(units[units.indexOf(not) + 1], 'permission'));

export function withActors(stretches: readonly Stretch[]): Clause[] {
  let last: { actor: Unit; sentence: number } | undefined;
  /** Whose something was spoken of last. */
  let owned: Unit | undefined;
  return stretches.map(({ units, sentence }) => {
    const verbAt = units.findIndex(({ is }) => is === 'verb');
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
      before.findLast((unit) => unit.leads.includes('of-whom')) ??
      // «…, а Свете повторить Обжоркой»
      before.findLast(
        (unit) =>
          unit.cases.includes('dat') &&
          unit.leads.length === 0 &&
          units[units.indexOf(unit) + 1] === verb &&
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
    const isIt = isWord(units[verbAt - 1], 'this-card');
    const inherits = verb && !verb.isFirst && !isAsked && !isIt && last?.sentence === sentence;
    // “… and didn't take anything”
    const isJoined = isWord(units[0], 'and', 'but') && isWord(units[1], 'not') && verbAt === 2;
    if (
      actor === undefined &&
      inherits &&
      (verb.isPast || verb.isThird || isJoined || last?.actor.id === 'me')
    )
      actor = last?.actor;
    // „… plecak Bartka, ma w nim dwie zabawki”
    const owner = verb?.id === 'have' && verb.isThird && !isAsked ? owned : undefined;
    actor ??= owner;
    owned = units.findLast((unit) => unit.owner !== undefined)?.owner ?? owned;
    if (actor && verb) last = { actor, sentence };
    else if (verb?.isFirst && last) last = undefined;
    const nots = units.filter((unit) => isWord(unit, 'not'));
    const negation = nots.find((unit) => verb && Math.abs(units.indexOf(unit) - verbAt) <= 3);
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
