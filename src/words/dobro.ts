import type { Effect, Missing, Violation } from '../engine/core/verdict.ts';
import type { Option } from '../engine/dobro/judge/answer.ts';
import type { Format as Translate } from '../i18n/format.ts';

type Values = Record<string, string | number>;

/** A card as the reader knows it: numbers as they are, specials by name. */
export const sayDobroCard = (card: string, t: Translate): string =>
  /^\d+$/.test(card) ? card : t(`dobro-verdicts:card.${card}`);

/** Words that stand for someone or somewhere among names: the asker, the middle, nobody. */
const places = ['me', 'middle', 'nobody'];
const sayName = (name: string, t: Translate): string =>
  places.includes(name) ? t(`dobro-verdicts:${name === 'me' ? 'you' : name}`) : name;

/** Figures and names of a verdict as values for its words. */
const valuesOf = (facts: Violation['facts'], t: Translate): Values =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      if (Array.isArray(fact)) return [key, fact.map((one) => sayDobroCard(one, t)).join(', ')];
      if (key === 'card') return [key, sayDobroCard(`${fact}`, t)];
      return [key, typeof fact === 'number' ? fact : sayName(`${fact}`, t)];
    }),
  );

/** Why a play is refused; in a climb with the number of the play. */
export function sayDobroViolation({ code, facts }: Violation, t: Translate): string {
  const said = t(`dobro-verdicts:violation.${code}`, valuesOf(facts, t));
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  return facts.step === undefined || code === 'after-take'
    ? text
    : t('dobro-verdicts:at-step', { step: `${facts.step}`, text });
}

export const sayDobroEffect = ({ code, facts }: Effect, t: Translate): string =>
  t(`dobro-verdicts:effect.${code}`, valuesOf(facts, t));

export const sayDobroMissing = ({ fact }: Missing, t: Translate): string =>
  t(`dobro-verdicts:missing.${fact}`);

/** A play and what it makes the value: “6, 6 → 12”. */
export function sayDobroOption({ cards, as, value }: Option, t: Translate): string {
  const values = { cards: cards.map((card) => sayDobroCard(card, t)).join(' + '), value };
  return as === undefined
    ? t('dobro-verdicts:option', values)
    : t('dobro-verdicts:option-as', { ...values, as });
}
