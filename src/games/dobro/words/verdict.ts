import type {
  Condition,
  Effect,
  Facts,
  Granted,
  Missing,
  Usually,
  Violation,
} from '#engine/core/verdict.ts';
import type { Option } from '#engine/dobro/judging/table/judgement.ts';
import type { Format as Translate } from '#i18n/format.ts';
import type { Value, Values } from '#i18n/placeholder.ts';
import { inWords } from '#words/range.ts';
import { withCapital } from '#words/reasons.ts';
import { amountOf, sayUsually } from '#words/usually.ts';
import { isNumber, sayDobroCard } from './card.ts';
import { severalWords } from './several-words.ts';

/** A special card in quotation marks, where the language has them. */
function quoted(card: string, name: string, t: Translate): string {
  // A Joker is a kind of card in any game; Polish quotes only names of this one.
  const key = card === 'joker' ? 'quoted-joker' : 'quoted';
  return t(`dobro-verdicts:${key}`, { name });
}

/** A card within a sentence. */
export const cardValue = (card: string, t: Translate): Value => {
  if (!isNumber(card)) return { word: `dobro/${card}`, dress: (name) => quoted(card, name, t) };
  // Only cards of the game have words.
  return +card >= 2 && +card <= 12 ? { word: `dobro/${card}` } : card;
};

/** Cards in a sentence; equal ones are counted: “two 6s and a Joker”. */
function cardsValue(cards: readonly string[], t: Translate): Value {
  return [...new Set(cards)].flatMap((card): Value[] => {
    const count = cards.filter((one) => one === card).length;
    const several = severalWords[count - 2];
    const value = cardValue(card, t);
    return several === undefined
      ? Array.from({ length: count }, () => value)
      : [t(`dobro-verdicts:several.${several}`, { card: value })];
  });
}

/** Words for someone or somewhere among names: the asker, the middle, nobody. */
const places = ['middle', 'nobody'];

/** A player, or several, in the order in which the judge found them. */
function personValue(names: string, t: Translate): Value {
  const said = names.split(/, | \/ /).map((name): Value => {
    if (name === 'me') return { word: 'you' };
    const figure = inWords(name, t);
    if (figure !== name) return figure;
    return places.includes(name) ? t(`dobro-verdicts:${name}`) : { word: 'player', name };
  });
  const [only] = said;
  return said.length === 1 && only !== undefined ? only : said;
}

/** The mover; not named where it may be one of several. */
const moverValue = (rival: string, t: Translate): Value =>
  rival.includes(' / ') ? { word: 'next-player' } : personValue(rival, t);

/** Where the forgetful card is: with a player, in the middle of the table, with nobody. */
const whereabouts = (holder: string, t: Translate): string =>
  places.includes(holder)
    ? t(`dobro-verdicts:at.${holder}`)
    : t('dobro-verdicts:at.player', { player: personValue(holder, t) });

/** Facts that are shown as they are. */
const verbatim = ['found', 'places', 'values'];

/** Figures and names of a verdict as values for its words. */
function valuesOf(facts: Facts, t: Translate): Values {
  const values: Record<string, Value> = {};
  for (const [key, fact] of Object.entries(facts)) {
    if (typeof fact === 'number') values[key] = fact;
    else if (key === 'values' && Array.isArray(fact))
      values[key] = fact.map((one) => {
        if (one === '?') return t('dobro-verdicts:not-known');
        return one === '0' ? t('dobro-verdicts:none-yet') : `${one}`;
      });
    else if (key === 'cards' && Array.isArray(fact)) values[key] = cardsValue(fact.map(String), t);
    // The values that are possible, the lowest first.
    else if (Array.isArray(fact)) values[key] = fact.toSorted((one, other) => +one - +other);
    else if (key === 'card') values[key] = cardValue(`${fact}`, t);
    else if (verbatim.includes(key)) values[key] = `${fact}`;
    else {
      values[key] = personValue(`${fact}`, t);
      values[`${key}At`] = whereabouts(`${fact}`, t);
    }
  }
  return values;
}

/** A number of equal cards: “four 12s”. */
function severalOf({ card, count }: Facts, t: Translate): Values {
  if (card === undefined || typeof count !== 'number') return {};
  const copies = Array.from({ length: count }, () => `${card}`);
  return { several: cardsValue(copies, t) };
}

/** Cards that are missing from a hand, in the right case: two equal ones, or each by itself. */
function lackedIn(code: string, { cards }: Facts, t: Translate): Values {
  if (code !== 'not-in-hand' || !Array.isArray(cards)) return {};
  const [first, second] = cards.map((card) => cardValue(`${card}`, t));
  const alike = cards.length === 2 && cards[0] === cards[1] && first !== undefined;
  if (alike) return { cards: t('dobro-verdicts:two-lacking', { card: first }) };
  return { cards: [first, second].filter((card) => card !== undefined) };
}

/** Sums that are impossible together, each with its player. */
function sumsOf({ players, sums }: Facts, t: Translate): Values {
  if (!Array.isArray(players) || !Array.isArray(sums)) return {};
  const said = players.map((name, at) =>
    t('dobro-verdicts:sum-of', { player: { word: 'player', name }, sum: sums[at] ?? '' }),
  );
  return { sums: said };
}

