import { resources } from '../notation/tree.ts';
import { type Counts, total } from '../state/counts.ts';
import type { Stock } from '../state/state.ts';
import { no, type Rule, type Violation } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';
import { checkRoom, takeTokens } from './gain.ts';

type Taken = Readonly<Stock>;

/** All that is in the Pack when used in full, any part of it otherwise. */
function parts(pack: Taken, full: boolean): Taken[] {
  const all = { pizza: pack.pizza, toys: pack.toys };
  if (full) return [all];
  const found: Taken[] = [];
  for (let pizza = pack.pizza; pizza >= 0; pizza--)
    for (let toys = pack.toys; toys >= 0; toys--) found.push({ pizza, toys });
  return found;
}

function check(
  counts: Counts,
  rule: Rule,
  pack: Taken,
  take: Taken,
  full: boolean,
): Violation | null {
  // An empty Pack changes nothing, like any action that happens 0 times (play.zero).
  if (total(pack) === 0) return no('play.zero', 'pack-empty', { action: rule });
  for (const resource of resources) {
    const there = pack[resource];
    const need = take[resource];
    if (need > there || (full && need < there))
      return no(rule, 'copy-differs', { resource, taken: need, there });
  }
  if (total(take) === 0) return no(rule, 'copy-nothing');
  return checkRoom(counts, 'pizza', take.pizza) ?? checkRoom(counts, 'toys', take.toys);
}

function takeAll(counts: Counts, { take }: { take: Taken }, sign: 1 | -1): void {
  for (const resource of resources) takeTokens(counts, resource, sign * take[resource]);
}

/** Copy Pack (action.copy-pack). */
export const copyPack: Action<MoveOf<'copy-pack'>> = {
  tries: ({ pack }, _, { full }) => parts(pack, full).map((take) => ({ do: 'copy-pack', take })),
  check: (counts, { take }, _, { full }) =>
    check(counts, 'action.copy-pack', counts.pack, take, full),
  take: takeAll,
};

/** The ways to copy one rival's Pack. */
export const copiesOf = (
  whose: number,
  { packs }: Pick<Counts, 'packs'>,
  full: boolean,
): MoveOf<'copy-rival-pack'>[] => {
  const pack = packs[whose];
  return pack ? parts(pack, full).map((take) => ({ do: 'copy-rival-pack', whose, take })) : [];
};

/** Copy rival Pack (action.copy-rival-pack): the rival loses nothing. */
export const copyRivalPack: Action<MoveOf<'copy-rival-pack'>> = {
  tries: (counts, _, { full }) =>
    counts.packs.flatMap((_pack, whose) =>
      whose === counts.seat ? [] : copiesOf(whose, counts, full),
    ),
  check(counts, { whose, take }, _, { full }) {
    const pack = whose === counts.seat ? undefined : counts.packs[whose];
    if (!pack) return no('action.copy-rival-pack', 'not-a-rival');
    return check(counts, 'action.copy-rival-pack', pack, take, full);
  },
  take: takeAll,
};
