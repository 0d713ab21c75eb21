import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import type { Item } from '#ask/items.ts';
import type { Grammar } from '#ask/lexicon.ts';
import { type Data, type Draft, isPart, type Understood } from '#ask/understood.ts';
import { can, isKind, isWord, type Unit } from '#ask/unit.ts';
import { cardsIn, isOther, nameOf } from './reading.ts';

/** What a move is made with. */
const doing = [
  'play',
  'add',
  'follow',
  'decline',
  'recruit',
  'discard',
  'keep',
  'draw',
  'skip',
  'clean-up',
  'trash',
  'advance',
  'pack-up',
  'use',
];

/** The asker speaks of what he may do himself: “do I have to?”, «могу». */
const speaksOfMyself = (items: readonly Item[], grammar: Grammar): boolean =>
  items.some(
    (unit) =>
      unit.meanings.includes('ask') &&
      (/\b(?:i|we)\b/i.test(unit.text) ||
        // «по правилам» only ends like «могу».
        grammar.verbForm(unit.text.replace(/ .*/, '')).isFirst === true),
  );

/** «Ходит Аня» says whose turn it is, not what she does. */
const isTurn = (unit: Clause): boolean =>
  can(unit.verb, 'play') && unit.units.every(isKind('word', 'person'));

const does = (clause: Clause): boolean =>
  verbOf(clause, ...doing, ...(clause.isAsked ? ['gain'] : [])) &&
  !can(clause.verb, 'have', 'reach') &&
  !isTurn(clause);

/** “Can Ann play Bug and add Tiny?”: both are hers. */
const goesOn = ({ actor, sentence, verb, units }: Clause, before: Clause): boolean =>
  actor === undefined &&
  before.isAsked &&
  sentence === before.sentence &&
  !verb?.isFirst &&
  isWord(units[0], 'and', 'then');

/** „pominąć odrzucanie”: nobody does what is skipped. */
const isSkipped = (clause: Clause, clauses: readonly Clause[]): boolean =>
  clause.units.length === 0 && verbOf(clauses[clauses.indexOf(clause) - 1], 'skip');

/** “Can Ben follow Dot with Kitty?”: whose move is asked about, where it is not the asker's. */
export function doerIn(
  clauses: readonly Clause[],
  items: readonly Item[],
  grammar: Grammar,
): Unit | undefined {
  const isAsked =
    clauses.some((clause) => clause.isAsked) ||
    items.some((unit) => unit.text === '?' || unit.meanings.includes('permission'));
  const others = clauses.filter(
    (clause) => isOther(clause.actor) && clause.actor.id !== 'nobody' && does(clause),
  );
  const last = others.at(-1);
  // “can I lead Dash, then Sue follows with Munch?”
  const isLed =
    verbOf(last, 'follow') &&
    !last?.verb?.isPast &&
    clauses.some(
      (each) => isMe(each.actor) && verbOf(each, 'play') && cardsIn(each.units).length > 0,
    ) &&
    !clauses.some((each) => isMe(each.actor) && verbOf(each, 'follow', 'decline'));
  if (!isLed && (!isAsked || speaksOfMyself(items, grammar))) return undefined;
  if (last === undefined) return undefined;
  const follows = verbOf(last, 'follow', 'decline');
  // The asker leads, somebody else may follow; else whatever the asker does is what he asks about.
  const isMine = clauses.some(
    (clause) =>
      isMe(clause.actor) &&
      !goesOn(clause, last) &&
      !isSkipped(clause, clauses) &&
      (does(clause) ||
        // “I mean, can I?”
        (clause.actor !== undefined && clause.isAsked) ||
        (clause.verb === undefined && cardsIn(clause.units).length > 0)) &&
      !(follows && verbOf(clause, 'play', 'add', 'pack-up')),
  );
  const isClaim =
    !last.units.some(isKind('card', 'perk')) &&
    clauses.some((each) =>
      each.units.some((unit) => isWord(unit, 'over', 'end', 'next', 'turn-of')),
    );
  return isMine || isClaim ? undefined : last.actor;
}

/** Who asks, while somebody else stands in the middle of the description. */
export const asker = '(asker)';

const renamed = (unit: Unit, doer: string): Unit => {
  const owner = unit.owner && renamed(unit.owner, doer);
  const own = owner === undefined ? unit : { ...unit, owner };
  if (own.is !== 'person') return own;
  if (own.id === doer) return { ...own, id: 'me' };
  return own.id === 'me' ? { ...own, id: asker } : own;
};

/** „mogę zagrać Śmigacza, a Zosia naśladuje”: the asker, who is not named, plays what is followed. */
const leadsTo = (clause: Clause, doer: Unit, clauses: readonly Clause[]): boolean =>
  verbOf(clause, 'play') &&
  cardsIn(clause.units).length > 0 &&
  clauses.some((each) => each.actor?.id === doer.id && verbOf(each, 'follow'));

/** The clauses as the doer would say them. */
export const asSaidBy = (doer: Unit, clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    actor: clause.actor
      ? renamed(clause.actor, doer.id)
      : leadsTo(clause, doer, clauses)
        ? { ...doer, id: asker, items: [] }
        : undefined,
    units: clause.units.map((unit) => renamed(unit, doer.id)),
  }));

/** Names as the asker has them. */
function named(data: Data, doer: string): Data {
  if (data === 'me') return doer;
  if (data === asker) return 'me';
  if (isPart(data))
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, named(value, doer)]),
    );
  return Array.isArray(data) ? data.map((each) => named(each, doer)) : data;
}

const part = (data: Data | undefined): Draft => (isPart(data) ? { ...data } : {});

/** What the doer would describe, described by the asker. */
export function toldByAsker(understood: Understood, doer: Unit): Understood {
  const name = nameOf(doer);
  const { me: own, rivals, ...rest } = understood.situation;
  const { [asker]: mine, ...others } = part(rivals);
  const sides = own === undefined ? others : { ...others, [name]: own };
  const path = (said: string): string =>
    said
      .replace(/^situation\.me\b/, `situation.rivals.${name}`)
      .replace(`situation.rivals.${asker}`, 'situation.me');
  return {
    ...understood,
    situation: {
      ...part(named(rest, name)),
      ...(mine === undefined ? {} : { me: mine }),
      ...(Object.keys(sides).length > 0 ? { rivals: sides } : {}),
    },
    move: understood.move && { ...part(named(understood.move, name)), by: name },
    pieces: understood.pieces.map((piece) => ({ ...piece, path: path(piece.path) })),
  };
}
