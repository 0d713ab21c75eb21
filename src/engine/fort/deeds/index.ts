import { actions } from '../actions/index.ts';
import type { StepKind } from '../move.ts';
import { lookout, recruit, trash, trashRival, trashThis } from './cards.ts';
import type { Deed, FullAction } from './deed.ts';
import { convert, copyPack, copyRivalPack, gain, pack, spend } from './tokens.ts';
import { advance, vp } from './track.ts';

const deeds: Readonly<Record<StepKind, Deed>> = {
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

/** One shape for all, which the search through them reads faster. */
const whole = (kind: StepKind): FullAction => {
  const { tries, check, take } = actions[kind];
  const { most, idle, cards, run } = deeds[kind];
  return { tries, check, take, most, idle, cards, run };
};

/** Every action with all that whole games need of it. */
export const fullActions: Readonly<Record<StepKind, FullAction>> = {
  gain: whole('gain'),
  pack: whole('pack'),
  lookout: whole('lookout'),
  trash: whole('trash'),
  'trash-this': whole('trash-this'),
  'trash-rival': whole('trash-rival'),
  recruit: whole('recruit'),
  advance: whole('advance'),
  vp: whole('vp'),
  spend: whole('spend'),
  'copy-pack': whole('copy-pack'),
  'copy-rival-pack': whole('copy-rival-pack'),
  convert: whole('convert'),
};
