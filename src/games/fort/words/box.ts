import type { Box, Step } from '#engine/fort/notation/tree.ts';
import { type Format as Translate, withSayer } from '#i18n/format.ts';

const sayStep = (step: Step, t: Translate): string => {
  switch (step.do) {
    case 'gain':
      return t(`cards:step.gain-${step.what}`, { count: step.times });
    case 'vp':
      return t('cards:step.vp', { count: step.times });
    case 'spend':
      return t(`cards:step.spend-${step.what}`);
    case 'advance':
      if (step.cost === 0) return t('cards:step.advance');
      return step.cost < 0
        ? t('cards:step.advance-less', { count: -step.cost })
        : t('cards:step.advance-more', { count: step.cost });
    default:
      return t(`cards:step.${step.do}`);
  }
};

const contains = (box: Box, test: (step: Step) => boolean): boolean => {
  if ('do' in box) return test(box);
  if ('all' in box) return box.all.some((part) => contains(part, test));
  if ('first' in box) return contains(box.first, test) || contains(box.then, test);
  return contains(box.each, test);
};

/** What applies to all repetitions together comes once, at the end (action.gain-choice, action.convert). */
const withLimits = (text: string, repeated: Box, t: Translate): string => {
  if (contains(repeated, (step) => step.do === 'gain' && step.what === 'any'))
    return t('cards:box.one-kind', { text });
  if (contains(repeated, (step) => step.do === 'convert'))
    return t('cards:box.one-direction', { text });
  return text;
};

/** “… or … for each book” would be ambiguous: such a step comes after the count. */
const offersChoice = (step: Step): boolean =>
  step.do === 'convert' || step.do === 'trash' || (step.do === 'gain' && step.what === 'any');

/** Whether the count comes before what is done: “For each book: …”. */
const countsFirst = (repeated: Box): boolean => !('do' in repeated) || offersChoice(repeated);

const sayPart = (box: Box, t: Translate): string => {
  if ('do' in box) return sayStep(box, t);
  if ('all' in box)
    return box.all
      .map((part) => sayPart(part, t))
      .reduce((first, second) => t('cards:box.all', { first, second }));
  if ('first' in box)
    return t('cards:box.then', { first: sayPart(box.first, t), second: sayPart(box.then, t) });
  const per = t(`cards:per.${box.per}`);
  const text = countsFirst(box.each)
    ? t('cards:box.group-per', { group: sayPart(box.each, t), per })
    : t('cards:box.step-per', { step: sayPart(box.each, t), per });
  return withLimits(text, box.each, t);
};

/** One plain sentence for a box: the same tree that the engine runs, in words. */
export const sayBox = (box: Box | null, t: Translate): string => {
  if (box === null) return t('cards:box.empty');
  const text =
    'per' in box && countsFirst(box.each)
      ? t('cards:box.sentence-per', {
          per: t(`cards:per.${box.per}`),
          group: withLimits(sayPart(box.each, t), box.each, t),
        })
      : t('cards:box.sentence', { text: sayPart(box, t) });
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Texts that are different for a follower: actions, and things that are theirs rather than yours. */
const ofFollowers = /^(?:step\.|per\.|box\.(?:group-per|sentence))/;

/** The same box as a rival carries it out, in the third person: “The follower must gain …”. */
export const sayBoxOfFollower = (box: Box | null, t: Translate): string =>
  sayBox(
    box,
    withSayer(t, (key, values) => {
      const rest = key.replace('cards:', '');
      return t(ofFollowers.test(rest) ? `follower:${rest}` : key, values);
    }),
  );
