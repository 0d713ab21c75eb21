import type { Effect, Fact, Granted, Missing, Violation } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';

/** What sentences about Fort are made with: a translator, and the printed names of cards. */
export interface FortWords {
  readonly t: Format;
  /** The name of a kid, Best Friend, made-up rule, perk or player; undefined for any other word. */
  readonly name: (id: string) => string | undefined;
}

type Values = Record<string, string | number>;

/** Which list of words a fact belongs to, by its name; none: a card, a perk or a made-up rule. Others are people. */
const wordLists: Readonly<Record<string, string>> = {
  resource: 'resource',
  shown: 'resource',
  leader: 'resource',
  suits: 'suit',
  from: 'place',
  place: 'place',
  box: 'box',
  boxes: 'box',
  phase: 'phase',
  needs: 'phase',
  figure: 'figure',
  line: 'line',
  card: '',
  other: '',
  first: '',
};

const resources = ['pizza', 'toys'];

function sayWord(key: string, word: string, { t, name }: FortWords): string {
  if (word === 'me') return t('verdicts:you');
  // An action is told by its step or by its clause.
  if (key === 'action') return t(`verdicts:action.${word.replace('action.', '')}`);
  if (key === 'to' || key === 'first')
    if (resources.includes(word)) return t(`verdicts:resource.${word}`);
  if (key === 'to') return t(`verdicts:place.${word}`);
  const list = wordLists[key];
  if (list) return t(`verdicts:${list}.${word}`);
  const named = name(word);
  return named && list === '' ? t('verdicts:quoted', { name: named }) : (named ?? word);
}

/** “Ann, Ben and you”. */
function sayList(words: readonly string[], t: Format): string {
  const last = words.at(-1) ?? '';
  return words.length < 2
    ? last
    : t('verdicts:list', { first: words.slice(0, -1).join(', '), last });
}

const isList = (fact: Fact): fact is readonly string[] => Array.isArray(fact);

/** “2 pizza, 1 toy and 1 of either kind”; a discount makes it less (board.cost, symbol.cost). */
function sayPrice(pizza: number, toys: number, all: number, t: Format): string {
  const rest = all - pizza - toys;
  const said = Object.entries({ pizza, toys, any: rest }).filter(([, count]) => count > 0);
  const amounts = said.map(([kind, count]) => t(`verdicts:amount.${kind}`, { count }));
  const price = sayList(amounts, t) || t('verdicts:nothing');
  return rest < 0 ? `${price}, ${t('verdicts:amount.less', { count: -rest })}` : price;
}

/** The figures of a verdict as values for its sentence; amounts of a resource are spelled out. */
function valuesOf(facts: Violation['facts'], words: FortWords): Values {
  const { t } = words;
  const values: Values = {};
  const resource = [facts.resource, facts.to].find(
    (fact) => typeof fact === 'string' && resources.includes(fact),
  );
  for (const [key, fact] of Object.entries(facts)) {
    if (isList(fact)) {
      values[key] = sayList(
        fact.map((word) => sayWord(key, word, words)),
        t,
      );
    } else if (typeof fact === 'number') {
      values[key] = fact;
      if (resource !== undefined)
        values[`${key}Amount`] = t(`verdicts:amount.${resource}`, { count: fact });
    } else if (fact === '' || fact === '?') {
      values[key] = t('verdicts:some-card');
    } else values[key] = sayWord(key, `${fact}`, words);
  }
  const { need = 0, needPizza = 0, needToys = 0, pizza, toys } = facts;
  if ('needPizza' in facts) values.cost = sayPrice(+needPizza, +needToys, +need, t);
  if (typeof pizza === 'number' && typeof toys === 'number')
    values.own = sayPrice(pizza, toys, pizza + toys, t);
  return values;
}

const capital = (text: string): string => text.replace(/./u, (first) => first.toUpperCase());

/** The text of a reason; of a card that nobody named it is not said that it is not there. */
function textOf(rule: string, code: string, facts: Violation['facts']): string {
  const { card, other, perk, suits = [] } = facts;
  if (code === 'pack-full' && perk) return 'variant.pack-full-xxl';
  if (code === 'no-match' && isList(suits) && suits.length > 0) return 'variant.no-match-suits';
  if (code === 'source' && rule === 'action.lookout') return 'variant.source-lookout';
  if (code === 'not-a-pair' && other === '') return 'variant.not-a-friend';
  return `violation.${code === 'not-there' && card === '' ? 'source-empty' : code}`;
}

/** Why not, in one sentence. */
export function sayViolation({ rule, code, facts }: Violation, words: FortWords): string {
  return capital(words.t(`verdicts:${textOf(rule, code, facts)}`, valuesOf(facts, words)));
}

/** What happens, in one sentence. */
export function sayEffect({ code, facts }: Effect, words: FortWords): string {
  const values = valuesOf(facts, words);
  const amount = values.countAmount;
  if (code === 'turns-left' && isList(facts.players ?? '') && values.players === '')
    return words.t('verdicts:effect.nobody-left');
  return capital(
    words.t(`verdicts:effect.${code}`, amount === undefined ? values : { ...values, amount }),
  );
}

/** The question that is still open, as the part of a sentence. */
/** What is taken for granted: “in your hand: Bug, The Moles”. */
export function sayGranted({ fact, value }: Granted, words: FortWords): string {
  const nameOf = (one: unknown): string => words.name(String(one)) ?? String(one);
  return words.t(`verdicts:granted.${fact.replaceAll('.', '-')}`, {
    cards: [value].flat().map(nameOf).join(', '),
  });
}

export function sayMissing({ fact }: Missing, words: FortWords): string {
  const { t } = words;
  const [zone = '', ...rest] = fact.split('.');
  const [player = ''] = rest;
  if (zone === 'rivals' && rest.length > 1)
    return t(`verdicts:missing.rivals-${rest.slice(1).join('-')}`, {
      player: words.name(player) ?? player,
    });
  if (fact.startsWith('board.costs.'))
    return t('verdicts:missing.board-costs', { step: (rest[1] ?? '').replace('-', '–') });
  return t(`verdicts:missing.${fact.replaceAll('.', '-')}`);
}
