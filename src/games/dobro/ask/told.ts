import type { Clause } from '#ask/clause.ts';
import { can, isWord, type Unit } from '#ask/unit.ts';
import { isCard } from './plays.ts';

export const isOther = (person: Unit | undefined): person is Unit =>
  person !== undefined && person.id !== 'me';

export const nameOf = (person: Unit | undefined): string => {
  if (!isOther(person)) return 'me';
  return ['rival', 'they'].includes(person.id) ? 'rival 1' : person.id;
};

/** “I”, «я», „ja”: who does something; «у меня» has something. */
export const isBareMe = ({ items }: Unit): boolean =>
  items.some(({ text }) => /^(?:i|я|ja)$/iu.test(text));

export const wordIn = (units: readonly Unit[], ...words: readonly string[]): Unit | undefined =>
  units.find((unit) => isWord(unit, ...words));

export const placeIn = (units: readonly Unit[], place: string): Unit | undefined =>
  units.find(({ is, id }) => is === 'place' && id === place);

/** Ways to lay down a card. */
export const laying = ['play', 'discard', 'put', 'add', 'use', 'name', 'count-as', 'declare'];

/** “Ida already played after me”: too late for whoever forgot to draw. */
export const isOver = ({ actor, verb, units }: Clause): boolean =>
  isOther(actor) &&
  !units.some(isCard) &&
  (wordIn(units, 'late') !== undefined ||
    (can(verb, 'play') && verb?.isPast === true && wordIn(units, 'already') !== undefined));

/** “is he right?”, «он прав?», „ma rację?” */
const isHis = (unit: Unit): boolean => isWord(unit, 'theirs');

/** “Pete threw a 5 and said it's 10 now, is he right?”: what somebody else did is asked about. */
export function isTheirs(clause: Clause, clauses: readonly Clause[]): boolean {
  const later = clauses.slice(clauses.indexOf(clause) + 1);
  return (
    later.every(({ units, verb }) => !units.some(isCard) && !can(verb, ...laying)) &&
    [clause, ...later].some(({ units }) => units.some(isHis))
  );
}
