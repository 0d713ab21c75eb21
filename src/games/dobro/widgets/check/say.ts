import type { Facts } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import type { Sayings } from '#widgets/check/shared/answer-in-words.ts';
import { sayDobroCard } from '../../words/card.ts';
import {
  cardValue,
  sayDobroEffects,
  sayDobroMissing,
  sayDobroOption,
  sayDobroUsually,
  sayDobroViolation,
} from '../../words/verdict.ts';
import type { Alternative } from './alternatives.ts';

export { sayDobroOption };

/** Facts in a verdict that are players. */
const people = ['turn', 'me', 'out', 'forgot', 'forgetful', 'holder', 'took', 'opened', 'counted'];

/** The words for the judge's findings. */
export function sayings(claimed: boolean, t: Format, nameOf: (player: string) => string): Sayings {
  const named = (facts: Facts): Facts =>
    Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [
        key,
        people.includes(key) && typeof fact === 'string'
          ? fact.split(' / ').map(nameOf).join(' / ')
          : fact,
      ]),
    );
  return {
    violation: (each, rival) => sayDobroViolation({ ...each, facts: named(each.facts) }, t, rival),
    missing: (each) => sayDobroMissing(each, t),
    effects: (all, rival) => sayDobroEffects(all, t, rival),
    usually: (usually) => sayDobroUsually(usually, claimed, t),
  };
}

/** What may be done instead. */
export function sayAlternative({ code, facts }: Alternative, t: Format): string {
  const { card, option, ...rest } = facts;
  if (option) return sayDobroOption(option, t);
  if (card === undefined) return t(`check:dobro.edit.${code}`, rest);
  const name = sayDobroCard(card, t);
  const values = { ...rest, card: cardValue(card, t), cards: `${name} + ${name}` };
  return t(`check:dobro.edit.${code}`, values);
}
