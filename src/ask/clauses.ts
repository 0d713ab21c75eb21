import { can, endsSentence, isMark, isWord, leadBy, type Unit } from './unit.ts';

/** One thing that is said: a verb, who does it, and what stands around it. */
export interface Clause {
  readonly verb: Unit | undefined;
  /** Who does it; the asker where nobody is named. */
  readonly actor: Unit | undefined;
  readonly isNegated: boolean;
  /** The “not” at the verb, also where it only doubts that something is allowed. */
  readonly negation: Unit | undefined;
  readonly isAsked: boolean;
  /** All but the verb, its subject and marks. */
  readonly units: readonly Unit[];
  /** Which sentence it is in, counted by full stops. */
  readonly sentence: number;
}

export const isMe = (person: Unit | undefined): boolean =>
  person === undefined || person.id === 'me';

const isSeparator = (unit: Unit | undefined): boolean =>
  isMark(unit) || isWord(unit, 'and', 'then', 'but', 'purpose', 'if', 'relative');

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
  const end = rest.findIndex((unit) => isMark(unit) || isWord(unit, 'but'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** After a comma something begins that has no verb: “…, a shovel in my Lookout”, «…, форт 1», «…, а Dash можно?». */
function beginsAnew(units: readonly Unit[], at: number, open: readonly Unit[]): boolean {
  const stretch = stretchFrom(units, at + 1);
  const isAnother =
    isWord(stretch[0], 'ask') &&
    open.some(({ is }) => is === 'verb') &&
    stretch.some(({ is }) => is === 'card' || is === 'number');
  if (isAnother) return true;
  if (stretch.some((unit) => unit.is === 'verb')) return false;
  if (stretch.some((unit) => isWord(unit, 'turn-of', 'next', 'over', 'options'))) return true;
  const says = stretch.filter((unit) => contents.includes(unit.is));
  const [first] = says;
  if (first === undefined) return false;
  if (
    stretch.some((unit) => isWord(unit, 'ask')) &&
    ['card', 'perk', 'phase', 'number'].includes(first.is)
  )
    return true;
  if (first.is === 'level' && first.count !== undefined) return true;
  if (first.is === 'place') return first.way === 'in' || first.way === undefined;
  // “I'm at Fort Level 3, Dot's private action”
  if (first.is === 'card' && open.some(({ is, count }) => is === 'level' && count !== undefined))
    return true;
  // “two shovels in my Lookout, Bug alone: …”
  const said = open.filter(({ is }) => contents.includes(is) && is !== 'place');
  const isFull =
    said.length > 0 &&
    open.some(({ is }) => is === 'place') &&
    said.every(({ is }) => is !== 'card' && is !== 'number');
  if (
    first.is === 'card' &&
    isFull &&
    open.every((unit) => unit.is !== 'verb' || can(unit, 'have'))
  )
    return true;
  const last = says.at(-1);
  // „… zostali mi Kolo i Tiny, Żuk i Kolo na stos”: where cards go is said for itself.
  const isGoing =
    first.is === 'card' &&
    last?.is === 'place' &&
    last.way === 'into' &&
    open.some(({ is }) => is === 'card') &&
    open.some(({ is }) => is === 'verb') &&
    !open.some(
      (unit) => unit.is === 'verb' && can(unit, 'put', 'discard', 'recruit', 'go', 'trash'),
    );
  if (isGoing) return true;
  return (
    last?.is === 'place' && last.way === 'in' && ['amount', 'symbol', 'cards'].includes(first.is)
  );
}

/** Where what was said before the first verb ends: “Value 12, I play”, «вышка пустая, можно сыграть». */
function endOfFact(open: readonly Unit[], verb: Unit): number {
  const at = open.findLastIndex((unit, index) => {
    const before = open.slice(0, index);
    if (!before.some(isSaying) && before.filter(({ is }) => is === 'person').length < 2)
      return false;
    const next = open[index + 1];
    if (isWord(unit, 'and') && before.some((each) => isWord(each, 'turn-order'))) return true;
    if (isWord(unit, 'and'))
      return next?.is === 'person' && !next.isOwner && before.some(({ is }) => is === 'place');
    if (isWord(unit, 'ask'))
      return before.some(
        (each) => isWord(each, 'empty') || (each.is === 'level' && each.count !== undefined),
      );
    if (isWord(unit, 'then')) return before.some(({ is, way }) => is === 'place' && way === 'in');
    return isMark(unit) || isWord(unit, 'but', 'if');
  });
  const isList = open[at - 1]?.is === open[at + 1]?.is && can(verb, 'have', 'go');
  if (at >= 0) return isList ? -1 : at;
  // «в рюкзаке 2 игрушки играю …»: no comma, but the asker begins to do something.
  const isFact =
    verb.isFirst === true &&
    can(verb, 'play') &&
    open.some(({ is, way }) => is === 'place' && way === 'in') &&
    open.some(({ is }) => is === 'amount' || is === 'symbol' || is === 'cards');
  return isFact ? open.length : -1;
}

/** “has played”, “'s got”, “is resolved”: the first verb only helps the second. */
function helps(open: readonly Unit[]): number {
  const at = open.findLastIndex(({ is }) => is === 'verb');
  const verb = open[at];
  const between = open.slice(at + 1);
  const isHelper =
    (verb?.id === 'have' || can(verb, 'be')) &&
    between.every((unit) => isWord(unit, 'already', 'not', 'only', 'now', 'nobody', 'none'));
  return isHelper ? at : -1;
}

/** What is had stands between “have” and what was done with it. */
const isParticiple = (unit: Unit, open: readonly Unit[], verbAt: number): boolean => {
  const between = open.slice(verbAt + 1);
  return (
    can(unit, 'add') &&
    unit.isPast === true &&
    unit.isFirst !== true &&
    open[verbAt]?.id === 'have' &&
    between.some(({ is }) => is === 'card') &&
    between.every((each) => each.is === 'card' || isWord(each, 'and', 'already', 'only'))
  );
};

/** Cuts a sentence into clauses, one for each verb, and facts that have none. */
export function clausesOf(all: readonly Unit[]): Clause[] {
  const units = withPersons(all);
  const stretches: { units: Unit[]; sentence: number }[] = [];
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
    const verbAt = open.findLastIndex(({ is }) => is === 'verb');
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
      if (helper >= 0) open.splice(helper, 1);
      else {
        const cut = open.findLastIndex((each, index) => index > verbAt && isSeparator(each));
        // Who does it stands right before it: “Kim plays Blitz and I follow”.
        let from = cut < 0 ? open.length : cut;
        if (cut < 0) while (from - 1 > verbAt && isSubject(open[from - 1])) from -= 1;
        else if (isWord(open[from], 'and', 'then') && isListed(open, from)) {
          const start = can(unit, 'go', 'stay', 'have') ? listStart(open, from, verbAt) : from;
          from = start < from ? start : endOfList(open, from);
        } else if (can(unit, 'have') && goesOn(open, from)) from = open.length;
        cutAt(from);
      }
    } else if (unit.is === 'verb') {
      const end = endOfFact(open, unit);
      if (end >= 0) cutAt(end);
    } else if (isQuestion(units, at, open) || (isWord(unit, 'forgetful') && forgets(open))) close();
    else if (isNextBox(units, at, open)) {
      close();
      continue;
    } else if (
      (isMark(unit) || isWord(unit, 'but')) &&
      open.some((each) => each.is === 'verb' || isSaying(each)) &&
      beginsAnew(units, at, open)
    ) {
      close();
      continue;
    }
    open.push(unit);
  }
  close();
  return withActors(withRelatives(stretches));
}

