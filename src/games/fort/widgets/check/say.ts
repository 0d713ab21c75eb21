import type { Sayings } from '#widgets/check/shared/answer-in-words.ts';
import { sayUsually } from '../../words/conditions.ts';
import { sayEffects } from '../../words/effects.ts';
import { fortValues } from '../../words/values.ts';
import { type FortWords, sayMissing, sayViolation } from '../../words/verdict.ts';
import type { Edit } from './edit.ts';

/** How what the judge finds is said. */
export const sayings = (claimed: boolean, words: FortWords): Sayings => ({
  violation: (violation, rival) => sayViolation(violation, words, rival),
  missing: (missing, all) => sayMissing(missing, words, all),
  usually: (usually) => sayUsually(usually, claimed, words),
  effects: (effects, rival) => sayEffects(effects, words, rival),
});

/** One change in words. */
export function sayEdit({ code, facts }: Edit, words: FortWords): string {
  const { t } = words;
  if (code.startsWith('free-'))
    return t('check:edit.free', { what: t(`check:choice.${code.slice(5)}`) });
  return t(`check:edit.${code}`, fortValues(facts, words));
}

/** Changes that go together. */
export const sayEdits = (edits: readonly Edit[], words: FortWords): string =>
  edits.map((edit) => sayEdit(edit, words)).join(` ${words.t('check:instead.and')} `);
