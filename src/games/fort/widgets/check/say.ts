import type { Sayings } from '#widgets/check/shared/answer-in-words.ts';
import { sayUsually } from '../../words/conditions.ts';
import { sayEffects } from '../../words/effects.ts';
import { type FortWords, sayMissing, sayViolation } from '../../words/verdict.ts';

/** The judge's findings in words. */
export const sayings = (claimed: boolean, words: FortWords): Sayings => ({
  violation: (violation, rival) => sayViolation(violation, words, rival),
  missing: (missing, all) => sayMissing(missing, words, all),
  usually: (usually) => sayUsually(usually, claimed, words),
  effects: (effects, rival) => sayEffects(effects, words, rival),
});
