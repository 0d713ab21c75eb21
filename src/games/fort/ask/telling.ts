import type { Teller } from '#ask/game.ts';
import { sayUsually } from '../words/conditions.ts';
import { sayEffects } from '../words/effects.ts';
import { isTitled } from '../words/titles.ts';
import { sayViolation } from '../words/verdict.ts';
import { meaningOfTerm } from './meaning.ts';

const isNamed = (id: string): boolean => /^(?:card|perk|rule):/.test(meaningOfTerm(id) ?? '');

/** Says why and what happens in the words of the checker. */
export const telling: Teller = (t) => {
  const words = {
    t,
    name: (id: string) => (isNamed(id) ? id : undefined),
    titled: isTitled,
  };
  return {
    violation: (violation, rival) => sayViolation(violation, words, rival),
    effects: (effects, rival) => sayEffects(effects, words, rival),
    usually: (usually, claimed) => sayUsually(usually, claimed, words),
  };
};
