import type { Teller } from '#ask/game.ts';
import { sayDobroEffects, sayDobroUsually, sayDobroViolation } from '../words/verdict.ts';

/** Says why and what happens in the words of the checker. */
export const telling: Teller = (t) => ({
  violation: (violation, rival) => sayDobroViolation(violation, t, rival),
  effects: (effects, rival) => sayDobroEffects(effects, t, rival),
  usually: (usually, claimed) => sayDobroUsually(usually, claimed, t),
});
