import { perkIds } from '#generated/fort.ts';
import type { Choices } from '../../format/move.ts';
import type { Table } from '../table/described-table.ts';
import type { Done } from './walk.ts';

/** A made-up rule at level 1, a perk at level 2; there is one of each (fort.level-1, fort.level-2). */
export function checkChosen(
  { on, counts, rivals }: Table,
  card: NonNullable<Choices['choose']>,
  done: readonly Done[],
): void {
  const levels = done.flatMap(({ move, level }) => (move.do === 'advance' ? [level] : []));
  const right = perkIds.some((id) => id === card) ? 2 : 1;
  const level = levels[0] ?? counts.level;
  if (!levels.includes(right))
    on.no(level === 1 ? 'fort.level-1' : 'fort.level-2', 'wrong-reward', { card, level });
  const owner = rivals.find(({ side }) => side['made-up-rule'] === card);
  if (owner) on.no('setup.made-up-rules', 'rule-twice', { player: 'me', rival: owner.name, card });
}
