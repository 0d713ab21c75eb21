import type { Box, CardSymbol, Counter, Step } from '#engine/fort/notation/tree.ts';
import type { ClauseId } from '#generated/fort.ts';
import { countersOf, isSuit, stepsOf } from './box-parts.ts';

/** What must hold so that a box is used in full; the words are `card-pages:full`. */
type FullCode = Step['do'] | 'counted' | 'suit-absent' | 'one-suit' | 'then' | 'empty';

export interface FullCondition {
  readonly code: FullCode;
  readonly rule: ClauseId;
}

const ruleOfStep: Readonly<Record<Step['do'], ClauseId>> = {
  gain: 'board.stuff',
  pack: 'board.pack',
  lookout: 'board.lookout',
  trash: 'action.trash',
  'trash-this': 'action.trash-this',
  'trash-rival': 'action.trash-rival',
  recruit: 'action.recruit',
  'copy-pack': 'action.copy-pack',
  'copy-rival-pack': 'action.copy-rival-pack',
  convert: 'action.convert',
  spend: 'action.spend',
  vp: 'action.vp',
  advance: 'action.advance',
};

/** × may be 0, and a box that happens 0 times is not used in full (play.zero). */
function canBeZero(counter: Counter, symbols: readonly CardSymbol[]): FullCondition[] {
  if (counter === 'one-suit') return [{ code: 'one-suit', rule: 'symbol.one-suit' }];
  if (!isSuit(counter)) return [{ code: 'counted', rule: 'play.zero' }];
  return symbols.includes(counter) ? [] : [{ code: 'suit-absent', rule: 'play.zero' }];
}

const hasThen = (box: Box): boolean => {
  if ('do' in box) return false;
  if ('first' in box) return true;
  return 'all' in box ? box.all.some(hasThen) : hasThen(box.each);
};

/** In full: every step, as often as the box says (play.full). One line per thing that may fail. */
export function fullConditions(box: Box | null, symbols: readonly CardSymbol[]): FullCondition[] {
  if (box === null) return [{ code: 'empty', rule: 'play.blank' }];
  const steps = [...new Set(stepsOf(box).map((step) => step.do))];
  return [
    ...countersOf(box).flatMap((counter) => canBeZero(counter, symbols)),
    ...steps.map((code) => ({ code, rule: ruleOfStep[code] })),
    ...(hasThen(box) ? [{ code: 'then', rule: 'symbol.then' } as const] : []),
  ];
}
