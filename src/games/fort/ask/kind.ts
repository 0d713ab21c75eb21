import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { can, isKind, isTool, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import {
  cardsIn,
  isBareNext,
  isLed,
  isOther,
  isPlayClause,
  placeIn,
  unnamedIn,
  wordIn,
} from './reading.ts';

/** All that is said, as it speaks for one kind of move or another. */
class Told {
  readonly clauses: readonly Clause[];
  /** What the asker does. */
  readonly mine: readonly Clause[];
  readonly units: readonly Unit[];
  readonly persons: readonly Unit[];
  readonly cards: readonly Unit[];
  readonly perk: Unit | undefined;
  /** A card is played or added, and that is not only looked back on. */
  readonly isPlayed: boolean;
  /** A card stands first and nothing is said that is done to it: “Golden Boy: can I trash …?” */
  readonly isVerbless: boolean;
  readonly follows: readonly Clause[];
  readonly othersPlay: readonly Clause[];

  constructor(clauses: readonly Clause[]) {
    this.clauses = clauses;
    this.mine = clauses.filter((unit) => isMe(unit.actor));
    this.units = clauses.flatMap((clause) => clause.units);
    this.persons = [...this.units, ...clauses.flatMap((unit) => unit.actor ?? [])].filter(
      isKind('person'),
    );
    this.cards = cardsIn(this.units);
    this.perk = this.units.find(isKind('perk'));
    this.isPlayed = this.mine.some(
      (clause) =>
        !wordIn(clause.units, 'already') &&
        (isPlayClause(clause) ||
          (verbOf(clause, 'add') && names(clause) && !verbOf(clause, 'have'))),
    );
    this.isVerbless = this.mine.some(({ verb, units }) => {
      const first = units.find(isKind('card', 'perk', 'place'));
      return (
        verb === undefined &&
        first?.is === 'card' &&
        !leadBy(first, 'to', 'from') &&
        !placeIn(units, 'park', 'hand', 'yard')
      );
    });
    this.follows = this.does('follow').filter(
      (unit) => !(wordIn(unit.units, 'already') && unit.verb?.isPast),
    );
    this.othersPlay = clauses.filter(
      (clause) =>
        isOther(clause.actor) &&
        (verbOf(clause, 'play', 'finish', 'resolving') ||
          (verbOf(clause, 'use') && clause.units.some(isKind('perk')))) &&
        !can(clause.verb, 'have'),
    );
  }

  does(...verbs: readonly string[]): Clause[] {
    return this.mine.filter((clause) => verbOf(clause, ...verbs));
  }

  says(...words: readonly string[]): boolean {
    return wordIn(this.units, ...words) !== undefined;
  }

  has(is: string, id?: string): boolean {
    return this.units.some((unit) => unit.is === is && (id === undefined || unit.id === id));
  }
}

const names = (unit: Clause): boolean => cardsIn(unit.units).length > 0;
const counts = (each: Clause): boolean => each.units.some((unit) => unit.count !== undefined);

/** Whether a place is spoken of, with the way to it and whose it is: `from:their-yard`. */
const where =
  (...wanted: readonly string[]) =>
  (unit: Clause): boolean =>
    unit.units.some(
      ({ is, id, way, owner }) =>
        is === 'place' &&
        (wanted.includes(`${way}:${id}`) ||
          wanted.includes(`${way}:${isOther(owner) ? 'their' : 'my'}-${id}`)),
    );

/** What is done inside an action: it means that a card is played. */
const inside = [
  'trash',
  'spend',
  'copy',
  'convert',
  'advance',
  'pack-up',
  'pay',
  'name',
  'declare',
];

/** Nobody ever has as many tokens as lie in the supply. */
const most = 10;

/** «Пупсом завожу …»: a card that can do it is named as what it is done with. */
const recruitsByCard = (unit: Told): boolean =>
  unit.cards.some(
    (card) =>
      (isTool(card) || leadBy(card, 'with')) &&
      !leadBy(card, 'as') &&
      boxesWith(card.id, placeIn(unit.units, 'lookout') ? ['recruit', 'lookout'] : ['recruit'])
        .length > 0,
  );

/** “Ann led Patch. Could I throw out Chef …?”: where nothing can be trashed, it is discarded. */
const canTrash = ({ othersPlay: [led] }: Told): boolean =>
  boxesWith(cardsIn(led?.units ?? [])[0]?.id, ['trash', 'trash-rival', 'trash-this']).length > 0;

/** «в парке … Хочу Принца себе» */
const wantsShown = ({ clauses, mine }: Told): boolean => {
  const shown = clauses
    .filter((unit) => placeIn(unit.units, 'park') !== undefined)
    .flatMap((each) => cardsIn(each.units).map((unit) => unit.id));
  return mine.some(
    ({ verb, units, isAsked }) =>
      placeIn(units, 'park') === undefined &&
      (can(verb, 'gain', 'have', 'name') || (verb === undefined && isAsked)) &&
      cardsIn(units).some((unit) => shown.includes(unit.id)),
  );
};

/** Cards that the question puts in one's own Yard are put away. */
const leavesYard = (told: Told): boolean => {
  const there = told.mine
    .filter((clause) => !clause.verb || can(clause.verb, 'have'))
    .filter(where('in:yard'))
    .flatMap((each) => cardsIn(each.units).map((unit) => unit.id));
  return told.does('put', 'gain', 'discard', 'go', 'return', 'trash').some((clause) => {
    const isFrom = where('from:my-yard')(clause);
    return isFrom
      ? names(clause) && (placeIn(clause.units, 'discard') ?? told.says('turn-start'))
      : cardsIn(clause.units).some((unit) => there.includes(unit.id)) &&
          clause.units.every((unit) => unit.is !== 'place' || unit.id === 'discard') &&
          !told.perk;
  });
};

/** Cards are laid away at the end of the turn: «оба в сброс, Вжик во двор». */
const laysAway = (told: Told): boolean =>
  told.mine.some(
    (clause) =>
      (names(clause) || wordIn(clause.units, 'both')) &&
      ((verbOf(clause, 'put', 'go', 'discard') &&
        !verbOf(clause, 'recruit') &&
        where('into:my-yard', 'in:my-yard')(clause)) ||
        ((clause.verb === undefined || verbOf(clause, 'put', 'go')) &&
          where('into:my-yard', 'into:discard', 'in:discard')(clause))),
  );

/** «открытых бонусов выложили 3» */
const laysOutRow = (each: Clause): boolean =>
  each.units.some((unit) => unit.is === 'figure') &&
  each.units.some(
    (unit) => (unit.is === 'number' || unit.is === 'cards') && unit.count !== undefined,
  );

/** What speaks for each kind of move, and how loudly. */
const signs: readonly (readonly [string, number, (told: Told) => unknown])[] = [
  [
    'setup',
    9,
    (told) =>
      !told.isPlayed &&
      told.does('recruit', 'trash', 'follow').length === 0 &&
      (told.units.some((unit) => unit.is === 'figure' && unit.count !== undefined) ||
        told.clauses.some(laysOutRow) ||
        ((told.says('set-up') ||
          told.units.some(({ is, count = 0 }) => is === 'amount' && count > most) ||
          told.does('deal', 'begin').length > 0) &&
          (told.cards.length > 0 || told.clauses.some(counts)))),
  ],
  [
    'claim',
    8,
    (told) =>
      !told.cards.length &&
      !told.perk &&
      !told.follows.length &&
      (told.says('over') ||
        (told.says('end') && !told.says('turn-end')) ||
        told.clauses.some((clause) => verbOf(clause, 'trigger')) ||
        (told.says('next') && told.persons.length > 0 && !told.does('draw', 'keep').length) ||
        (isBareNext(told.clauses.at(-1)) && told.clauses.length > 1)),
  ],
  [
    'claim',
    1,
    (told) => told.says('turn-of') && told.clauses.length === 1 && told.persons.some(isOther),
  ],
  [
    'decline',
    7,
    (told) =>
      told.does('decline').length > 0 &&
      !told.has('phase') &&
      (told.othersPlay.length > 0 ||
        told.follows.length > 0 ||
        told.cards.length === 0 ||
        told.units.some((unit, at) => isLed(unit, told.units[at + 1]))),
  ],
  [
    'decline',
    7,
    (told) =>
      told.follows.length > 0 &&
      ((told.says('must') && !told.follows.some(names) && !told.does('discard').length) ||
        told.follows.every((unit) => unit.isNegated || wordIn(unit.units, 'not'))),
  ],
  ['follow', 6, (told) => told.follows.length > 0],
  [
    'follow',
    6,
    (told) =>
      told.othersPlay.length > 0 &&
      (told.does('discard').length > 0 ||
        told.perk?.id === 'copy-cat' ||
        (told.does('trash').some(names) && !canTrash(told))),
  ],
  [
    'skip',
    5,
    (told) =>
      (told.does('skip').length > 0 || (told.does('decline').length > 0 && told.has('phase'))) &&
      (told.has('phase') ||
        told.says('turn-end') ||
        told.does('skip').some((unit) => placeIn(unit.units, 'discard')) ||
        told.does('play', 'recruit', 'draw', 'discard', 'clean-up').length > 0),
  ],
  [
    'skip',
    5,
    (told) =>
      !told.isPlayed &&
      !told.perk &&
      told
        .does('play', 'draw')
        .some(
          (clause) =>
            clause.isNegated &&
            !names(clause) &&
            !counts(clause) &&
            !(verbOf(clause, 'draw') && wordIn(clause.units, 'none')),
        ) &&
      !told
        .does('recruit', 'draw', 'keep', 'clean-up')
        .some((clause) => clause.isAsked && !clause.isNegated),
  ],
  [
    'recruit',
    4.9,
    (told) =>
      !told.isPlayed &&
      !recruitsByCard(told) &&
      (told.does('recruit').some((unit) => !wordIn(unit.units, 'already') && !told.isVerbless) ||
        (told.has('phase', 'recruit') && (told.cards.length > 0 || told.does('gain').length > 0)) ||
        told
          .does('gain')
          .some((clause) => unnamedIn(clause.units) && where('from:park', 'from:yard')(clause))),
  ],
  [
    'recruit',
    3.4,
    (told) =>
      !told.isPlayed &&
      (wantsShown(told) ||
        (told.perk?.id === 'birthday-party' &&
          (told.mine.some(names) || told.has('place', 'park-deck'))) ||
        told.mine.some(
          (clause) =>
            (!clause.verb || can(clause.verb, 'have', 'gain')) &&
            names(clause) &&
            where('from:park', 'from:their-yard')(clause),
        )),
  ],
  [
    'recruit',
    2,
    (told) =>
      !told.isPlayed &&
      !told.perk &&
      !told.isVerbless &&
      !told.does(...inside).length &&
      told
        .does('gain')
        .some(
          (clause) =>
            names(clause) || placeIn(clause.units, 'park-deck') || wordIn(clause.units, 'nobody'),
        ),
  ],
  [
    'cleanup',
    4.8,
    (told) =>
      !told.isPlayed &&
      (told.has('phase', 'cleanup') ||
        told.does('clean-up').length > 0 ||
        leavesYard(told) ||
        told
          .does('put', 'gain', 'discard', 'go')
          .some(
            (clause) =>
              !names(clause) &&
              placeIn(clause.units, 'yard') &&
              (wordIn(clause.units, 'all') || clause.isNegated),
          )),
  ],
  [
    'draw',
    4.6,
    (told) =>
      !told.isPlayed &&
      (told
        .does('draw')
        .some(
          (clause) =>
            !names(clause) && (counts(clause) || wordIn(clause.units, 'none', 'all', 'this-card')),
        ) ||
        (told.does('reshuffle').length > 0 && told.does('gain').some(counts))),
  ],
  [
    'draw',
    1,
    (told) =>
      told.cards.length === 0 &&
      told.does('gain').some(counts) &&
      (told.has('cards') || told.has('place', 'deck')),
  ],
  [
    'discard',
    4.5,
    (told) =>
      laysAway(told) ||
      ((told.says('turn-end') || told.has('phase', 'discard')) && told.cards.length > 0) ||
      (!told.isPlayed && told.does('keep', 'stay', 'discard').some(names)),
  ],
  ['perk', 5, (unit) => unit.perk?.id === 'recycling'],
  ['perk', 2.2, (unit) => unit.perk],
  ['discard', 2.1, (told) => told.does('keep', 'stay').some(names)],
  ['play', 3, (told) => told.isPlayed],
  [
    'play',
    2.5,
    (told) =>
      told.does('gain').some(({ units }) => {
        const [first] = cardsIn(units);
        return (
          first &&
          (isTool(first) || leadBy(first, 'with', 'for')) &&
          units.some(isKind('amount', 'number'))
        );
      }),
  ],
  [
    'play',
    1.1,
    (told) => told.cards.length > 0 || (told.has('box') && told.does(...inside, 'use').length > 0),
  ],
];

export type Kind = string;

/** The kinds of move that what is said may be about, the likeliest first. */
export function kindsOf(clauses: readonly Clause[]): Kind[] {
  const told = new Told(clauses);
  const found = signs
    .filter(([, , sign]) => sign(told))
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind]) => kind);
  return [...new Set(found)];
}
