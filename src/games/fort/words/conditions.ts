import { same } from '#engine/core/same.ts';
import type { Condition, Facts, Value as FactValue, Usually } from '#engine/core/verdict.ts';
import { resources } from '#engine/fort/notation/tree.ts';
import type { Value } from '#i18n/placeholder.ts';
import { amountOf, sayUsually as sayWhatIsUsual } from '#words/usually.ts';
import { type FortWords, fortValues, ownerOf, word } from './values.ts';

/** “If you have at least 3 pizza in Stuff”: what would change an answer, as part of a sentence. */

/** The places of facts, by the path that is described: `me.stuff.pizza` is in `stuff`. */
function placeIn(path: readonly string[]): string {
  const place = path.findLast((part) => part !== 'pizza' && part !== 'toys');
  return place ?? '';
}

const isTokens = (path: readonly string[]): boolean =>
  path.at(-1) === 'pizza' || path.at(-1) === 'toys';

/** Beyond any cost that is printed. */
const outOfReach = 99;

/** The key of the text and what it is filled with; undefined where there are no words for it. */
function said(
  condition: Condition,
  all: readonly string[],
): [key: string, facts: Facts] | undefined {
  const { fact, is, card, beside, values, verdict, least = 0 } = condition;
  const path = fact.split('.');
  const [zone] = path;
  const player = ownerOf(fact, all);
  const whose: Facts = zone === 'rivals' ? { player } : {};
  const of = zone === 'rivals' ? 'rival-' : '';
  const place = placeIn(path);
  const [value, ...others] = values;
  switch (is) {
    case 'amount': {
      const [kind, count] = amountOf(condition) ?? [];
      if (kind === undefined || count === undefined || count === outOfReach) return undefined;
      if (zone === 'board') {
        // A cost that can be paid depends on the kinds as well.
        const key = verdict === 'legal' && count > 0 ? 'payable' : 'cost';
        return [`${key}-${kind}`, { count, level: Number(place.split('-').at(-1)) }];
      }
      if (place === 'fort' || fact === 'players')
        return [`${of}${place}-${kind}`, { ...whose, count }];
      // At least one card is any card at all.
      const isAny = kind === 'least' && count === 1;
      if (!isTokens(path))
        return [`${of}${isAny ? 'any-some' : `pile-${kind}`}`, { ...whose, count, place }];
      return [`${of}tokens-${kind}`, { ...whose, count, resource: path.at(-1) ?? '', place }];
    }
    case 'price':
      return [verdict === 'legal' ? 'price-paid' : 'price-too-high', {}];
    case 'any-cards':
      // One rival's cards would do, so the condition is that none of them has any.
      if (zone === 'rivals' && player === '' && !beside && value === 0)
        return ['no-rival-any', { place }];
      return [
        `${of}${beside ? 'cards' : 'any'}-${value === 0 ? 'none' : 'some'}`,
        { ...whose, place },
      ];
    case 'help':
      return value === true
        ? [`${of}${least > 1 ? 'more-help' : 'help'}`, { ...whose, place }]
        : undefined;
    case 'card':
      if (fact === 'perk-row') return undefined;
      if (fact === 'leader.played') return ['no-match', { card: card ?? '' }];
      return [
        `${of}${value === true ? '' : 'no-'}${beside ? 'second-' : ''}card`,
        { ...whose, place, card: card ?? '' },
      ];
    case 'reached':
      return [`${of}reached-${place}`, whose];
    case 'one-of':
      if (others.length > 0 || value === undefined) return undefined;
      return oneOf(place, value, of, whose);
    // Whether a card in hand came back with the perk, or all rivals have decided.
    case 'so':
      return place === 'perks' ? [`${of}recycled`, whose] : ['undecided', {}];
    default:
      return undefined;
  }
}

