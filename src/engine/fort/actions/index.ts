import type { StepKind } from '../move.ts';
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

/** All actions in one shape, which the search through them reads faster. */
const even = ({ tries, check, most, idle, take, cards, run }: Action): Action => ({
  tries,
  check,
  most,
  idle,
  take,
  cards,
  run,
});

/** Every action by the name of its icon. */
export const actions: Readonly<Record<StepKind, Action>> = {
  gain: even(gain),
  pack: even(pack),
  lookout: even(lookout),
  trash: even(trash),
  'trash-this': even(trashThis),
  'trash-rival': even(trashRival),
  recruit: even(recruit),
  advance: even(advance),
  vp: even(vp),
  spend: even(spend),
  'copy-pack': even(copyPack),
  'copy-rival-pack': even(copyRivalPack),
  convert: even(convert),
};
