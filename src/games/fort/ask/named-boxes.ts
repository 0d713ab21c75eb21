import type { Clause } from '#ask/clause.ts';
import { type Data, isPart, listOf } from '#ask/understood.ts';
import { can, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { type Reading, wordIn } from './reading.ts';

/** The boxes that are named, in their order; “without the private one” names none. */
export function readBoxes(
  { account, actions }: Reading,
  { units, verb, negation, isNegated }: Clause,
): undefined {
  for (const [at, unit] of units.entries()) {
    if (account.isNoted(unit)) continue;
    if (isExtent(unit)) {
      const ahead = units[at + 1];
      // “part of the public one, then the whole private one”: if it leads once, it always does.
      const isLeading = units.findIndex((each) => isExtent(each)) < units.findIndex(isKind('box'));
      const isBehind = !isLeading && units.slice(Math.max(0, at - 2), at).some(isKind('box'));
      if (ahead?.is === 'box' && !isBehind) actions.use(ahead.id, can(verb, 'have'), ahead);
      actions.extent(isWord(unit, 'in-full'), unit);
      account.note(['move', 'actions'], wordIn([units[at - 1] ?? unit], 'only'));
    } else if (unit.is === 'box') {
      const isNot =
        leadBy(unit, 'without') ||
        isWord(units[at - 1], 'not') ||
        isWord(units[at + 1], 'not') ||
        can(verb, 'skip', 'decline') ||
        // «общее не использую, только личное»
        (isNegated && can(verb, 'use') && !isWord(units[at - 1], 'only')) ||
        (negation !== undefined && near(unit, negation));
      if (isNot) {
        actions.leave(unit.id);
        account.pass(
          ['move', 'actions'],
          unit,
          negation,
          units[at + 1],
          units[at - 1],
          can(verb, 'skip', 'decline', 'use') ? verb : undefined,
        );
      } else actions.use(unit.id, can(verb, 'have'), unit);
      // “Moose's private action”, where Moose was only added.
      const whose = [units[at - 1], units[at + 1]].find(
        (each) => each?.is === 'card' && isAdded(account.move.add, each.id),
      );
      if (whose && !isNot && !can(verb, 'play', 'add')) actions.whose(unit.id, whose);
      const only = [units[at - 1], units[at + 1]].filter((each) =>
        isWord(each, 'only', 'again', 'first', 'once'),
      );
      account.note(['move', 'actions'], ...only);
      if (isWord(units[at - 1], 'first') || isWord(units[at + 1], 'first')) actions.lead(unit.id);
    } else if (isWord(unit, 'both') && isOfBoxes(units, at)) {
      actions.use('public', false, unit);
      actions.use('private', false);
    }
  }
  account.note(
    ['move', 'actions'],
    ...units.filter((unit) => isWord(unit, 'first', 'again') && units.some(isKind('box'))),
  );
}

const isAdded = (list: Data | undefined, card: string): boolean =>
  listOf(list).some((each) => (isPart(each) ? each.card : each) === card);

const isExtent = (unit: Unit): boolean => isWord(unit, 'in-full', 'in-part');

/** “Scout: both actions”, but not “both Scout and Bug”, nor “Scout and Bug, both”. */
const isOfBoxes = (units: readonly Unit[], at: number): boolean =>
  units.filter(isKind('card')).length < 2 &&
  !units.slice(at).some(isKind('card', 'amount')) &&
  !units.some(isKind('amount'));

const near = (one: Unit, other: Unit): boolean =>
  Math.abs((one.items.at(-1)?.end ?? 0) - (other.items[0]?.start ?? 0)) < 4;