/** “public for one toy, then private spending two”: what is done in each box is said with it. */
const isNextBox = (units: readonly Unit[], at: number, open: readonly Unit[]): boolean =>
  (isMark(units[at]) || isWord(units[at], 'and', 'then')) &&
  open.some(({ is }) => is === 'box') &&
  open.some(({ is }) => is === 'amount' || is === 'points') &&
  units[at + (isWord(units[at + 1], 'then', 'and') ? 2 : 1)]?.is === 'box';

interface Stretch {
  readonly units: readonly Unit[];
  readonly sentence: number;
}

/** “Blades, who's in my Lookout”: the card comes from there. */
const isWhere = (units: readonly Unit[]): boolean =>
  units.every(
    (unit) =>
      isWord(unit, 'relative') ||
      (unit.is === 'verb' && can(unit, 'have')) ||
      (unit.is === 'person' && unit.id === 'me') ||
      (unit.is === 'place' && unit.way === 'in'),
  );

/** Clauses that tell more about the place or the card before them. */
function withRelatives(stretches: readonly Stretch[]): Stretch[] {
  const told: Stretch[] = [];
  for (const { units: all, sentence } of stretches) {
    const units = isMark(all[0]) && isWord(all[1], 'relative') ? all.slice(1) : all;
    const before = told.at(-1);
    const last = before?.units.findLast((unit) => !isMark(unit));
    const at = units.findIndex(({ is }) => is === 'place');
    const [place, said] = [units[at], units.slice(0, at + 1)];
    if (before && last?.is === 'card' && place && isWord(units[0], 'relative') && isWhere(said))
      told[told.length - 1] = {
        ...before,
        units: [
          ...before.units,
          { ...place, way: 'from', items: said.flatMap(({ items }) => items) },
          ...units.slice(at + 1),
        ],
      };
    else told.push({ units: withPlace(units, last), sentence });
  }
  return told;
}

