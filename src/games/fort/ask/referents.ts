import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { can, isKind, isTool, isWord, leadBy, type Unit, unitOf } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import { withFollowers, withPlaces } from './frames.ts';
import { amountsIn, cardsIn, isOther, placeIn, unnamedIn } from './reading.ts';

/** “it”, “them”, «их»; „jedną z nich” is no player either. */
const isPronoun = (unit: Unit): boolean =>
  isWord(unit, 'this-card') ||
  (unit.is === 'person' && unit.id !== 'me' && unit.leads.includes('from') && can(unit, 'they'));

const instead = (units: readonly Unit[], pronoun: Unit | undefined, told: readonly Unit[]) =>
  units.flatMap((unit) =>
    unit === pronoun ? told.map((each) => ({ ...each, leads: [], items: unit.items })) : [unit],
  );

/** “I've got Bribe and want to use it” */
function withPerk(clause: Clause, before: Clause | undefined): Clause {
  const pronoun = clause.units.find(isPronoun);
  const perk = before?.units.find(isKind('perk'));
  const isIt =
    pronoun && perk && verbOf(clause, 'use') && clause.units.every(isKind('word', 'person'));
  return isIt ? { ...clause, units: instead(clause.units, pronoun, [perk]) } : clause;
}

/** “take two pizza and spend one of them”, „wziąć pizzę i ją wydać”: what was spoken of last. */
function withTokens(clause: Clause, told: readonly Unit[]): Clause {
  const { units } = clause;
  const isOpen =
    (verbOf(clause, 'spend', 'convert', 'pack-up') ||
      (verbOf(clause, 'put') && placeIn(units, 'pack'))) &&
    amountsIn(units).length === 0 &&
    told.length > 0;
  if (!isOpen) return clause;
  const [first] = told;
  // “pack them both”
  const both = first?.count === 2 ? units.find((unit) => isWord(unit, 'both')) : undefined;
  const pronoun = both ?? units.find(isPronoun);
  const number = units.find(isKind('number'));
  if (number && first)
    return {
      ...clause,
      units: units.map((unit): Unit => {
        if (unit === number) return { ...number, is: 'amount', id: first.id };
        return unit === pronoun ? { ...unit, is: 'word', id: 'this-card' } : unit;
      }),
    };
  if (pronoun) {
    const rest = units.filter((unit) => unit === pronoun || !isPronoun(unit));
    return { ...clause, units: instead(rest, pronoun, told) };
  }
  return verbOf(clause, 'spend')
    ? { ...clause, units: [...units, ...told.map((unit) => ({ ...unit, leads: [], items: [] }))] }
    : clause;
}

/** “Kim's Pack has 2 toys. I copy it with Spike”: the Pack that was spoken of. */
function withPack(clause: Clause, before: readonly Clause[]): Clause {
  const pronoun = clause.units.find(isPronoun);
  const pack = before.flatMap(({ units, actor }) => {
    const found = placeIn(units, 'pack');
    return found ? [{ ...found, owner: found.owner ?? actor } as Unit] : [];
  });
  const last = pack.at(-1);
  return pronoun && last && verbOf(clause, 'copy') && !placeIn(clause.units, 'pack')
    ? { ...clause, units: instead(clause.units, pronoun, [last]) }
    : clause;
}

/** At the end of a turn a card is kept, or goes to the Yard or to the discard pile. */
const laysAway = (clause: Clause): boolean =>
  verbOf(clause, 'keep', 'stay') ||
  (verbOf(clause, 'put', 'go', 'discard') &&
    placeIn(clause.units, 'yard', 'discard') !== undefined);

/** “I've got Flipper in my hand, can I throw him away?”: the one card that was mentioned there. */
function withCard(clause: Clause, clauses: readonly Clause[]): Clause {
  const { units } = clause;
  const pronoun = units.find(isPronoun);
  const held = clauses
    .filter((each) => isMe(each.actor) && verbOf(each, 'have') && placeIn(each.units, 'hand'))
    .flatMap((each) => cardsIn(each.units));
  const isLed = clauses.some((unit) => isOther(unit.actor) && can(unit.verb, 'play'));
  const isOpen =
    pronoun &&
    held.length === 1 &&
    cardsIn(units).length === 0 &&
    (isLed ? verbOf(clause, 'discard', 'follow') : laysAway(clause));
  return isOpen ? { ...clause, units: instead(units, pronoun, held) } : clause;
}

