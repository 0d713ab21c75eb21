import type { PerkId } from '#generated/fort.ts';
import { iconsOn } from '../../cards/ids.ts';
import type { DescribedMove } from '../../format/move.ts';
import type { PhaseName } from '../../format/vocabulary.ts';
import type { StepKind } from '../../state/move.ts';
import { stillWaiting } from '../table/deciding.ts';
import { helpful, type Table } from '../table/described-table.ts';
import { inPhase } from '../table/timing.ts';

/** Perks that work on their owner's turn only, with the phase they work in; Recycling works in all phases. */
export const ownTurn: { readonly [perk in PerkId]?: PhaseName | '' } = {
  'birthday-party': 'recruit',
  bribe: 'play',
  diy: 'play',
  'do-over': 'play',
  recycling: '',
  'sticky-fingers': 'play',
};

/** Perks that can be named with another move: they belong to it, or may be used at any time during it. */
function besides(move: DescribedMove): readonly PerkId[] | undefined {
  if ('play' in move) return ['do-over', ...helpful];
  if ('follow' in move) return ['copy-cat', 'xxl-backpack'];
  return 'recruit' in move ? ['birthday-party'] : undefined;
}

/** Perks that change an action, which the card must then show. */
const changes: { readonly [perk in PerkId]?: StepKind } = {
  bribe: 'lookout',
  'sticky-fingers': 'pack',
};

/** Checks a perk that is named with another move. */
export function checkBeside(table: Table, move: DescribedMove): void {
  const perk = 'perk' in move && move.perk;
  const perks = besides(move);
  if (!perk || !perks) return;
  checkTiming(table, perk);
  if (perk === 'birthday-party') inPhase(table, 'recruit', 'perk.birthday-party');
  const changed = changes[perk];
  const shown =
    !('play' in move) || !changed || iconsOn(move.play).some((icon) => icon.do === changed);
  if (!shown || !perks.includes(perk)) table.on.no(`perk.${perk}`, 'not-beside', { card: perk });
  if ('play' in move && perk === 'do-over') checkDoOver(table);
}

/** Checks that the mover has the perk and that this is the time for it. */
export function checkTiming(table: Table, perk: PerkId): void {
  const { on, situation } = table;
  const { turn = 'me' } = situation;
  if (table.perk() !== perk) on.no(`perk.${perk}`, 'no-perk', { card: perk });
  if (perk in ownTurn && turn !== 'me') on.no(`perk.${perk}`, 'not-your-turn', { player: turn });
}

/** Do-Over comes after the first card and all following (perk.do-over). */
export function checkDoOver(table: Table): void {
  const { on, me, rivals, situation } = table;
  const { played } = me;
  const { leader = {} } = situation;
  const names = rivals.map(({ name }) => name);
  const waiting = stillWaiting(table, leader, names);
  if (waiting) on.no('perk.do-over', 'still-deciding', { player: waiting });
  if (played === 'none' || leader.diy || (!played && !on.whether('me.played')))
    on.no('perk.do-over', 'nothing-played');
  if (leader.resolving) on.no('perk.do-over', 'resolving', { card: me.played ?? '' });
}