/** “Nora's Pack, which has 2 pizza”: in that place. */
const withPlace = (units: readonly Unit[], before: Unit | undefined): readonly Unit[] =>
  isWord(units[0], 'relative') && before?.is === 'place'
    ? [{ ...before, way: 'in', items: units[0]?.items ?? [] }, ...units.slice(1)]
    : units;

const forgets = (open: readonly Unit[]): boolean =>
  open.some(({ is, id }) => is === 'verb' && id === 'forgot');

/** «… завёл Doc можно ещё Chef»: something was done, and now it is asked. */
function isQuestion(units: readonly Unit[], at: number, open: readonly Unit[]): boolean {
  const verbAt = open.findLastIndex(({ is }) => is === 'verb');
  return (
    isWord(units[at], 'ask') &&
    verbAt >= 0 &&
    open.slice(verbAt).some(({ is }) => contents.includes(is)) &&
    stretchFrom(units, at).some(({ is }) => contents.includes(is))
  );
}

/** “… and Tiny from my hand I have 2 points”: one has nothing from somewhere. */
const goesOn = (open: readonly Unit[], cut: number): boolean =>
  isWord(open[cut], 'and', 'then') && open.at(-1)?.is === 'place' && open.at(-1)?.way === 'from';

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

/** “Tiny and Doc go to my Yard”: both do. */
function listStart(open: readonly Unit[], cut: number, verbAt: number): number {
  let from = cut;
  while (
    from - 1 > verbAt &&
    isSeparator(open[from]) &&
    open[from - 1]?.is === open[from + 1]?.is &&
    (open[from + 1]?.is === 'card' || open[from + 1]?.is === 'place')
  )
    from -= isSeparator(open[from - 2]) && from - 2 > verbAt ? 2 : 1;
  return from;
}

/** He, she and they are whoever was spoken of last, and “there” is the last place. */
function withPersons(units: readonly Unit[]): Unit[] {
  let last: Unit | undefined;
  let place: Unit | undefined;
  const known = (person: Unit): Unit => {
    if (person.id === 'they') return last === undefined ? person : { ...person, id: last.id };
    if (person.id !== 'me') last = person;
    return person;
  };
  return units.map((unit) => {
    if (isWord(unit, 'there') && place) {
      const { way, ...named } = place;
      return { ...named, leads: [], cases: [], items: unit.items };
    }
    if (unit.is === 'place') place = unit;
    if (unit.is === 'person') return known(unit);
    return unit.owner ? { ...unit, owner: known(unit.owner) } : unit;
  });
}

