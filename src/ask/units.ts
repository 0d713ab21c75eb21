import { type Item, means, whichOf } from './items.ts';
import { readNumber } from './number-units.ts';
import { beginsClause, isBeing, isObject, personOf, properNames } from './persons.ts';
import { isOnlyAsking, leadings, nounBehind, passed, wayTo } from './small-words.ts';
import { isKind, type Unit, unitOf } from './unit.ts';
import { UnitRow, type UnitRules } from './unit-row.ts';
import type { VerbForm } from './verb-form.ts';

/** What a noun is led by where it could be a verb as well. */
const beforeNoun = [
  'possessive',
  'article',
  'in',
  'from',
  'into',
  'the',
  'skip',
  'own',
  'next',
  'last',
];

function isNounHere({ items, owner }: UnitRow, at: number): boolean {
  const before = items[at - 1];
  const isLed =
    before !== undefined && before.text.toLowerCase() !== 'to' && means(before, ...beforeNoun);
  const next = items[at + 1];
  return isLed || owner !== undefined || means(next, 'phase-word', 's', 'have');
}

/** Who leaves out full stops still begins with a capital letter. */
const beginsAnew = (items: readonly Item[], item: Item, at: number): boolean =>
  at > 0 &&
  !items[at - 1]?.mark &&
  /^\p{Lu}\p{L}/u.test(item.text) &&
  means(item, 'ask', 'now', 'if', 'what');

/** Small words that say nothing of their own here, or wait for what they lead up to. */
function isPassedOver(row: UnitRow, item: Item, at: number): boolean {
  const { items } = row;
  // “Do Tiny and Doc go …?” asks; only later it is something that one does.
  // “… I do add”: what is done stands behind it.
  const isDo = row.rules.grammar.language === 'en' && /^(?:do|does|did)$/i.test(item.text);
  const isHelp = means(items[at + 1], ...row.rules.verbs);
  const isAsking = isDo && (isHelp || (items[at - 1]?.mark ?? true));
  if (isAsking || isOnlyAsking(items, at)) return true;
  if (means(item, 'own') && row.owner !== undefined) return true;
  // “a Joker, another Joker”
  const isCard = ['cards', row.rules.cardKind].some((kind) => whichOf(items[at + 1], kind));
  if (means(item, 'another') && row.rules.cardKind !== 'card' && isCard) {
    row.leads = [...row.leads, item];
    return true;
  }
  // „na wierzch talii”
  if (means(item, 'top') && whichOf(items[at + 1], 'place') !== undefined) {
    row.leads = [...row.leads, item];
    return true;
  }
  if (means(item, 'own') && !means(items[at - 1], 'me')) {
    row.owner = { ...unitOf('person', 'me', [item]), isOwner: true };
    return true;
  }
  return false;
}

/** “as a second glue”, „jako drugi klej”: one more of them, and no number of them. */
function isOrdinal(row: UnitRow, at: number): boolean {
  const item = row.items[at];
  const isNext =
    item !== undefined &&
    /^(?:second|third|drug|trzec|втор|трет)/iu.test(item.text) &&
    row.leads.some((lead) => means(lead, 'as')) &&
    whichOf(row.items[at + 1], 'suit') !== undefined;
  if (isNext) row.leads = [...row.leads, item];
  return isNext;
}

/** «не удалять его из игры»: said twice, done once. */
function isSaidTwice({ units }: UnitRow, verb: string | undefined, item: Item): boolean {
  const at = units.findLastIndex(isKind('verb'));
  const before = units[at];
  const isAgain =
    verb === 'trash' &&
    before?.id === verb &&
    at > units.length - 4 &&
    !units.slice(-2).some(isKind('mark'));
  if (isAgain) units[at] = { ...before, items: [...before.items, item] };
  return isAgain;
}

/** „pakuje”: without its hook, or what somebody else does, where others have theirs. */
function formIn({ items, rules }: UnitRow, text: string): VerbForm {
  const form = rules.grammar.verbForm(text);
  const isTheirs =
    rules.grammar.language === 'pl' &&
    form.isFirst &&
    !form.isPast &&
    /e$/u.test(text) &&
    items.some((item) => /[ąćęłńóśźż]/u.test(item.text));
  return isTheirs ? { isThird: true } : form;
}

function readVerb(row: UnitRow, verb: string, item: Item): undefined {
  row.flush();
  // “without reshuffling”
  const without = row.leads.find((lead) => means(lead, 'without'));
  if (without) row.push({ is: 'word', id: 'not', items: [without] });
  const isAim = row.leads.at(-1)?.text.toLowerCase() === 'to';
  row.push({
    is: 'verb',
    id: verb,
    items: [item],
    ...formIn(row, item.text),
    ...(isAim ? { isAim } : {}),
  });
}

