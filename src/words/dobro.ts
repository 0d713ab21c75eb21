import type { Effect, Missing, Violation } from '#engine/core/verdict.ts';
import type { Option } from '#engine/dobro/judging/answer.ts';
import type { Score, Sheet } from '#engine/dobro/scoring/score.ts';
import type { Format as Translate } from '#i18n/format.ts';

type Values = Record<string, string | number>;

/** A card as the reader knows it: numbers as they are, specials by name. */
export const sayDobroCard = (card: string, t: Translate): string =>
  /^\d+$/.test(card) ? card : t(`dobro-verdicts:card.${card}`);

/** Words that stand for someone or somewhere among names: the asker, the middle, nobody. */
const places = ['me', 'middle', 'nobody'];
const sayName = (names: string, t: Translate): string =>
  names
    .split(' / ')
    .map((name) =>
      places.includes(name) ? t(`dobro-verdicts:${name === 'me' ? 'you' : name}`) : name,
    )
    .join(' / ');

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

/** A fact that is still needed; that of a Joker in the climb with the number of its play. */
export function sayDobroMissing({ fact }: Missing, t: Translate): string {
  const play = /^climb\.(\d+)\.as$/.exec(fact)?.[1];
  return play === undefined
    ? t(`dobro-verdicts:missing.${fact}`)
    : t('dobro-verdicts:missing.joker', { play: Number(play) + 1 });
}

/** A play and the value it leaves: “6 + 6 · value 24”. */
export function sayDobroOption({ cards, as, value }: Option, t: Translate): string {
  const values = { cards: cards.map((card) => sayDobroCard(card, t)).join(' + '), value };
  return as === undefined
    ? t('dobro-verdicts:option', values)
    : t('dobro-verdicts:option-as', { ...values, as });
}

/** What a score sheet still needs: a pile of a round, a sum that breaks a tie, or the new hands. */
export function sayDobroNeed(
  path: string,
  { players, hands, rounds }: Sheet,
  { starters }: Score,
  t: Translate,
): string {
  if (path === 'hands') {
    const unseen = starters.filter((seat) => hands?.[seat] === undefined);
    const names = unseen.map((seat) => players[seat] ?? '').join(', ');
    return t('dobro-verdicts:score.needs-hands', { names });
  }
  const [, round, what, seat] = path.split('.');
  const { piles = [] } = rounds[Number(round)] ?? {};
  const without = players.filter((_, at) => piles[at] === undefined);
  if (what === 'piles' && without.length < players.length && without.length > 0)
    return t('dobro-verdicts:score.needs-piles-of', {
      round: Number(round) + 1,
      names: without.join(', '),
    });
  return what === 'sums'
    ? t('dobro-verdicts:score.needs-sum', { player: players[Number(seat)] ?? '' })
    : t('dobro-verdicts:score.needs-piles', { round: Number(round) + 1 });
}
