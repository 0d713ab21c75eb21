import type { Teller } from '#ask/game.ts';
import { sayUsually } from '../words/conditions.ts';
import { sayViolation } from '../words/verdict.ts';
import { meaningOfTerm } from './meaning.ts';

const isNamed = (id: string): boolean => /^(?:card|perk|rule):/.test(meaningOfTerm(id) ?? '');

/** Says why in the words of the checker. */
export const telling: Teller = (t) => {
  const words = {
    t,
    name: (id: string) => (isNamed(id) ? id : undefined),
  };
  return {
    violation: (violation, rival) => sayViolation(violation, words, rival),
    usually: (usually, claimed) => sayUsually(usually, claimed, words),
  };
};
