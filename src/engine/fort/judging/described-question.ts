import { described as choices } from './boxes/described-choices.ts';
import { atBest } from './figures-at-best.ts';
import { withGranted } from './granted.ts';
import { checkBeside } from './moves/perk-beside.ts';
import { takeBack } from './moves/taken-back.ts';
import { checkTurnedUp } from './moves/turned-up.ts';
import { impossible } from './table/impossible-situation.ts';
import { turnOf, withLead } from './table/lead.ts';

/** What a judge needs for questions that say more than which card is played. */
export const described = {
  withGranted,
  withLead,
  turnOf,
  impossible,
  checkBeside,
  checkTurnedUp,
  choices,
  takeBack,
  atBest,
};
