import type { Evidence } from '#ask/account.ts';

/** Where Dobro's words show in a description. */
export const shownBy: Evidence = {
  'place:deck': ['deck', 'draw'],
  'place:hand': ['hand', 'holding', 'hands', 'to', 'from', 'take', 'out'],
  'take-climb': ['take', 'took'],
  climb: ['climb', 'value', 'take', 'took'],
  value: ['value', 'climb', 'as'],
  add: ['climb', 'value'],
  skip: ['skip'],
  draw: ['draw', 'deck', 'forgot', 'late'],
  keep: ['forgetful'],
  forgetful: ['forgetful'],
  middle: ['middle'],
  late: ['late'],
};
