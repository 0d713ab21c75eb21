import type { StepKind } from '../state/move.ts';
import type { Action } from './action.ts';
import { advance } from './advance.ts';
import { convert } from './convert.ts';
import { copyPack, copyRivalPack } from './copy.ts';
import { gain } from './gain.ts';
import { lookout } from './lookout.ts';
import { pack } from './pack.ts';
import { recruit } from './recruit.ts';
import { spend } from './spend.ts';
import { trash } from './trash.ts';
import { trashRival } from './trash-rival.ts';
import { trashThis } from './trash-this.ts';
import { vp } from './vp.ts';

/** Every action by the name of its icon. */
export const actions: Readonly<Record<StepKind, Action>> = {
  gain,
  pack,
  lookout,
  trash,
  'trash-this': trashThis,
  'trash-rival': trashRival,
  recruit,
  advance,
  vp,
  spend,
  'copy-pack': copyPack,
  'copy-rival-pack': copyRivalPack,
  convert,
};
