import type { Fact, Facts } from '#engine/core/verdict.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import type { Format } from '#i18n/format.ts';
import type { Word } from '#i18n/nouns.ts';
import type { Value, Values } from '#i18n/placeholder.ts';
import { inWords } from '#words/range.ts';

/** What sentences about Fort are made with: a translator, and the names of cards and players. */
export interface FortWords {
  readonly t: Format;
  /** The name of a kid, Best Friend, made-up rule, perk or player; undefined for any other word. */
  readonly name: (id: string) => string | undefined;
  /** The English nickname of a card, where that of the reader's edition is unknown. */
  readonly english?: (id: string) => string | undefined;
  /** Perks and made-up rules have a title, kids and Best Friends a nickname. */
  readonly titled: (id: string) => boolean;
}

/** Places whose names in facts differ from the words that inflect. */
const places: Readonly<Record<string, readonly string[]>> = {
  discard: ['discard-pile'],
  played: ['played-card'],
  added: ['added-card'],
  'stuff-and-pack': ['stuff', 'pack'],
  'hand-or-discard': ['hand', 'discard-pile'],
};

const resources = ['pizza', 'toys'];
export const symbols = new Set<string>([...suits, 'coin']);
export const word = (id: string): Word => ({ word: `fort/${id}` });

/** A card, perk or made-up rule, in quotation marks where its language has them; an English nickname as it is. */
export function cardWord(id: string, { t, english, titled }: FortWords): Word {
  if (id === '' || id === '?')
    return { word: 'card', dress: (form) => t('verdicts:some', { word: form }) };
  // A card that is only known by its symbol.
  if (symbols.has(id))
    return {
      word: 'card',
      dress: (form) => t('verdicts:with-suit', { word: form, suit: word(id) }),
    };
  const nickname = english?.(id);
  if (nickname !== undefined) return { word: 'card', name: nickname };
  const dressed = titled(id) ? 'verdicts:quoted' : 'verdicts:nickname';
  return { word: `fort/${id}`, dress: (name) => t(dressed, { name }) };
}

/** A player: the asker, a numbered rival, or anybody by name; without a name, some rival. */
export function personWord(id: string, { t, name }: Pick<FortWords, 't' | 'name'>): Word {
  if (id === 'me') return { word: 'you' };
  if (id === '') return { ...word('rival'), dress: (form) => t('verdicts:some', { word: form }) };
  const number = /^rival (\d+)$/.exec(id)?.[1];
  if (number !== undefined) return { ...word('rival'), dress: (form) => `${form} ${number}` };
  return { word: 'player', name: name(id) ?? id };
}

const numbered = /^rival \d+$/;

/**
 * The owner of a fact that nobody described. A numbered rival stands for any of them, as long
 * as the others are not distinguished by numbers as well.
 */
export function ownerOf(fact: string, all: readonly string[]): string {
  const [, player = ''] = fact.split('.');
  const others = all.map((one) => one.split('.')[1] ?? '');
  const isAny =
    numbered.test(player) && others.every((one) => one === player || !numbered.test(one));
  return isAny ? '' : player;
}

/** Winners: players who win together, or of whom one may win. */
const peopleWords = (names: string, words: FortWords): Value =>
  names.split(/, | \/ /).map((id) => {
    const figure = inWords(id, words.t);
    return id === '' || figure !== id ? figure : personWord(id, words);
  });

/** How a fact is put into words, by its name; any other is about people. */
const says: Readonly<Record<string, (id: string, words: FortWords) => Value>> = {
  resource: word,
  shown: word,
  leader: word,
  suits: word,
  suit: word,
  coin: word,
  per: word,
  card: cardWord,
  cards: cardWord,
  other: cardWord,
  first: (id, words) => (resources.includes(id) ? word(id) : cardWord(id, words)),
  to: (id) => (resources.includes(id) ? word(id) : placeWord(id)),
  from: (id) => placeWord(id),
  place: (id) => placeWord(id),
  box: (id) => word(`${id}-action`),
  boxes: (id) => word(`${id}-action`),
  phase: phaseWord,
  needs: phaseWord,
  line: (id, { t }) => t(`verdicts:line.${id}`),
  // An action goes by its step or by its clause.
  action: (id, { t }) => t(`verdicts:action.${id.replace('action.', '')}`),
  said: (names, words) => peopleWords(names, words),
  counted: (names, words) => peopleWords(names, words),
};

