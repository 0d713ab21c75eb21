import type { Teller } from '#ask/game.ts';
import { sayDobroUsually, sayDobroViolation } from '../words/verdict.ts';

/** Says why in the words of the checker. */
export const telling: Teller = (t) => ({
  violation: (violation, rival) => sayDobroViolation(violation, t, rival),
  usually: (usually, claimed) => sayDobroUsually(usually, claimed, t),
});