/** “I take a kid out of Ann's Yard and put it in my Lookout”: one move in two breaths. */
function inOneBreath(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const pronoun = clause.units.find(isPronoun);
    const isPut =
      before &&
      pronoun &&
      verbOf(clause, 'put', 'add') &&
      placeIn(clause.units, 'lookout') &&
      cardsIn(clause.units).every((card) => leadBy(card, 'with') || isTool(card)) &&
      verbOf(before, 'gain', 'name', 'return') &&
      (cardsIn(before.units).length > 0 || unnamedIn(before.units)) &&
      clauses.some((each) =>
        cardsIn(each.units).some((unit) => boxesWith(unit.id, ['lookout']).length > 0),
      );
    if (isPut) {
      const verb = {
        ...clause.verb,
        items: [...(before.verb?.items ?? []), ...(clause.verb?.items ?? [])],
      };
      joined[joined.length - 1] = {
        ...clause,
        verb: verb as Unit,
        actor: before.actor ?? clause.actor,
        units: [...before.units, ...clause.units.filter((unit) => unit !== pronoun)],
      };
    } else joined.push(clause);
  }
  return joined;
}

/** “Munch was played, can I follow?”: by whoever leads. */
const withLeader = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) =>
    clause.verb?.isPassive &&
    can(clause.verb, 'play') &&
    clause.actor === undefined &&
    cardsIn(clause.units).length > 0 &&
    clauses.some((each) => isMe(each.actor) && verbOf(each, 'follow', 'discard', 'decline'))
      ? { ...clause, actor: unitOf('person', 'rival') }
      : clause,
  );

/** “Can Puddin's coin be a book if I add it to Patch?”: it is added first, then spoken of. */
function addedFirst(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(
    (clause) =>
      verbOf(clause, 'add') &&
      cardsIn(clause.units).length === 1 &&
      cardsIn(clause.units).every((card) => leadBy(card, 'to')) &&
      clause.units.some(isPronoun),
  );
  const [before, clause] = [clauses[at - 1], clauses[at]];
  const told = before && !verbOf(before, 'play') ? cardsIn(before.units) : [];
  if (!before || !clause || told.length !== 1 || !isMe(before.actor)) return clauses;
  const added = { ...clause, units: instead(clause.units, clause.units.find(isPronoun), told) };
  return [...clauses.slice(0, at - 1), added, before, ...clauses.slice(at + 1)];
}

/** «Zip куда девать, во двор его кладу?»: a card is named first, then what is done with it. */
function withTopic(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap((clause, at) => {
    const isTopic = (each: Clause | undefined): boolean =>
      each?.verb === undefined &&
      cardsIn(each?.units ?? []).length === 1 &&
      (each?.units ?? []).every(isKind('card', 'word', 'unknown'));
    const isDone = (each: Clause | undefined): boolean =>
      each !== undefined &&
      laysAway(each) &&
      cardsIn(each.units).length === 0 &&
      each.units.some(isPronoun);
    if (isTopic(clause) && isDone(clauses[at + 1])) return [];
    const before = clauses[at - 1];
    if (!before || !isTopic(before) || !isDone(clause)) return [clause];
    return [
      { ...clause, units: [...before.units, ...clause.units.filter((unit) => !isPronoun(unit))] },
    ];
  });
}

/** “There's a shovel in my Lookout but I don't want to use it”: all that shows there is left out. */
function withLookout(clause: Clause, before: readonly Clause[]): Clause {
  const { units } = clause;
  if (!clause.isNegated || !verbOf(clause, 'use', 'count-as', 'add')) return clause;
  const told = before
    .filter((each) => isMe(each.actor))
    .findLast(({ units: all }) => placeIn(all, 'lookout') !== undefined);
  const lookout = told && placeIn(told.units, 'lookout');
  const isThere = (unit: Unit): boolean =>
    isPronoun(unit) ||
    (unit.is === 'symbol' &&
      told?.units.some((each) => each.is === 'symbol' && each.id === unit.id)) === true;
  const pronoun = units.find(isThere);
  const isAlone = units.every((unit) => unit === pronoun || unit.is === 'word');
  if (!lookout || isOther(lookout.owner) || !pronoun || !isAlone) return clause;
  const verb = clause.verb && { ...clause.verb, id: 'use' };
  return {
    ...clause,
    verb,
    units: units.map((unit) =>
      unit === pronoun ? { ...lookout, way: 'from' as const, items: unit.items } : unit,
    ),
  };
}

/** Pronouns give way to what they stand for. */
export function withReferents(clauses: readonly Clause[]): Clause[] {
  let tokens: readonly Unit[] = [];
  const joined = inOneBreath(withLeader(withTopic(addedFirst(withFollowers(withPlaces(clauses))))));
  return joined.map((clause, at) => {
    if (!isMe(clause.actor)) return clause;
    const earlier = joined.slice(0, at);
    const said = withLookout(withPack(withPerk(clause, joined[at - 1]), earlier), earlier);
    const told = withCard(withTokens(said, tokens), clauses);
    const amounts = amountsIn(told.units).filter((unit) => unit.id !== 'any' && unit.count !== 0);
    // What one has is meant only as long as nothing was taken.
    const isHad = verbOf(clause, 'have') || clause.verb === undefined;
    if (amounts.length > 0 && (!isHad || tokens.length === 0)) tokens = amounts;
    return told;
  });
}
