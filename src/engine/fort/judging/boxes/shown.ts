import { isChoice } from '../../actions/box.ts';
import { printedOn } from '../../cards/printed.ts';
import { iconsIn } from '../../cards/steps.ts';
import type { Choices } from '../../format/move.ts';
import { type Resource, resources, type Step } from '../../notation/tree.ts';
import type { Task } from '../../state/state.ts';
import { no, type Violation } from '../../violation.ts';

type Box = Pick<Task, 'card' | 'box'> & { readonly follows?: boolean };

/** Choices whose names differ from those of their icons. */
const icons: Readonly<Record<string, readonly string[]>> = {
  gain: ['gain', 'copy-pack', 'copy-rival-pack'],
  rival: ['copy-rival-pack', 'trash-rival'],
  pay: ['advance'],
  'put-in-lookout': ['lookout'],
  'put-in-pack': ['pack'],
  score: ['vp'],
  choose: ['advance'],
};

const stepsOf = ({ card, box }: Box): readonly Step[] => iconsIn(printedOn(card)[box]?.box ?? null);

const gainedBy = ({ gain }: Choices): Resource[] =>
  resources.filter((each) => (typeof gain === 'object' ? gain[each] : gain === each));

/** A box can only be used for what it shows. */
export function notShown(task: Box, choices: Choices): Violation[] {
  const { box, follows } = task;
  const steps = stepsOf(task);
  const { full: _full, times: _times, ...described } = choices;
  const refusals = Object.entries(described).flatMap(([name, value]) => {
    const nothing = typeof value === 'object' ? !Object.values(value).some(Boolean) : !value;
    const shown = icons[name] ?? [name];
    return nothing || steps.some((step) => shown.includes(step.do))
      ? []
      : no(follows ? 'follow.when' : 'play.actions', 'not-shown', { box, action: shown[0] ?? '' });
  });
  if (typeof choices.gain === 'object' && gainedBy(choices).length > 1 && steps.some(isChoice))
    refusals.push(no('action.gain-choice', 'gain-mixed', { resource: 'toys', first: 'pizza' }));
  return refusals;
}

/** The description has something done with a box that no added card and nothing on the table makes possible. */
export function isHopeless(task: Box, choices: Choices): boolean {
  const gains = stepsOf(task).filter(({ do: kind }) => icons.gain?.includes(kind));
  const gives = (resource: Resource) =>
    gains.some((step) => step.do !== 'gain' || step.what === 'any' || step.what === resource);
  return notShown(task, choices).length > 0 || !gainedBy(choices).every(gives);
}
