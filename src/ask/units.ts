import type { Language } from '#i18n/languages.ts';
import { type Item, means, whichOf } from './items.ts';
import { beginsClause, isBeing, isObject, personOf, properNames } from './persons.ts';
import {
  awaitsLevel,
  isCounted,
  isOnlyAsking,
  leadings,
  nounBehind,
  numberIn,
  passed,
  wayTo,
} from './small-words.ts';
import type { Unit } from './unit.ts';
import { verbForm } from './verb-form.ts';

/** How a game prefers to read a word that both know. */
export interface UnitRules {
  readonly language: Language;
  /** Words that are verbs in this game. */
  readonly verbs: readonly string[];
  /** Kinds of cards: `card` in one game, `playing-card` in the other. */
  readonly cardKind: string;
}

/** Puts the items of a sentence together to what they stand for. */
export function unitsOf(items: readonly Item[], rules: UnitRules): Unit[] {
  const units: Unit[] = [];
  let leads: Item[] = [];
  let owner: Unit | undefined;
  let count: { readonly item: Item; readonly number: number } | undefined;
  let article: Item | undefined;

  const names = properNames(items);

  const push = (unit: Omit<Unit, 'leads' | 'cases'> & Partial<Unit>): void => {
    const isNoun = unit.is !== 'mark' && unit.is !== 'word' && unit.is !== 'verb';
    const [first] = unit.items;
    const before = first && items[items.indexOf(first) - 1];
    units.push({
      ...(isNoun && means(before, 'the') ? { isDefinite: true } : {}),
      cases: [],
      leads: isNoun ? leads.flatMap((item) => item.meanings) : [],
      ...unit,
      items: [...(isNoun ? leads : []), ...unit.items],
    });
    // “as a pair of tens”: the small word is about the cards behind it.
    if (!(unit.is === 'word' && unit.id === 'pair')) leads = [];
    article = undefined;
  };
  const dropCount = () => {
    if (count)
      push({ is: 'number', id: String(count.number), count: count.number, items: [count.item] });
    count = undefined;
  };
  const dropOwner = () => {
    const whose = owner;
    owner = undefined;
    if (whose) push(whose);
  };
  const flush = () => {
    dropCount();
    dropOwner();
  };
  const amountOf = () => {
    const taken = count;
    count = undefined;
    if (taken) return { count: taken.number, items: [taken.item] };
    return article ? { count: 1, byArticle: true as const, items: [article] } : { items: [] };
  };
  const ownerOf = () => {
    const taken = owner;
    owner = undefined;
    return taken === undefined ? {} : { owner: taken };
  };
  /** What comes next and says something, at most so many small words away. */
  const ahead = (at: number, accept: (item: Item) => boolean, pass: readonly string[]) => {
    for (const [away, item] of items.slice(at + 1, at + 5).entries()) {
      if (accept(item)) return { item, at: at + 1 + away };
      if (item.mark || !pass.some((meaning) => means(item, meaning))) return undefined;
    }
    return undefined;
  };
  const isNounHere = (at: number): boolean => {
    const before = items[at - 1];
    const isLed =
      before !== undefined &&
      before.text.toLowerCase() !== 'to' &&
      ['possessive', 'article', 'in', 'from', 'into', 'the', 'skip', 'own', 'next', 'last'].some(
        (meaning) => means(before, meaning),
      );
    const next = items[at + 1];
    return (
      isLed || owner !== undefined || ['phase-word', 's', 'have'].some((each) => means(next, each))
    );
  };

  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) break;
    // Who leaves out full stops still begins with a capital letter.
    const isAnew =
      at > 0 &&
      !items[at - 1]?.mark &&
      /^\p{Lu}\p{L}/u.test(item.text) &&
      ['ask', 'now', 'if', 'what'].some((meaning) => means(item, meaning));
    if (isAnew) {
      flush();
      push({ is: 'mark', id: '.', items: [] });
    }
    const cased = (kind: string, id: string) => item.cases.get(`${kind}:${id}`) ?? [];
    if (item.mark) {
      flush();
      leads = [];
      push({ is: 'mark', id: item.text, items: [item] });
      continue;
    }
    const number =
      numberIn(item) ?? (means(item, 'another') && nounBehind(items, at) ? 1 : undefined);
    const numbered = whichOf(item, 'cards');
    if (number === undefined && numbered !== undefined && awaitsLevel(units)) {
      const level = units.pop();
      if (level)
        units.push({ ...level, count: Number(numbered), items: [...level.items, ...leads, item] });
      leads = [];
      continue;
    }
    if (number !== undefined && whichOf(item, 'players') === undefined) {
      // «ещё одну 5», “another one, a 5”: one of the cards that are named behind it.
      const isArticle =
        number === 1 && !/^\d/.test(item.text) && numberIn(items[at + 1]) !== undefined;
      if (isArticle) continue;
      const before = units.at(-1);
      const noun = ahead(at, isCounted, [
        'filler',
        'article',
        'in',
        'possessive',
        'more',
        'me',
        'own',
        'last',
        'left',
        'relative',
      ])?.item;
      const repeats = ahead(
        at,
        (next) =>
          whichOf(next, 'cards') !== undefined || whichOf(next, rules.cardKind) !== undefined,
        ['filler', 'of'],
      )?.item;
      // «форт у меня на 2», „fort mam na 2”
      const levelAt = units.findLastIndex(
        ({ is, id }) => !(is === 'verb' && id === 'have') && !(is === 'person' && id === 'me'),
      );
      const level = units[levelAt];
      if (level?.is === 'level' && level.count === undefined && !(noun && !means(noun, 'level'))) {
        units[levelAt] = { ...level, count: number, items: [...level.items, ...leads, item] };
        leads = [];
        continue;
      }
      if (before?.is === 'points' && before.count === undefined && !noun) {
        units.pop();
        units.push({ ...before, count: number, items: [...before.items, item] });
        continue;
      }
      dropCount();
      count = { item, number };
      // “9 joker” in a row of cards is two of them.
      const isRow = number > 4 || (units.at(-1)?.is === 'number' && /^\d/.test(item.text));
      if (!noun && !(repeats && rules.cardKind !== 'card' && !isRow)) dropCount();
      continue;
    }
    const players = whichOf(item, 'players');
    const figure = whichOf(item, 'figure');
    const place = whichOf(item, 'place');
    const card = whichOf(item, rules.cardKind);
    const phase = whichOf(item, 'phase');
    const named = (['perk', 'rule', 'box'] as const).find((kind) => whichOf(item, kind));
    const verb = rules.verbs.find((each) => means(item, each));
    const isNoun = (place ?? phase) !== undefined || means(item, 'turn-of');
    const isVerb = verb !== undefined && !(isNoun && isNounHere(at));
    // “Do Tiny and Doc go …?” asks; only later it is something that one does.
    const isAsking = /^(?:do|does|did)$/i.test(item.text) && (items[at - 1]?.mark ?? true);
    if (isAsking || isOnlyAsking(items, at)) continue;
    const isOwn = means(item, 'own') && owner !== undefined;
    if (isOwn) continue;
    // „na wierzch talii”
    if (means(item, 'top') && whichOf(items[at + 1], 'place') !== undefined) {
      leads = [...leads, item];
      continue;
    }
    if (means(item, 'own') && !means(items[at - 1], 'me')) {
      owner = { is: 'person', id: 'me', leads: [], cases: [], isOwner: true, items: [item] };
      continue;
    }
    const last = units.at(-1);
    const told = last?.is === 'mark' && last.id === ',' ? units.at(-2) : last;
    if (means(item, 'relative') && (told?.is === 'place' || told?.is === 'card')) {
      push({ is: 'word', id: 'relative', items: [item] });
      continue;
    }
    // «не удалять его из игры»: said twice, done once.
    const isSaidTwice =
      verb === 'trash' && units.slice(-3).some((unit) => unit.is === 'verb' && unit.id === 'trash');
    if (isVerb && isSaidTwice && !units.slice(-2).some(({ is }) => is === 'mark')) {
      const at = units.findLastIndex(({ is }) => is === 'verb');
      const before = units[at];
      if (before) units[at] = { ...before, items: [...before.items, item] };
      continue;
    }
    if (isVerb && card === undefined && named === undefined) {
      flush();
      // “without reshuffling”
      const without = leads.find((lead) => means(lead, 'without'));
      if (without) push({ is: 'word', id: 'not', items: [without] });
      push({ is: 'verb', id: verb, items: [item], ...verbForm(item.text, rules.language) });
    } else if (players !== undefined) {
      flush();
      push({ is: 'players', id: 'players', count: Number(players), items: [item] });
    } else if (means(item, 'players') && count) {
      const amount = amountOf();
      push({ is: 'players', id: 'players', ...amount, items: [...amount.items, item] });
    } else if (numbered !== undefined || card !== undefined) {
      // There is one card of a name: a number before it is one of something else.
      if (rules.cardKind === 'card' && count?.number !== 1) dropCount();
      const amount = amountOf();
      const id = card ?? numbered ?? '';
      push({
        is: card === undefined ? 'number' : 'card',
        id,
        ...(rules.cardKind === 'card' && amount.count === undefined
          ? {}
          : { count: amount.count ?? 1 }),
        cases: card === undefined ? [] : cased(rules.cardKind, id),
        ...ownerOf(),
        items: [...amount.items, item],
      });
    } else if (place !== undefined) {
      dropCount();
      const cases = cased('place', place);
      const way = wayTo(leads, cases);
      const next = items[at + 1];
      const after =
        next &&
        (next.names.length > 0 || means(next, 'rival')) &&
        owner === undefined &&
        !beginsClause(items, at + 1, rules)
          ? personOf(next, names)
          : undefined;
      const whose = after ? { owner: after } : ownerOf();
      if (after) at += 1;
      push({
        is: 'place',
        id: place,
        cases,
        ...(way === undefined ? {} : { way }),
        ...whose,
        items: [item, ...(whose.owner?.items ?? [])],
      });
    } else if (
      figure !== undefined &&
      means(item, 'perk-word') &&
      !count &&
      units.at(-1)?.id !== 'none' &&
      !ahead(at, (next) => numberIn(next) !== undefined, ['filler', 'of', 'to', 'in'])
    )
      continue;
    else if (figure !== undefined) {
      const { byArticle, ...amount } = amountOf();
      push({
        is: 'figure',
        id: figure,
        ...(byArticle ? {} : amount),
        items: [...amount.items, item],
      });
    } else if (means(item, 'level')) {
      const amount = amountOf();
      const [named, being] = [units.at(-2), units.at(-1)];
      if (last?.is === 'level' && amount.count === undefined) {
        units.pop();
        units.push({ ...last, items: [...last.items, item] });
      } else if (named?.is === 'level' && named.count === undefined && being?.id === 'have') {
        // “my Fort is level 1”
        units.splice(-2, 2, {
          ...named,
          ...amount,
          items: [...named.items, ...being.items, ...amount.items, item],
        });
      } else
        push({ is: 'level', id: 'level', ...amount, ...ownerOf(), items: [...amount.items, item] });
    } else if (means(item, 'score') && (count || !means(item, 'filler'))) {
      const amount = amountOf();
      const before = units.at(-1);
      // “score three points”
      if (before?.is === 'points' && before.count === undefined && amount.count !== undefined) {
        units[units.length - 1] = {
          ...before,
          count: amount.count,
          items: [...before.items, ...amount.items, item],
        };
        continue;
      }
      // “a point”, «очко»
      const isOne = amount.byArticle || /^(?:очко|punkt)$/iu.test(item.text);
      push({
        is: 'points',
        id: 'points',
        ...(isOne && amount.count === undefined ? { count: 1 } : amount),
        items: [...amount.items, item],
      });
    } else if (whichOf(item, 'resource') !== undefined || means(item, 'resource')) {
      // “no toys”, «ни одной игрушки»
      const none = units.at(-1);
      const isNone = none?.is === 'word' && none.id === 'none' && count === undefined;
      if (isNone) units.pop();
      const amount = isNone ? { count: 0, items: none.items } : amountOf();
      push({
        is: 'amount',
        id: whichOf(item, 'resource') ?? 'any',
        ...amount,
        ...ownerOf(),
        items: [...amount.items, item],
      });
    } else if (whichOf(item, 'suit') !== undefined) {
      const amount = amountOf();
      const id = whichOf(item, 'suit') ?? '';
      push({
        is: 'symbol',
        id,
        ...amount,
        cases: cased('suit', id),
        items: [...amount.items, item],
      });
    } else if (named !== undefined) {
      dropCount();
      const id = whichOf(item, named) ?? '';
      push({ is: named, id, cases: cased(named, id), items: [item] });
    } else if (phase !== undefined) {
      dropCount();
      push({ is: 'phase', id: phase, items: [item] });
    } else if (means(item, 'card')) {
      const amount = amountOf();
      push({
        is: 'cards',
        id: 'cards',
        ...(amount.byArticle ? {} : amount),
        cases: item.cases.get('card') ?? [],
        items: [...amount.items, item],
      });
    } else if (means(item, 'another') && !nounBehind(items, at)) {
      // “may I add another?”
      flush();
      push({ is: 'cards', id: 'cards', count: 1, items: [item] });
    } else if (means(item, 'times') && count) {
      const amount = amountOf();
      push({ is: 'word', id: 'times', ...amount, items: [...amount.items, item] });
    } else if (
      means(item, 'this-card') &&
      isObject(items, at, rules) &&
      !(means(item, 'me') && !/ą/.test(item.text))
    ) {
      flush();
      push({ is: 'word', id: 'this-card', items: [item] });
    } else if (item.names.length > 0 && !item.isSureName && units.at(-1)?.is === 'cards') {
      // “the card Pickle” is no player.
      push({ is: 'unknown', id: item.text, items: [item] });
    } else if (
      item.names.length > 0 ||
      ['me', 'rival', 'leader', 'they'].some((who) => means(item, who))
    ) {
      const next = items[at + 1];
      const person = personOf(item, names);
      const isWhose = means(next, 's') && !isBeing(items, at + 2, rules);
      if (isWhose || means(item, 'possessive') || person.isOwner) {
        flush();
        owner = { ...person, isOwner: true, items: isWhose && next ? [item, next] : [item] };
        if (isWhose) at += 1;
      } else {
        flush();
        push({ ...person, leads: leads.flatMap((lead) => lead.meanings) });
      }
    } else if (
      means(item, 'none') &&
      units.at(-1)?.is === 'amount' &&
      units.at(-1)?.count === undefined &&
      (items[at + 1] === undefined || items[at + 1]?.mark)
    ) {
      // «игрушек нет»
      const amount = units.pop();
      if (amount) units.push({ ...amount, count: 0, items: [...amount.items, item] });
    } else if (means(item, 'article')) article = item;
    else if (means(item, 's') && units.at(-1)?.is === 'card' && !isBeing(items, at + 1, rules))
      continue;
    else if (means(item, 's')) {
      flush();
      push({ is: 'verb', id: 'have', items: [item] });
    } else if (leadings.some((lead) => means(item, lead)) && verb === undefined) {
      flush();
      leads = [...leads, item];
      if (means(item, 'with') || means(item, 'without')) leads = [item];
    } else if (
      item.meanings.length > 0 &&
      item.meanings.every((meaning) => passed.includes(meaning))
    )
      continue;
    else {
      flush();
      const id = item.meanings.find((meaning) => !meaning.includes(':'));
      push({ is: id === undefined ? 'unknown' : 'word', id: id ?? item.text, items: [item] });
    }
  }
  flush();
  return units;
}
