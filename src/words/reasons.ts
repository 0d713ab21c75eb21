import type { Effect, Violation } from '#engine/core/verdict.ts';

/** A sentence that says why, and the clauses that say so. */
export interface Reason {
  readonly text: string;
  readonly rules: readonly string[];
}

/** What two clauses say in the same words is said once. */
export function joinReasons(said: readonly { text: string; rule: string }[]): Reason[] {
  const rules = new Map<string, Set<string>>();
  for (const { text, rule } of said)
    rules.set(text, (rules.get(text) ?? new Set<string>()).add(rule));
  return [...rules].map(([text, all]) => ({ text, rules: [...all] }));
}

/** Cards that fare alike are told together: “You put Bug and Worm on your discard pile.” */
export function withCardsTogether(effects: readonly Effect[]): Effect[] {
  const found: { effect: Effect; like: string; cards: string[] }[] = [];
  for (const effect of effects) {
    const { card, ...rest } = effect.facts;
    const isNamed = typeof card === 'string' && card !== '' && card !== '?';
    const like = JSON.stringify([effect.code, rest]);
    const before = isNamed
      ? found.find(({ cards, ...one }) => cards[0] && one.like === like && !cards.includes(card))
      : undefined;
    if (isNamed && before) before.cards.push(card);
    else found.push({ effect, like, cards: isNamed ? [card] : [] });
  }
  return found.map(({ effect, cards }) =>
    cards.length > 1 ? { ...effect, facts: { ...effect.facts, card: cards } } : effect,
  );
}

/** How a game says what a move does and why it can't be; of a rival, where one moves. */
export interface Tellings {
  readonly violation: (violation: Violation, rival?: string) => string;
  readonly effect: (effect: Effect, rival?: string) => string;
}

/** Whether the sentences about a move name the rival who makes it: they do where they differ from those for the asker. */
export const namesRival = (
  move: { readonly effects: readonly Effect[]; readonly violations: readonly Violation[] },
  rival: string,
  say: Tellings,
): boolean =>
  move.effects.some((one) => say.effect(one, rival) !== say.effect(one)) ||
  move.violations.some((one) => say.violation(one, rival) !== say.violation(one));