function oneOf(
  place: string,
  value: FactValue,
  of: string,
  whose: Facts,
): [key: string, facts: Facts] | undefined {
  const it = `${value}`;
  switch (place) {
    case 'perks':
      return it === 'none' ? [`${of}no-perk`, whose] : [`${of}perk`, { ...whose, card: it }];
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
function sayCondition(
  condition: Condition,
  words: FortWords,
  all: readonly string[],
): string | undefined {
  const [key, facts] = said(condition, all) ?? [];
  if (key === undefined || facts === undefined) return undefined;
  return words.t(`verdicts:when.${key}`, fortValues(facts, words));
}

/** An amount of a kind in a place, or none at all; undefined for any other condition. */
function tokensIn(condition: Condition, all: readonly string[]) {
  const [key, facts] = said(condition, all) ?? [];
  if (key === undefined || facts === undefined || !/tokens-(?:exactly|none)$/.test(key)) return;
  const { count, resource, ...where } = facts;
  return { key, where, resource: `${resource}`, count: Number(count) };
}

/** A text that is still to be filled, as there may be more empty places of the same player. */
interface Empty {
  readonly key: string;
  readonly owner: Facts;
  readonly places: readonly string[];
}

/** Amounts of pizza and toys in one place, in one phrase. */
function bothTokens(
  one: Condition,
  other: Condition,
  words: FortWords,
  all: readonly string[],
): string | Empty | undefined {
  const [first, second] = [tokensIn(one, all), tokensIn(other, all)];
  if (!first || !second || first.resource === second.resource) return undefined;
  const { key, where } = first;
  if (!same(where, second.where)) return undefined;
  const counts = [first, second];
  const own = resources.map((kind): Value => {
    const count = counts.find(({ resource }) => resource === kind)?.count ?? 0;
    return count > 0 ? { ...word(kind), count } : words.t(`verdicts:none-of.${kind}`);
  });
  const textOf = (how: string): string => key.replace(/(?:exactly|none)$/, how);
  const { place, ...owner } = where;
  if (counts.every(({ count }) => count === 0))
    return { key: textOf('nothing'), owner, places: [`${place}`] };
  return words.t(`verdicts:when.${textOf('both')}`, { ...fortValues(where, words), own });
}

/** “There’s nothing in your Stuff or Pack”: the empty places of one player are named together. */
function withEmpty(
  parts: readonly (string | Empty | undefined)[],
  words: FortWords,
): (string | undefined)[] {
  const found: (string | Empty | undefined)[] = [];
  for (const part of parts) {
    const isOfSamePlayer = (one: string | Empty | undefined): boolean =>
      typeof one === 'object' &&
      typeof part === 'object' &&
      one.key === part.key &&
      same(one.owner, part.owner);
    const at = found.findIndex(isOfSamePlayer);
    const before = found[at];
    if (typeof part === 'object' && typeof before === 'object')
      found[at] = { ...part, places: [...before.places, ...part.places] };
    else found.push(part);
  }
  return found.map((part) => {
    if (typeof part !== 'object') return part;
    const values = fortValues({ ...part.owner, place: part.places }, words);
    return words.t(`verdicts:when.${part.key}`, values);
  });
}

/** The texts that name two empty places at once, by those that name one. */
const eitherPlace: Readonly<Record<string, string>> = {
  'tokens-none': 'tokens-none-either',
  'pile-none': 'pile-none-either',
  'any-none': 'pile-none-either',
  'rival-tokens-none': 'rival-tokens-none-either',
  'rival-pile-none': 'rival-pile-none-either',
  'rival-any-none': 'rival-pile-none-either',
};

/** Nothing of the same in two places: “you have no pizza in your Stuff or in your Pack”. */
function noneInEither(
  one: Condition,
  other: Condition,
  words: FortWords,
  all: readonly string[],
): string | undefined {
  const [[key, facts], [otherKey, otherFacts]] = [said(one, all) ?? [], said(other, all) ?? []];
  const either = key === undefined ? undefined : eitherPlace[key];
  if (!facts || !otherFacts || either === undefined || either !== eitherPlace[otherKey ?? ''])
    return undefined;
  const of = ({ player = '', resource = '' }: Facts): string => `${player} ${resource}`;
  if (of(facts) !== of(otherFacts)) return undefined;
  const { place: second = '' } = fortValues(otherFacts, words);
  const values = { ...fortValues(facts, words), other: second };
  return words.t(`verdicts:when.${either}`, values);
}

/** Conditions that only together change the answer, with two similar ones combined. */
function sayTogether(
  together: readonly Condition[],
  words: FortWords,
  all: readonly string[],
): (string | undefined)[] {
  const left = [...together];
  const parts: (string | Empty | undefined)[] = [];
  for (let one = left.shift(); one; one = left.shift()) {
    const own = one;
    // The two kinds of a place belong together more closely than two places.
    const pair = [bothTokens, noneInEither].flatMap((sayBoth) => {
      const found = left.findIndex((other) => sayBoth(own, other, words, all) !== undefined);
      const other = left[found];
      return other ? [{ found, text: sayBoth(own, other, words, all) }] : [];
    })[0];
    if (pair) left.splice(pair.found, 1);
    parts.push(pair ? pair.text : sayCondition(own, words, all));
  }
  return withEmpty(parts, words);
}

/** The usual answer, and one sentence for each thing that would change it. */
export function sayUsually(usually: Usually, claimed: boolean, words: FortWords): string[] {
  const all = [...usually.conditions, ...(usually.together ?? [])].map(({ fact }) => fact);
  const say = (condition: Condition) => sayCondition(condition, words, all);
  return sayWhatIsUsual(usually, claimed, words.t, say, (together) =>
    sayTogether(together, words, all),
  );
}