function whyNot({ code, facts }: Violation, t: Translate, rival: string | undefined): string {
  const values = {
    ...valuesOf(facts, t),
    ...severalOf(facts, t),
    ...lackedIn(code, facts, t),
    ...sumsOf(facts, t),
  };
  const noDeck = code === 'deck-short' && facts.due === 0;
  // Reasons that address the mover have other words for a rival's move.
  const ofRival = `dobro-verdicts:rival-violation.${noDeck ? 'deck-was-empty' : code}`;
  if (rival !== undefined && t.knows(ofRival))
    return t(ofRival, { ...values, mover: moverValue(rival, t) });
  // A pile of known cards has one sum.
  const isFixed = code === 'sum-out-of-range' && facts.least === facts.most;
  if (isFixed) return t('dobro-verdicts:sum-is-fixed', values);
  return t(`dobro-verdicts:${noDeck ? 'deck-was-empty' : `violation.${code}`}`, values);
}

/** Why a play is refused; in a climb with the number of the play. */
export function sayDobroViolation(violation: Violation, t: Translate, rival?: string): string {
  const { code, facts } = violation;
  const text = withCapital(whyNot(violation, t, rival));
  return facts.step === undefined || code === 'after-take'
    ? text
    : t('dobro-verdicts:at-step', { step: `${facts.step}`, text });
}

/** Effects that are about the mover; the others are about the table. */
const personal = [
  'draws',
  'takes-climb',
  'opens-next',
  'forgets',
  'forgets-unless-empty',
  'fewer-forget',
];
const isPersonal = ({ code }: Pick<Effect, 'code'>): boolean => personal.includes(code);

/**
 * What happens. How many cards should have been drawn is left out where it depends on the number of players. At the end of
 * a whole climb it is unknown who took the cards.
 */
export function sayDobroEffect({ code, facts }: Effect, t: Translate, rival?: string): string {
  const { whole, undrawn, ...figures } = facts;
  const unsaid = code.startsWith('forgets') && typeof facts.due !== 'number';
  const none = code === 'draws' && facts.count === 0;
  const key = `${code}${unsaid ? '-some' : ''}${none ? '-none' : ''}${undrawn ? '-undrawn' : ''}${whole ? '-whole' : ''}`;
  const values = valuesOf(figures, t);
  return withCapital(
    rival !== undefined && !whole && isPersonal({ code })
      ? t(`dobro-verdicts:rival-effect.${key}`, { ...values, player: moverValue(rival, t) })
      : t(`dobro-verdicts:effect.${key}`, values),
  );
}

/** All that happens; a value that ends the list of values is not repeated. */
export function sayDobroEffects(all: readonly Effect[], t: Translate, rival?: string): string[] {
  const values = all.find(({ code }) => code === 'steps')?.facts.values;
  const last = Array.isArray(values) ? values.at(-1) : undefined;
  const isSaid = ({ code, facts }: Effect) =>
    (code === 'value' && `${facts.value}` === last) || (code === 'no-value' && last === '0');
  return all.filter((one) => !isSaid(one)).map((one) => sayDobroEffect(one, t, rival));
}

/** A fact that is still needed; for a Joker in the climb, with the number of its play. */
export function sayDobroMissing({ fact }: Missing, t: Translate): string {
  const play = /^climb\.(\d+)\.as$/.exec(fact)?.[1];
  return play === undefined
    ? t(`dobro-verdicts:missing.${fact}`)
    : t('dobro-verdicts:missing.joker', { play: Number(play) + 1 });
}

/** What is assumed where the question leaves it open: “you have 10 and a Joker in your hand”. */
export const sayDobroGranted = ({ fact, value }: Granted, t: Translate): string =>
  t(`dobro-verdicts:granted.${fact}`, {
    cards: cardsValue([value].flat().map(String), t),
  });

/** The key of the words for what would change an answer, by the fact and what it says. */
function conditionKey(condition: Condition): string | undefined {
  const { fact, is } = condition;
  if (is === 'amount') {
    const [kind] = amountOf(condition) ?? [];
    if (kind === undefined) return undefined;
    if (fact === 'hands') return `theirs-${kind}`;
    return fact === 'hand' ? `held-${kind}` : `value-${kind}`;
  }
  if (fact === 'value' || fact === 'climb') return 'nothing-played';
  return fact === 'direction' || fact === 'me' ? 'turn' : fact;
}

/** The usual answer, and what would change it. */
export const sayDobroUsually = (usually: Usually, claimed: boolean, t: Translate): string[] =>
  sayUsually(usually, claimed, t, (condition) => {
    const key = conditionKey(condition);
    const [, count = 0] = amountOf(condition) ?? [];
    return key === undefined ? undefined : t(`dobro-verdicts:when.${key}`, { count });
  });

/** A play and the value it leaves: “6 + 6 · value 24”. */
export function sayDobroOption({ cards, as, value }: Option, t: Translate): string {
  const said = cards.map((card) =>
    isNumber(card) ? card : quoted(card, sayDobroCard(card, t), t),
  );
  const values = { cards: said.join(' + '), value };
  if (value === 0) return t('dobro-verdicts:option-none', values);
  return as === undefined
    ? t('dobro-verdicts:option', values)
    : t('dobro-verdicts:option-as', { ...values, as });
}
