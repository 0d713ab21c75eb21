import type { Condition, Facts, Usually, Value } from '#engine/core/verdict.ts';
import { type FortWords, fortValues } from './values.ts';

/** “If you have at least 3 pizza in Stuff”: what would change an answer, as the part of a sentence. */

/** The places of facts, by the path that is described: `me.stuff.pizza` is in `stuff`. */
function placeIn(path: readonly string[]): string {
  const place = path.findLast((part) => part !== 'pizza' && part !== 'toys');
  return place ?? '';
}

/** From, up to or exactly so much; undefined where the values have a gap. */
function amountOf({ least, most }: Condition): [kind: string, count: number] | undefined {
  if (least !== undefined && most !== undefined)
    return least === 0 ? ['none', 0] : ['exactly', least];
  if (least !== undefined) return ['least', least];
  if (most !== undefined) return most === 0 ? ['none', 0] : ['most', most];
  return undefined;
}

/** Beyond any cost that is printed. */
const outOfReach = 99;

/** The key of the text and what it is filled with; undefined where there are no words for it. */
function said(condition: Condition): [key: string, facts: Facts] | undefined {
  const { fact, is, card, values } = condition;
  const path = fact.split('.');
  const [zone] = path;
  const whose: Facts = zone === 'rivals' ? { player: path[1] ?? '' } : {};
  const of = zone === 'rivals' ? 'rival-' : '';
  const place = placeIn(path);
  const [value, ...others] = values;
  switch (is) {
    case 'amount': {
      const [kind, count] = amountOf(condition) ?? [];
      if (kind === undefined || count === undefined || count === outOfReach) return undefined;
      if (zone === 'board')
        return [`cost-${kind}`, { count, level: Number(place.split('-').at(-1)) }];
      if (place === 'fort' || fact === 'players') return [`${place}-${kind}`, { count }];
      if (path.length === 2) return [`pile-${kind}`, { count, place }];
      return [`${of}tokens-${kind}`, { ...whose, count, resource: path.at(-1) ?? '', place }];
    }
    case 'any-cards':
      return [`${of}cards-${value === 0 ? 'none' : 'some'}`, { ...whose, place }];
    case 'help':
      return value === true ? ['help', { place }] : undefined;
    case 'card':
      if (fact === 'perk-row') return undefined;
      return [`${of}${value === true ? 'card' : 'no-card'}`, { ...whose, place, card: card ?? '' }];
    case 'reached':
      return [`${of}reached-${place}`, whose];
    case 'one-of':
      return others.length === 0 && value !== undefined ? oneOf(place, value) : undefined;
    default:
      return undefined;
  }
}

function oneOf(place: string, value: Value): [key: string, facts: Facts] | undefined {
  const it = `${value}`;
  switch (place) {
    case 'perks':
      return it === 'none' ? ['no-perk', {}] : ['perk', { card: it }];
    case 'declared':
      return ['declared', { suit: it }];
    case 'gained':
      return it === 'none' ? ['gained-none', {}] : ['gained', { resource: it }];
    case 'turn':
      return ['turn', { player: it }];
    default:
      return undefined;
  }
}

/** What would change the answer; undefined where there are no words for it. */
function sayCondition(condition: Condition, words: FortWords): string | undefined {
  const [key, facts] = said(condition) ?? [];
  if (key === undefined || facts === undefined) return undefined;
  return words.t(`verdicts:when.${key}`, fortValues(facts, words));
}

/** So much pizza and so many toys in one place: said in one breath. */
function bothTokens(together: readonly Condition[]): Facts | undefined {
  const [one, other, ...more] = together.map(said);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const exact = [one, other].every(([key]) => key === 'tokens-exactly');
  const [, { place = '', ...first }] = one;
  const [, { place: beside = '', ...second }] = other;
  if (!exact || place !== beside || first.resource === second.resource) return undefined;
  return {
    place,
    [`${first.resource}`]: first.count ?? 0,
    [`${second.resource}`]: second.count ?? 0,
  };
}

const claimWords = { legal: 'right', illegal: 'wrong' } as const;

/** The usual answer, and one sentence for each thing that would change it. */
export function sayUsually(
  { verdict, conditions, together = [] }: Usually,
  claimed: boolean,
  words: FortWords,
): string[] {
  const { t } = words;
  const wordOf = (one: Condition['verdict']) => (claimed ? claimWords[one] : one);
  const changing = (one: Condition['verdict'], when: string) =>
    t(`verdicts:usually.${wordOf(one)}-if`, { when });
  const both = bothTokens(together);
  const all = both
    ? [t('verdicts:when.tokens-both', fortValues(both, words))]
    : together.map((condition) => sayCondition(condition, words));
  const [first] = together;
  return [
    ...(verdict ? [t(`verdicts:usually.${wordOf(verdict)}`)] : []),
    ...conditions.flatMap((condition) => {
      const when = sayCondition(condition, words);
      return when === undefined ? [] : changing(condition.verdict, when);
    }),
    ...(first && all.every((when) => when !== undefined) && all.length <= mostTogether
      ? [changing(first.verdict, t('verdicts:when.all', { all }))]
      : []),
  ];
}

/** More conditions at once are no help to anybody. */
const mostTogether = 2;
