import type { Box, Step } from '#engine/fort/notation/tree.ts';
import type { Format as Translate } from '#i18n/format.ts';
import type { IconId } from '#icons/index.ts';
import { isSuit } from '../cards/box-parts.ts';
import { sayBox } from '../words/box.ts';
import { type Look, sign, type WalkExample, walkExamples } from './walk.ts';

/** What an icon means. */
type Meaning = (icon: IconId) => string;

/** A step of the way through a box in words. */
export interface LookInWords {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

function sayStep(step: Step, t: Translate, meaning: Meaning): LookInWords {
  const said = { title: t(`icons:names.${step.do}`), text: sayBox(step, t) };
  if ('times' in step && step.times > 1)
    return { ...said, note: t('decoder:walk.times', { count: step.times }) };
  return step.do === 'gain' && step.what === 'any'
    ? { ...said, note: meaning('any-resource') }
    : said;
}

function sayCounter(look: Extract<Look, { look: 'counter' }>, t: Translate): LookInWords {
  const { counter, own } = look;
  const per = t(`cards:per.${counter}`);
  const title = t('decoder:walk.titles.counter');
  if (!isSuit(counter)) return { title, text: t(`decoder:walk.${counter}`, { per }) };
  return own === 0
    ? { title, text: t('decoder:walk.suit-absent', { per }) }
    : { title, text: t('decoder:walk.suit', { per, count: own }) };
}

export function sayLook(look: Look, box: Box, t: Translate, meaning: Meaning): LookInWords {
  switch (look.look) {
    case 'step':
      return sayStep(look.step, t, meaning);
    case 'counter':
      return sayCounter(look, t);
    case 'whole':
      return { title: t('decoder:walk.titles.whole'), text: sayBox(box, t) };
    case 'alone':
    case 'all':
      return {
        title: t(`decoder:walk.titles.${look.look}`),
        text: t(`decoder:walk.${look.look}`),
      };
    case 'cost': {
      const icon = 'do' in box && box.do === 'advance' && box.cost > 0 ? 'cost-plus' : 'cost-minus';
      return { title: t(`icons:names.${icon}`), text: meaning(icon) };
    }
    case 'split-then':
      return { title: t('icons:names.then'), text: t('decoder:walk.split-then') };
    case 'per': {
      const first = look.parts.includes(sign('', 'per'));
      const text = t(first ? 'decoder:walk.per-first' : 'decoder:walk.per');
      return { title: t('icons:names.per'), text };
    }
    case 'group-part':
      return { title: t('icons:names.group'), text: t('decoder:walk.group-part') };
    default:
      return { title: t(`icons:names.${look.look}`), text: t(`decoder:walk.${look.look}`) };
  }
}

/** What × counts to in an example, and where it comes from. */
export interface ExampleInWords {
  readonly amount: string;
  readonly from?: string;
  readonly rounds: WalkExample['rounds'];
}

export const sayExamples = (
  box: Box,
  symbols: Parameters<typeof walkExamples>[1],
  t: Translate,
): ExampleInWords[] =>
  walkExamples(box, symbols).map(({ counter, count, added, rounds }) => ({
    amount: t(`decoder:amount.${counter}`, { count }),
    ...(isSuit(counter)
      ? {
          from:
            added === 0 ? t('decoder:example.alone') : t('decoder:example.added', { count: added }),
        }
      : {}),
    rounds,
  }));
