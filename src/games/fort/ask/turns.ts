import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { type Data, type Draft, isPart, type Understood } from '#ask/understood.ts';
import type { Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import type { Kind } from './kind.ts';
import { cardsIn, hasName, isOther, isPlayClause, placeIn, wordIn } from './reading.ts';

/** One move of a turn that is described from beginning to end. */
export interface Step {
  readonly kind: Kind;
  readonly clauses: readonly Clause[];
  /** Who makes it, where it is not the asker. */
  readonly doer: Unit | undefined;
}

const order = ['skip', 'cleanup', 'play', 'follow', 'recruit', 'discard', 'draw'];

/** What may begin a move of its own: nothing that is looked back on, nor what is only had. */
function kindOf(clause: Clause, later: readonly Clause[]): Kind | undefined {
  const [next] = later;
  const { verb, units, actor } = clause;
  // “Bug for 1 pizza, Ann follows …”
  if (verb === undefined && isOther(next?.actor) && verbOf(next, 'follow', 'discard', 'decline'))
    return isMe(actor) && units.find((unit) => unit.is !== 'word')?.is === 'card'
      ? 'play'
      : undefined;
  if (verb === undefined || verbOf(clause, 'have', 'reach') || wordIn(units, 'already')) return;
  if (verb.isPast && !verb.isFirst && actor === undefined) return;
  if (isOther(actor)) {
    const isNow = hasName(actor) && !verb.isPast;
    // “Ann plays Dash and adds Munch”: what is added has no place among what followers see.
    const goesOn = later.some(
      (each) => each.actor?.id === actor.id && !each.verb?.isPast && verbOf(each, 'recruit', 'add'),
    );
    if (isNow && goesOn && isPlayClause(clause)) return 'play';
    if (isNow && verbOf(clause, 'recruit')) return 'recruit';
    // «Маша скидывает Scout и повторяет»
    const discards = verbOf(clause, 'discard') && next?.actor?.id === actor.id;
    const follows =
      isNow && (verbOf(clause, 'follow', 'decline') || (discards && verbOf(next, 'follow')));
    return !follows
      ? undefined
      : clause.isNegated || verbOf(clause, 'decline')
        ? 'decline'
        : 'follow';
  }
  if (verb.isPast) return undefined;
  if (verbOf(clause, 'follow', 'decline')) return clause.isNegated ? 'decline' : 'follow';
  if (verbOf(clause, 'clean-up')) return 'cleanup';
  if (isPlayClause(clause) && !clause.isNegated) return 'play';
  const isTaken =
    verbOf(clause, 'recruit') ||
    (verbOf(clause, 'gain') &&
      units.some(
        ({ is, id, way }) =>
          is === 'place' && (id === 'park-deck' || (way === 'from' && /^(?:park|yard)$/.test(id))),
      ));
  const isNobody = clause.isNegated || wordIn(units, 'nobody', 'none');
  if (isTaken && (isNobody || cardsIn(units).length > 0 || placeIn(units, 'park-deck')))
    return 'recruit';
  const isLaidAway = verbOf(clause, 'put', 'go', 'discard') && placeIn(units, 'yard', 'discard');
  if (isLaidAway && cardsIn(units).length > 0) return 'discard';
  if (verbOf(clause, 'skip') && units.some((unit) => unit.is === 'phase' && unit.id === 'cleanup'))
    return 'skip';
  const isDrawn = units.some(
    ({ is, count }) =>
      count !== undefined &&
      (verbOf(clause, 'draw')
        ? is === 'cards' || is === 'number'
        : // “… and take five cards”
          is === 'cards' && count > 2 && verbOf(clause, 'gain')),
  );
  return isDrawn && cardsIn(units).length === 0 ? 'draw' : undefined;
}

const rankOf = (kind: Kind): number => order.indexOf(kind === 'decline' ? 'follow' : kind);

/** What the played card does itself is no move of its own. */
const isInside = (kind: Kind, { clauses }: Step): boolean => {
  const [card] = clauses.flatMap((unit) => cardsIn(unit.units));
  const icons: Readonly<Record<string, readonly string[]>> = {
    recruit: ['recruit'],
    discard: ['trash', 'lookout'],
  };
  return boxesWith(card?.id, icons[kind] ?? []).length > 0;
};

/** “I play Dash, Ben follows with Spike, then I recruit Doc”: the moves of a turn; none where there is only one. */
export function stepsOf(clauses: readonly Clause[]): Step[] {
  const steps: Step[] = [];
  // A turn that is described to its end has a phase for each.
  const isWhole =
    clauses.filter((clause, at) =>
      ['discard', 'draw'].includes(kindOf(clause, clauses.slice(at + 1)) ?? ''),
    ).length > 1;
  let waiting: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    const last = steps.at(-1);
    const kind = kindOf(clause, clauses.slice(at + 1));
    const isNext =
      kind !== undefined &&
      (last === undefined ||
        rankOf(kind) > rankOf(last.kind) ||
        (rankOf(kind) === rankOf('follow') &&
          rankOf(last.kind) === rankOf('follow') &&
          last.doer?.id !== clause.actor?.id)) &&
      // The asker follows somebody else, who did something before.
      (isOther(clause.actor) || rankOf(kind) !== rankOf('follow') || last?.doer !== undefined) &&
      !(last?.kind === 'play' && !isWhole && isInside(kind, last)) &&
      // What leaves the Yard is put away as well.
      !(last?.kind === 'cleanup' && kind === 'discard');
    if (isNext) {
      steps.push({
        kind,
        clauses: [...waiting, clause],
        doer: isOther(clause.actor) ? clause.actor : undefined,
      });
      waiting = [];
    } else if (last) steps[steps.length - 1] = { ...last, clauses: [...last.clauses, clause] };
    else waiting.push(clause);
  }
  const own = steps.filter((unit) => unit.doer === undefined);
  const [first] = steps;
  // Where only a rival follows, that is the move which is asked about.
  return own.length > 1 || (own.length > 0 && (steps.length > 2 || first?.doer)) ? steps : [];
}

function merged(one: Draft, other: Draft): Draft {
  const both: Draft = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before: Data | undefined = both[key];
    both[key] = isPart(before) && isPart(value) ? merged({ ...before }, { ...value }) : value;
  }
  return both;
}

/** Whose turn it is and what was played is known from the first of the moves. */
const factsOf = ({ situation }: Understood, isFirst: boolean): Draft => {
  const { turn, leader, ...rest } = situation;
  return isFirst ? situation : rest;
};

/** Several readings of one sentence, each of its own part, as one. */
export function inOneTurn(readings: readonly Understood[]): Understood | undefined {
  const [first] = readings;
  if (first === undefined || readings.some((unit) => unit.move === undefined)) return undefined;
  const pieces = new Map(
    readings
      .toReversed()
      .flatMap((each) => each.pieces.map((piece) => [piece.start, piece] as const)),
  );
  return {
    ...first,
    situation: readings.reduce<Draft>(
      (all, each) => merged(all, factsOf(each, each === first)),
      {},
    ),
    moves: readings.slice(1).flatMap((unit) => (unit.move ? [unit.move] : [])),
    pieces: [...pieces.values()].sort((one, other) => one.start - other.start),
    unclear: first.unclear.filter((one) =>
      readings.every((unit) => unit.unclear.some((each) => each.start === one.start)),
    ),
  };
}
