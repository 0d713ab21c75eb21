import type { Choices } from '#engine/fort/format/move.ts';
import { listed } from '#engine/fort/format/spelling.ts';
import { boxNames } from '#engine/fort/notation/tree.ts';
import { type FortCheck, usesOf } from './check.ts';
import type { CheckBox, CheckCard } from './context.ts';
import { getAt } from './data.ts';
import type { Field } from './field.ts';

/** What the questions depend on. */
export interface FormView extends FortCheck {
  /** The card that is played or followed. */
  readonly card?: CheckCard;
  /** Inside an action: its choices, and what its box shows; null: it is unknown which box it is. */
  readonly choices?: Choices;
  readonly box?: CheckBox | null;
}

const recruits = ({ move }: FormView): number =>
  move.recruit === 'none' ? 0 : listed<unknown>(move.recruit).length;
const shows = ({ box }: FormView, icon: string): boolean =>
  box?.steps.some((step) => step === icon) === true;
const copies = (view: FormView): boolean =>
  shows(view, 'copy-pack') || shows(view, 'copy-rival-pack');

/** When questions are asked that are not always asked, if a path in the view can't express it. */
const conditions = {
  // A suit has to be named where a box that is used counts “any one suit”.
  'one-suit': ({ card, move }: FormView) => {
    const used = usesOf(move).map(({ box }) => box);
    return (used.length === 0 ? boxNames : used).some((box) => card?.[box]?.per === 'one-suit');
  },
  declares: ({ card }: FormView) => card?.public !== null && card?.signs.includes('coin') === true,
  recruits: (view: FormView) => recruits(view) > 0,
  'recruits-one': (view: FormView) => recruits(view) === 1,
  // Full or partial is only the leader's question.
  divisible: ({ kind, box }: FormView) => kind !== 'follow' && box?.divisible !== false,
  copies,
  advances: (view: FormView) => shows(view, 'advance') && view.choices?.advance !== false,
};
type Named = keyof typeof conditions;
/** By name, or a path of the view at which something is described: `move.draw`, `move.claim=turn`. */
export type Condition = Named | `${'card' | 'box' | 'move' | 'situation'}${string}`;

const isNamed = (when: Condition): when is Named => when in conditions;

function holds(when: Condition, view: FormView): boolean {
  if (isNamed(when)) return conditions[when](view);
  const [path = '', value] = when.split('=');
  const found = getAt(view, path) ?? '';
  return value ? `${found}` === value : found !== '';
}

/** A gain is either one kind or an amount of each: it is asked in the way in which it was entered. */
function isOtherWay({ at, as }: Field, view: FormView): boolean {
  const said = view.choices?.gain;
  const counted = typeof said === 'object' || (said === undefined && copies(view));
  return view.choices !== undefined && at === 'gain' && as === (counted ? 'pick' : 'tokens');
}

/** Whether a question is shown: where it matters, or where it has been answered. */
export const isAsked = (field: Field, view: FormView, data: unknown): boolean =>
  !isOtherWay(field, view) &&
  (getAt(data, field.at) !== undefined ||
    ((!field.when || holds(field.when, view)) && (!field.icon || shows(view, field.icon))));