/** Phases have printed names that inflect; following, a part of Play, has none. */
function phaseWord(id: string, { t }: FortWords): Value {
  const number = ['cleanup', 'play', 'recruit', 'discard', 'draw'].indexOf(id) + 1;
  return number === 0 ? t(`verdicts:phase.${id}`) : word(`phase-${number}`);
}

export function placeWord(id: string): Value {
  const [first = id, ...rest] = places[id] ?? [];
  return rest.length === 0 ? word(first) : [first, ...rest].map(word);
}

/**
 * “2 pizza and 1 resource of either kind”; with a discount “…, less 1 resource of either kind” (board.cost,
 * symbol.cost). Of a cost that is not printed here the kinds are unknown.
 */
function price(pizza: number, toys: number, all: number, t: Format, known = true): Value {
  const rest = all - pizza - toys;
  const either = known && { dress: (said: string) => t('verdicts:either-kind', { word: said }) };
  const parts = Object.entries({ pizza, toys, resource: rest })
    .filter(([, count]) => count > 0)
    .map(([kind, count]): Word => ({ ...word(kind), count, ...(kind === 'resource' && either) }));
  const cost = parts.length > 0 ? parts : [{ ...word('resource'), count: 0 }];
  return rest < 0 ? t('verdicts:price-less', { cost, count: -rest }) : cost;
}

/** A number of what is counted; 0 in words. */
function figureWords(figure: string, count: number, t: Format): string {
  const none = `verdicts:none-of.${figure}`;
  return count === 0 && t.knows(none) ? t(none) : t(`verdicts:so-many.${figure}`, { count });
}

const isList = (fact: Fact): fact is readonly string[] => Array.isArray(fact);

/** The facts of a verdict as values for its sentence: words that inflect, numbers, names. */
export function fortValues(facts: Facts, words: FortWords): Values {
  const { t } = words;
  // Where any kind will do, nobody named one.
  const values: Record<string, Value> = { resource: word('resource') };
  for (const [key, fact] of Object.entries(facts)) {
    const say = (id: string): Value => (says[key] ?? personWord)(id, words);
    if (typeof fact === 'number') values[key] = fact;
    else if (isList(fact)) values[key] = fact.map(say);
    else if (key !== 'figure') values[key] = say(`${fact}`);
  }
  for (const key of ['phase', 'needs'])
    if (key in facts) values[`${key}In`] = t(`verdicts:in-phase.${facts[key]}`);
  // A figure goes with what it counts: “3 cards in the Park”.
  const { figure, need, said, count } = facts;
  if (figure !== undefined)
    for (const [name, number] of Object.entries({ need, said, count }))
      if (typeof number === 'number') values[`${name}Figure`] = figureWords(`${figure}`, number, t);
  // Of two who can't both have something, the asker comes first: “you and Ann”.
  const { player, rival } = values;
  if (facts.rival === 'me' && player !== undefined && rival !== undefined)
    Object.assign(values, { player: rival, rival: player });
  // What is converted is always into the other resource.
  const converted = resources.find((one) => resources.includes(`${facts.to}`) && one !== facts.to);
  if (converted !== undefined) values.converted = word(converted);
  const { needPizza, needToys, pizza, toys } = facts;
  if (typeof needPizza === 'number')
    values.cost = price(needPizza, Number(needToys), Number(need), t, !facts.least);
  if (typeof pizza === 'number' && typeof toys === 'number')
    values.own = price(pizza, toys, pizza + toys, t);
  if (typeof facts.own === 'number') values.own = price(0, 0, facts.own, t, false);
  const { roomPizza, roomToys } = facts;
  if (typeof roomPizza === 'number' && typeof roomToys === 'number')
    values.rooms = price(roomPizza, roomToys, roomPizza + roomToys, t);
  return values;
}
