import { type Data, oneOrAll } from '#ask/understood.ts';
import { leadBy, type Unit } from '#ask/unit.ts';
import { amountsIn, placeIn, type Reading } from './reading.ts';

/** “turn pizza into toys”, «2 пиццы на игрушки»: the last of each two is what it becomes. */
export function readConvert(
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
