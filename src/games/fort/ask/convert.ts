import { type Data, oneOrAll } from '#ask/understood.ts';
import { leadBy, type Unit } from '#ask/unit.ts';
import { amountsIn, placeIn, type Reading } from './reading.ts';

/** “turn pizza into toys”, «2 пиццы на игрушки»: the last of each two is what it becomes. */
export function readConvert(
  { account, actions }: Reading,
  units: readonly Unit[],
  verb: Unit | undefined,
): undefined {
  const amounts = amountsIn(units).filter((unit) => unit.id !== 'any');
  // The question leaves open what it was: there are two kinds.
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
  const where = steps.length === 1 ? placeIn(units, 'stuff', 'pack') : undefined;
  const told = steps.map(
    ({ into, count }): Data => ({
      into,
      ...(count === undefined || (count === 1 && steps.length === 1) ? {} : { times: count }),
      ...(where ? { in: where.id } : {}),
    }),
  );
  const isPlain = told.every((step) => Object.keys(step).length === 1) && steps.length === 1;
  const value = isPlain ? only.into : oneOrAll(told);
  actions.choose('convert', value, ['convert'], verb, ...amounts, where);
}