const isSubject = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.is === 'person' || isWord(unit, 'ask', 'not', 'already', 'only', 'nobody'));

/** “Ben can't follow with Kitty”, «не могу сыграть Шпиона»: no wish to leave it, but a doubt whether it is allowed. */
const forbids = (not: Unit, units: readonly Unit[]): boolean =>
  units.some(({ is }) => is === 'card') &&
  (can(not, 'permission') || isWord(units[units.indexOf(not) + 1], 'permission'));

function withActors(stretches: readonly Stretch[]): Clause[] {
  let last: { actor: Unit; sentence: number } | undefined;
  /** Whose something was spoken of last. */
  let owned: Unit | undefined;
  return stretches.map(({ units, sentence }) => {
    const verbAt = units.findIndex(({ is }) => is === 'verb');
    const verb = units[verbAt];
    const isAsked = units.some((unit) => isWord(unit, 'ask'));
    const persons = units.filter((unit) => unit.is === 'person' && !unit.isOwner);
    const before = persons.filter((unit) => verbAt < 0 || units.indexOf(unit) < verbAt);
    const nominative = (unit: Unit) => unit.cases.length === 0 || unit.cases.includes('nom');
    const subject =
      before.findLast(
        (unit) =>
          nominative(unit) &&
          (unit.leads.length === 0 ||
            (unit.leads.every((lead) => lead === 'after') &&
              units[units.indexOf(unit) + 1] === verb)),
      ) ??
      before.findLast((unit) => unit.leads.includes('of-whom')) ??
      // «Теперь ходит Аня», „teraz ma ją Bartek”
      (verb && !verb.isFirst && !isAsked
        ? persons.find((unit) => nominative(unit) && unit.leads.length === 0 && unit.id !== 'me')
        : undefined);
    let actor = subject;
    const nobody = units.slice(0, Math.max(0, verbAt)).find((unit) => isWord(unit, 'nobody'));
    if (actor === undefined && nobody && (verb?.isPast || verb?.isThird) && !isAsked)
      actor = { ...nobody, is: 'person', id: 'nobody' };
    // “it was 4, 4 and 8”
    const isIt = isWord(units[verbAt - 1], 'this-card');
    const inherits = verb && !verb.isFirst && !isAsked && !isIt && last?.sentence === sentence;
    // “… and didn't take anything”
    const isJoined = isWord(units[0], 'and', 'but') && isWord(units[1], 'not') && verbAt === 2;
    if (
      actor === undefined &&
      inherits &&
      (verb.isPast || verb.isThird || isJoined || last?.actor.id === 'me')
    )
      actor = last?.actor;
    // „… plecak Bartka, ma w nim dwie zabawki”
    const owner = verb?.id === 'have' && verb.isThird && !isAsked ? owned : undefined;
    actor ??= owner;
    owned = units.findLast((unit) => unit.owner !== undefined)?.owner ?? owned;
    if (actor && verb) last = { actor, sentence };
    else if (verb?.isFirst && last) last = undefined;
    const nots = units.filter((unit) => isWord(unit, 'not'));
    const negation = nots.find((unit) => verb && Math.abs(units.indexOf(unit) - verbAt) <= 3);
    return {
      verb,
      actor,
      isNegated: negation !== undefined && !forbids(negation, units),
      negation,
      isAsked,
      units: units.filter(
        (unit) => unit !== verb && unit !== subject && unit !== negation && !isMark(unit),
      ),
      sentence,
    };
  });
}

export const verbOf = (clause: Clause | undefined, ...verbs: readonly string[]): boolean =>
  clause?.verb !== undefined && can(clause.verb, ...verbs);
