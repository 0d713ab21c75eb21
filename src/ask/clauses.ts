import { isSubject, withPersons } from './actors.ts';
import type { Stretch } from './clause.ts';
import { helps, isParticiple, withLeftOut } from './helpers.ts';
import { can, endsSentence, isKind, isMark, isWord, leadBy, type Unit } from './unit.ts';

const isSeparator = (unit: Unit | undefined): boolean =>
  isMark(unit) || isWord(unit, 'and', 'then', 'but', 'purpose', 'if', 'relative', 'instead');

const contents = [
  'card',
  'symbol',
  'amount',
  'number',
  'cards',
  'place',
  'perk',
  'phase',
  'box',
  'level',
  'points',
  'figure',
];

/** What says something without a verb. */
const isSaying = (unit: Unit): boolean =>
  contents.includes(unit.is) ||
  isWord(unit, 'turn-of', 'turn-order', 'climb', 'out', 'value', 'forgetful');

/** The units up to the next comma. */
function stretchFrom(units: readonly Unit[], at: number): Unit[] {
  const rest = units.slice(at);
  const end = rest.findIndex((unit) => isMark(unit) || isWord(unit, 'but', 'if'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** After a comma something begins that has no verb: “…, a shovel in my Lookout”, «…, форт 1», «…, а Dash можно?». */
function beginsAnew(units: readonly Unit[], at: number, open: readonly Unit[]): boolean {
  const stretch = stretchFrom(units, at + 1);
  const isAnother =
    isWord(stretch[0], 'ask') &&
    open.some(isKind('verb')) &&
    stretch.some(isKind('card', 'number'));
  // «у меня две пятёрки, можно обе сразу?»
  const isBoth =
    isWord(stretch[0], 'ask') &&
    stretch.some((unit) => isWord(unit, 'both', 'this-card')) &&
    stretch.every(isKind('word'));
  if (isAnother || isBoth) return true;
  if (stretch.some(isKind('verb'))) return false;
  if (stretch.some((unit) => isWord(unit, 'turn-of', 'next', 'over', 'options'))) return true;
  const says = stretch.filter((unit) => contents.includes(unit.is));
  // “Ann played a 4, Stan another 4, I a Joker”: each has done it, and it is said once.
  const [who] = stretch.filter((unit) => !isWord(unit, 'but', 'then', 'and'));
  const isNext =
    who?.is === 'person' &&
    who.leads.length === 0 &&
    !who.isOwner &&
    says.some(isKind('card', 'number')) &&
    open.some((unit) => unit.is === 'person' && unit.id !== who.id) &&
    open.some(isKind('card', 'number'));
  if (isNext) return true;
  // «…, у меня 3 и 8», «…, теперь она у Люды»: whose it is begins something new.
  const isWhose = (unit: Unit) =>
    unit.is === 'person' && (leadBy(unit, 'of-whom') || can(unit, 'of-me'));
  const holds = stretch.filter((unit) => !isWord(unit, 'but', 'now')).findIndex(isWhose);
  const isState = stretch.some((unit) => isWord(unit, 'empty', 'full-up'));
  const isHeld = says.length > 0 || isState ? holds === 0 : holds >= 0 && open.some(isWhose);
  if (isHeld && open.some(isKind('verb'))) return true;
  // „plecak Bartka, w którym nic nie ma”
  if (isState && stretch.some((unit) => isWord(unit, 'relative'))) return true;
  const [first] = says;
  if (first === undefined) return false;
  // «…, сейчас 10, …»
  if (isWord(stretch[0], 'now') && open.some(isSaying)) return true;
  if (
    stretch.some((unit) => isWord(unit, 'ask')) &&
    ['card', 'perk', 'phase', 'number'].includes(first.is)
  )
    return true;
  if (first.is === 'level' && first.count !== undefined) return true;
  // «…, с вышки ничего»
  if (first.is === 'place') return first.way === 'in' || first.way === undefined || isState;
  return !goesOnWith(stretch, first, open);
}

/** Whatever lists of cards are made of. */
const cardLike = ['card', 'number', 'cards', 'symbol'];

/** “Bug, The Moles and Tiny”, “2 pizza, 1 toy”, “two cards from the Park, Bug and Tiny”. */
function goesOnWith(stretch: readonly Unit[], first: Unit, open: readonly Unit[]): boolean {
  const told = open.filter((unit) => contents.includes(unit.is));
  const last = told.at(-1);
  const verbAt = open.findLastIndex(isKind('verb'));
  // „… zostali mi Kolo i Tiny, Żuk i Kolo na stos”: what goes somewhere does not lie elsewhere.
  const isMoved =
    stretch.some((unit) => unit.way === 'into') && told.some((unit) => unit.way === 'in');
  // “two pizza: one from my Stuff, the other from my Pack”
  const isPart =
    ['number', 'cards'].includes(first.is) &&
    verbAt >= 0 &&
    stretch.some((unit) => unit.way === 'from') &&
    told.some(({ count = 0 }) => count > 1);
  if (isPart) return true;
  // “Bug, a shovel in my Lookout”, “1 card in my deck, 9 in the discard pile”
  const isThere =
    first.is !== 'card' &&
    (first.is !== 'number' || told.some(isKind('place'))) &&
    stretch.some((unit) => unit.way === 'in');
  if (isMoved || isThere) return false;
  // „… monetę jako książkę, a w prywatnej jako deskorolkę”
  if (can(open[verbAt], 'count-as') && stretch.some(isKind('symbol'))) return true;
  const behind = told.filter((unit) => open.indexOf(unit) > verbAt);
  const isBare =
    behind.length === 0
      ? verbAt >= 0 || told.length === 0
      : told.length === 1 && last?.is === 'place' && !open.some((unit) => isWord(unit, 'empty'));
  const isNamed = first.is === 'card' && told.some(isKind('cards'));
  return (
    isBare ||
    isNamed ||
    last?.is === first.is ||
    [last, first].every((unit) => cardLike.includes(unit?.is ?? ''))
  );
}

/** Where what was said before the first verb ends: “Value 12, I play”, «вышка пустая, можно сыграть». */
function endOfFact(open: readonly Unit[], verb: Unit): number {
  const at = open.findLastIndex((unit, index) => {
    const before = open.slice(0, index);
    if (!before.some(isSaying) && before.filter(isKind('person')).length < 2) return false;
    const next = open[index + 1];
    if (isWord(unit, 'and') && before.some((each) => isWord(each, 'turn-order'))) return true;
    if (isWord(unit, 'and'))
      return next?.is === 'person' && !next.isOwner && before.some(isKind('place'));
    if (isWord(unit, 'ask'))
      return before.some(
        (each) => isWord(each, 'empty') || (each.is === 'level' && each.count !== undefined),
      );
    if (isWord(unit, 'then')) return before.some((unit) => unit.way === 'in');
    return isMark(unit) || isWord(unit, 'but', 'if');
  });
  const isList =
    open[at - 1]?.is === open[at + 1]?.is && open[at + 1]?.is !== 'word' && can(verb, 'have', 'go');
  if (at >= 0) return isList ? -1 : at;
  // «в рюкзаке 2 игрушки играю …»: no comma, but the asker begins to do something.
  const isFact =
    verb.isFirst === true &&
    !can(verb, 'have') &&
    open.some((unit) => unit.way === 'in') &&
    open.some(isKind('amount', 'symbol', 'cards', 'card'));
  return isFact ? open.length : -1;
}

/** Cuts a sentence into stretches, one for each verb, and facts that have none. */
export function stretchesOf(all: readonly Unit[]): Stretch[] {
  const units = withLeftOut(withPersons(all));
  const stretches: Stretch[] = [];
  let sentence = 0;
  let open: Unit[] = [];
  const close = () => {
    if (open.length > 0) stretches.push({ units: open, sentence });
    open = [];
  };
  const cutAt = (from: number) => {
    const moved = open.splice(from);
    close();
    open = moved;
  };
  for (const [at, unit] of units.entries()) {
    if (endsSentence(unit)) {
      close();
      sentence += 1;
      continue;
    }
    const verbAt = open.findLastIndex(isKind('verb'));
    // “using the two shovels sitting in my Lookout”
    const before = open.at(-1);
    if (
      verbAt >= 0 &&
      unit.id === 'have' &&
      before &&
      leadBy(before, 'with') &&
      before.is !== 'card'
    )
      continue;
    if (unit.is === 'verb' && verbAt >= 0) {
      // “I have Noodle Twins added”
      if (isParticiple(unit, open, verbAt)) {
        open.splice(verbAt, 1, unit);
        continue;
      }
      const helper = helps(open);
      if (helper >= 0) {
        // “was played”
        const [by] = open.splice(helper, 1);
        open.push(can(by, 'be') && unit.isPast ? { ...unit, isPassive: true } : unit);
        continue;
      } else {
        const cut = open.findLastIndex((each, index) => index > verbAt && isSeparator(each));
        // Who does it stands right before it: “Kim plays Blitz and I follow”.
        let from = cut < 0 ? open.length : cut;
        // „…, w Czatowni też leży klej”
        if (isWord(open[cut], 'and') && open[cut - 1]?.way === 'in' && isMark(open[cut - 2]))
          from -= 2;
        if (cut < 0) from = startOfSubject(open, verbAt);
        else if (isPersons(open, from)) from = personsStart(open, from, verbAt);
        else if (isWord(open[from], 'and', 'then') && isListed(open, from)) {
          const start = can(unit, 'go', 'stay', 'have') ? listStart(open, from, verbAt) : from;
          from = start < from ? start : endOfList(open, from);
        }
        cutAt(from);
      }
    } else if (unit.is === 'verb') {
      const end = endOfFact(open, unit);
      if (end >= 0) cutAt(end);
    } else if (
      // «…, Crash пусть полежит»: it begins with the card before it.
      isWord(unit, 'let') &&
      open.some(isKind('verb')) &&
      open.at(-1)?.is === 'card' &&
      isSeparator(open.at(-2))
    )
      cutAt(open.length - 2);
    else if (endsOrder(units, at, open)) close();
    else if (isQuestion(units, at, open) || (isWord(unit, 'forgetful') && forgets(open))) {
      // “… and I want to …”
      let from = open.length;
      while (open[from - 1]?.is === 'person' && isSubject(open[from - 1])) from -= 1;
      cutAt(from);
    } else if (isNextBox(units, at, open)) {
      close();
      continue;
    } else if (
      ((isMark(unit) || isWord(unit, 'but', 'if')) &&
        open.some((each) => each.is === 'verb' || isSaying(each)) &&
        beginsAnew(units, at, open)) ||
      isThen(units, at, open)
    ) {
      close();
      continue;
    }
    open.push(unit);
  }
  close();
  return stretches;
}

/** «подражать Диме он сыграл»: of two who are named side by side, the second does it. */
function startOfSubject(open: readonly Unit[], verbAt: number): number {
  const isSecond = (at: number): boolean =>
    open[at]?.is === 'person' &&
    // «Катя ему подражает»: he is no second one who does it.
    open
      .slice(at + 1)
      .some((unit) => unit.is === 'person' && (!unit.cases.length || unit.cases.includes('nom')));
  let from = open.length;
  // „łosia zagrała ania, czy mogę nie naśladować”: the asker does it, and is not named.
  const isAskers = (at: number): boolean =>
    open[at]?.is === 'person' &&
    open[at]?.id !== 'me' &&
    open.slice(at + 1).some((unit) => isWord(unit, 'ask') && unit.isFirst === true);
  while (
    from - 1 > verbAt &&
    isSubject(open[from - 1]) &&
    !isSecond(from - 1) &&
    !isAskers(from - 1)
  )
    from -= 1;
  return from;
}

/** “…, Max and Kim declined”: both of them. */
const isPersons = (open: readonly Unit[], at: number): boolean =>
  isSeparator(open[at]) &&
  !open.some((unit) => isWord(unit, 'turn-order')) &&
  [open[at - 1], open[at + 1]].every((unit) => unit?.is === 'person' && unit.leads.length === 0);

function personsStart(open: readonly Unit[], cut: number, verbAt: number): number {
  let from = cut;
  while (from - 2 > verbAt && isPersons(open, from) && isSeparator(open[from - 2])) from -= 2;
  return from;
}

/** “me Ann Ben now it's Ann's turn next is Ben”: who sits where, whose turn it is, who is next. */
function endsOrder(units: readonly Unit[], at: number, open: readonly Unit[]): boolean {
  const unit = units[at];
  if (unit === undefined) return false;
  const rest = stretchFrom(units, at);
  const isNext =
    isWord(unit, 'next', 'ask') &&
    open.some((each) => isWord(each, 'turn-of')) &&
    open.some(isKind('person')) &&
    rest.some(isKind('person')) &&
    rest.some((each) => isWord(each, 'next'));
  const from = open.findLastIndex(
    (each) => each.is !== 'person' && !isMark(each) && !isWord(each, 'and'),
  );
  const row = open.slice(from + 1).filter(isKind('person'));
  const isRow = new Set(row.map((unit) => unit.id)).size > 2;
  const isAgain = unit.is === 'person' && row.some((each) => each.id === unit.id);
  return isNext || (isRow && (isWord(unit, 'now', 'next') || isAgain));
}

/** “2 toys, then another 1” */
const isThen = (units: readonly Unit[], at: number, open: readonly Unit[]): boolean =>
  isWord(units[at], 'then') &&
  open.some(isKind('amount', 'points')) &&
  stretchFrom(units, at + 1).some((unit) => contents.includes(unit.is)) &&
  !stretchFrom(units, at + 1).some(isKind('verb'));

/** “public for one toy, then private spending two”: what is done in each box is said with it. */
const isNextBox = (units: readonly Unit[], at: number, open: readonly Unit[]): boolean =>
  (isMark(units[at]) || isWord(units[at], 'and', 'then')) &&
  (open.some(isKind('box')) || isWord(units[at + 1], 'then')) &&
  open.some(isKind('amount', 'points')) &&
  units[at + (isWord(units[at + 1], 'then', 'and') ? 2 : 1)]?.is === 'box';

const forgets = (open: readonly Unit[]): boolean =>
  open.some((unit) => unit.is === 'verb' && unit.id === 'forgot');

/** «… завёл Doc можно ещё Chef»: something was done, and now it is asked. */
function isQuestion(units: readonly Unit[], at: number, open: readonly Unit[]): boolean {
  const verbAt = open.findLastIndex(isKind('verb'));
  return (
    isWord(units[at], 'ask') &&
    verbAt >= 0 &&
    open.slice(verbAt).some((unit) => contents.includes(unit.is)) &&
    stretchFrom(units, at).some((unit) => contents.includes(unit.is))
  );
}

/** Things of one kind on both sides: “Doc and Moose”. */
const isListed = (open: readonly Unit[], at: number): boolean =>
  open[at + 1] !== undefined &&
  contents.includes(open[at + 1]?.is ?? '') &&
  (open[at - 1]?.is === open[at + 1]?.is ||
    [open[at - 1], open[at + 1]].every((unit) => unit?.is === 'card' || unit?.is === 'number'));

/** «… Doc и Moose беру Doc»: a list that was not ended by a comma. */
function endOfList(open: readonly Unit[], cut: number): number {
  const rest = open.findIndex((unit, at) => at > cut + 1 && !isWord(unit, 'pair'));
  const behind = rest < 0 ? [] : open.slice(rest);
  return behind.every(isSubject) || behind[0]?.is === 'level'
    ? rest < 0
      ? open.length
      : rest
    : cut;
}

/** «… только Вжика, Док и Веснушка остаются»: what stands in another case is another's object. */
const isAlike = (one: Unit | undefined, other: Unit | undefined): boolean =>
  !one?.cases.length ||
  !other?.cases.length ||
  one.cases.some((name) => other.cases.includes(name));

/** “Tiny and Doc go to my Yard”: both do. */
function listStart(open: readonly Unit[], cut: number, verbAt: number): number {
  let from = cut;
  while (
    from - 1 > verbAt &&
    isSeparator(open[from]) &&
    open[from - 1]?.is === open[from + 1]?.is &&
    (open[from + 1]?.is === 'card' || open[from + 1]?.is === 'place') &&
    isAlike(open[from - 1], open[from + 1])
  )
    from -= isSeparator(open[from - 2]) && from - 2 > verbAt ? 2 : 1;
  return from;
}
