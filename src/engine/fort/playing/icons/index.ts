import type { Action } from '../../actions/action.ts';
import { actions } from '../../actions/index.ts';
import type { StepKind } from '../../state/move.ts';
import { lookout, recruit, trash, trashRival, trashThis } from './cards.ts';
import type { GameAction, InGame } from './game-action.ts';
import { advance, vp } from './markers.ts';
import { convert, copyPack, copyRivalPack, gain, pack, spend } from './tokens.ts';

/** One object shape for all: the search reads them faster. */
const whole = ({ tries, check, take }: Action, { most, idle, cards, run }: InGame): GameAction => ({
  tries,
  check,
  take,
  most,
  idle,
  cards,
  run,
});

/** Every action with all that whole games need of it: its rules and what it does on the table. */
export const gameActions: Readonly<Record<StepKind, GameAction>> = {
  gain: whole(actions.gain, gain),
  pack: whole(actions.pack, pack),
  lookout: whole(actions.lookout, lookout),
  trash: whole(actions.trash, trash),
  'trash-this': whole(actions['trash-this'], trashThis),
  'trash-rival': whole(actions['trash-rival'], trashRival),
  recruit: whole(actions.recruit, recruit),
  advance: whole(actions.advance, advance),
  vp: whole(actions.vp, vp),
  spend: whole(actions.spend, spend),
  'copy-pack': whole(actions['copy-pack'], copyPack),
  'copy-rival-pack': whole(actions['copy-rival-pack'], copyRivalPack),
  convert: whole(actions.convert, convert),
};