function readCard(row: UnitRow, item: Item): undefined {
  const { cardKind } = row.rules;
  const card = whichOf(item, cardKind);
  const id = card ?? whichOf(item, 'cards') ?? '';
  // There is one card of a name: a number before it is one of something else.
  if (cardKind === 'card' && row.count?.number !== 1) row.dropCount();
  const amount = row.takeAmount();
  const { last } = row;
  // “with the private action of Blades”: it is done with Blades.
  if (last?.is === 'box' && last.leads.includes('with') && row.leads.length === 0)
    row.leads = last.items.filter((each) => means(each, 'with'));
  row.push({
    is: card === undefined ? 'number' : 'card',
    id,
    ...(cardKind === 'card' && amount.count === undefined ? {} : { count: amount.count ?? 1 }),
    cases: card === undefined ? [] : (item.cases.get(`${cardKind}:${id}`) ?? []),
    ...row.takeOwner(),
    items: [...amount.items, item],
  });
}

/** Puts the items of a sentence together to what they stand for. */
export function unitsOf(items: readonly Item[], rules: UnitRules): Unit[] {
  const row = new UnitRow(items, rules);
  const names = properNames(items);

  /** A place, with whose it is; says whether the next item is part of it. */
  const readPlace = (place: string, item: Item, at: number): boolean => {
    row.dropCount();
    const cases = item.cases.get(`place:${place}`) ?? [];
    const way = wayTo(row.leads, cases);
    const next = items[at + 1];
    const after =
      next &&
      (next.names.length > 0 || means(next, 'rival')) &&
      row.owner === undefined &&
      !beginsClause(items, at + 1, rules)
        ? personOf(next, names)
        : undefined;
    const whose = after ? { owner: after } : row.takeOwner();
    row.push({
      is: 'place',
      id: place,
      cases,
      ...(way === undefined ? {} : { way }),
      ...whose,
      items: [item, ...(whose.owner?.items ?? [])],
    });
    return after !== undefined;
  };

  /** The same for a person, who may own what follows. */
  const readPerson = (item: Item, at: number): boolean => {
    const next = items[at + 1];
    const person = personOf(item, names);
    const isWhose = means(next, 's') && !isBeing(items, at + 2, rules);
    row.flush();
    const place = row.units.findLast(isKind('place'));
    const way = wayTo(row.leads, []);
    // “there are two kids in mine”
    if (place && way && means(item, 'possessive') && isObject(items, at, rules))
      row.push({ is: 'place', id: place.id, way, owner: person, items: [item] });
    else if (isWhose || means(item, 'possessive') || person.isOwner)
      row.owner = { ...person, isOwner: true, items: isWhose && next ? [item, next] : [item] };
    else row.push({ ...person, leads: row.leads.flatMap((lead) => lead.meanings) });
    return isWhose;
  };

  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) break;
    if (beginsAnew(items, item, at)) {
      row.flush();
      row.push({ is: 'mark', id: '.', items: [] });
    }
    if (item.mark) {
      row.flush();
      row.leads = [];
      row.push({ is: 'mark', id: item.text, items: [item] });
      continue;
    }
    if (isOrdinal(row, at) || readNumber(row, at)) continue;
    const players = whichOf(item, 'players');
    const place = whichOf(item, 'place');
    const isCard = (whichOf(item, rules.cardKind) ?? whichOf(item, 'cards')) !== undefined;
    const phase = whichOf(item, 'phase');
    const named = (['perk', 'rule', 'box'] as const).find((kind) => whichOf(item, kind));
    const verb = rules.verbs.find((each) => means(item, each));
    const isNoun = (place ?? phase) !== undefined || means(item, 'turn-of');
    // “a Skip” is no verb.
    const isThing = verb === 'skip' && means(items[at - 1], 'article');
    const isVerb = verb !== undefined && !isThing && !(isNoun && isNounHere(row, at));
    if (isPassedOver(row, item, at)) continue;
    const { last, units } = row;
    const told = last?.is === 'mark' && last.id === ',' ? units.at(-2) : last;
    // “Ann's Pack, which has two toys”, but not “…, that's two toys”.
    const isRelative = means(item, 'relative') && !(last?.is === 'mark' && means(item, 'the'));
    if (isRelative && (told?.is === 'place' || told?.is === 'card')) {
      row.push({ is: 'word', id: 'relative', items: [item] });
      continue;
    }
    if (isVerb && isSaidTwice(row, verb, item)) continue;
    if (isVerb && whichOf(item, rules.cardKind) === undefined && named === undefined)
      readVerb(row, verb, item);
    else if (players !== undefined) {
      row.flush();
      row.push({ is: 'players', id: 'players', count: Number(players), items: [item] });
    } else if (means(item, 'players') && row.count) {
      const amount = row.takeAmount();
      row.push({ is: 'players', id: 'players', ...amount, items: [...amount.items, item] });
    } else if (isCard) readCard(row, item);
    else if (place !== undefined) {
      if (readPlace(place, item, at)) at += 1;
    } else if (rules.readCounted?.(row, item, at)) continue;
    else if (named !== undefined) {
      row.dropCount();
      const id = whichOf(item, named) ?? '';
      row.push({ is: named, id, cases: item.cases.get(`${named}:${id}`) ?? [], items: [item] });
    } else if (phase !== undefined) {
      row.dropCount();
      row.push({ is: 'phase', id: phase, items: [item] });
    } else if (means(item, 'card')) {
      const amount = row.takeAmount();
      row.push({
        is: 'cards',
        id: 'cards',
        ...(amount.byArticle ? {} : amount),
        cases: item.cases.get('card') ?? [],
        items: [...amount.items, item],
      });
    } else if (means(item, 'another') && !nounBehind(items, at)) {
      // “may I add another?”
      row.flush();
      row.push({ is: 'cards', id: 'cards', count: 1, items: [item] });
    } else if (
      means(item, 'this-card') &&
      isObject(items, at, rules) &&
      // “Is it still with her?”
      !(rules.cardKind !== 'card' && means(row.leads[0], 'with')) &&
      !(means(item, 'me') && !/ą/.test(item.text))
    ) {
      row.flush();
      row.push({ is: 'word', id: 'this-card', items: [item] });
    } else if (item.names.length > 0 && !item.isSureName && last?.is === 'cards') {
      // “the card Pickle” is no player.
      row.push({ is: 'unknown', id: item.text, items: [item] });
    } else if (item.names.length > 0 || means(item, 'me', 'rival', 'leader', 'they')) {
      if (readPerson(item, at)) at += 1;
    } else if (
      means(item, 'none') &&
      last?.is === 'amount' &&
      last.count === undefined &&
      (items[at + 1]?.mark ?? true)
    )
      // «игрушек нет»
      units[units.length - 1] = { ...last, count: 0, items: [...last.items, item] };
    else if (means(item, 'article')) row.article = item;
    else if (means(item, 's') && last?.is === 'card' && !isBeing(items, at + 1, rules)) continue;
    else if (means(item, 's')) {
      row.flush();
      row.push({ is: 'verb', id: 'have', items: [item] });
    } else if (means(item, ...leadings) && verb === undefined) {
      row.flush();
      row.leads = means(item, 'with', 'without') ? [item] : [...row.leads, item];
    } else if (
      item.meanings.length > 0 &&
      item.meanings.every((meaning) => passed.includes(meaning))
    )
      continue;
    else {
      row.flush();
      const id = item.meanings.find((meaning) => !meaning.includes(':'));
      const isFirst =
        means(item, 'permission') && rules.grammar.verbForm(item.text).isFirst === true;
      row.push({
        is: id === undefined ? 'unknown' : 'word',
        id: id ?? item.text,
        ...(isFirst ? { isFirst } : {}),
        items: [item],
      });
    }
  }
  row.flush();
  return withOwners(row.units);
}

/** «рюкзак у Лены», «у Гены со двора»: whose the place beside it is. */
function withOwners(units: readonly Unit[]): Unit[] {
  const owned: Unit[] = [];
  for (const unit of units) {
    const before = owned.at(-1);
    const isWhose = (each: Unit | undefined): each is Unit =>
      each?.is === 'person' && each.id !== 'me' && each.leads.includes('of-whom');
    const own = (place: Unit, owner: Unit): Unit => ({
      ...place,
      owner: { ...owner, isOwner: true },
      items: [...place.items, ...owner.items],
    });
    if (isWhose(unit) && before?.is === 'place' && !before.owner && before.way !== 'in')
      owned[owned.length - 1] = own(before, unit);
    else if (unit.way === 'from' && !unit.owner && isWhose(before))
      owned[owned.length - 1] = own(unit, before);
    else owned.push(unit);
  }
  return owned;
}
