import { type Clause, isMe, verbOf } from '#ask/clause.ts';
import { can, isTool, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import { cardsIn, isOther, placeIn, unnamedIn, wordIn } from './reading.ts';

export const kinds = [
  'play',
  'follow',
  'decline',
  'recruit',
  'cleanup',
  'discard',
  'draw',
  'skip',
  'perk',
  'claim',
  'setup',
] as const;

export type Kind = (typeof kinds)[number] | 'none';

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

const phaseOf = (units: readonly Unit[]): string | undefined =>
  units.find(({ is }) => is === 'phase')?.id;

/** “follow ben's penny”, «за Бориным Scout», „naśladować Żuka Ani”: a card that a rival leads. */
export const isLed = (unit: Unit, next: Unit | undefined): boolean =>
  unit.is === 'card' &&
  (isOther(unit.owner) ||
    leadBy(unit, 'after') ||
    (next?.is === 'person' && isOther(next) && next.cases.includes('gen')));

/** “I used Baby Face to grab …” */
const usesCard = ({ verb, units }: Clause): boolean => {
  const used = units.find(({ is }) => !['word', 'person', 'mark'].includes(is));
  const isHelp = units.some(
    ({ is, id, way }) => is === 'place' && id === 'lookout' && way === 'from',
  );
  return can(verb, 'use') && used?.is === 'card' && used.leads.length === 0 && !isHelp;
};

/** A card is laid down to be played, not put somewhere. */
export const isPlayClause = (clause: Clause): boolean =>
  (verbOf(clause, 'play') || usesCard(clause)) &&
  cardsIn(clause.units).length > 0 &&
  !(
    verbOf(clause, 'put', 'go') &&
    clause.units.some(
      ({ is, id, way }) =>
        is === 'place' && way !== 'from' && ['lookout', 'yard', 'discard', 'pack'].includes(id),
    )
  );

/** Which kind of move all that is said is about. */
export function kindOf(clauses: readonly Clause[]): Kind {
  const units = clauses.flatMap((clause) => clause.units);
  const mine = clauses.filter(({ actor }) => isMe(actor));
  const does = (...verbs: readonly string[]) => mine.filter((clause) => verbOf(clause, ...verbs));
  const word = (...words: readonly string[]) => wordIn(units, ...words);
  const othersPlay = clauses.some(
    (clause) =>
      isOther(clause.actor) &&
      (verbOf(clause, 'play', 'finish', 'resolving') ||
        (verbOf(clause, 'use') && clause.units.some(({ is }) => is === 'perk'))) &&
      !clause.verb?.items.some((item) => item.meanings.includes('have')),
  );
  const perk = units.find(({ is }) => is === 'perk');
  const cards = cardsIn(units);
  const phase = phaseOf(units);
  const played = mine.filter(
    (clause) =>
      isPlayClause(clause) ||
      (verbOf(clause, 'add') && cardsIn(clause.units).length > 0 && !verbOf(clause, 'have')),
  );
  const plays = played.filter(({ verb, units: own }) => !wordIn(own, 'already') || !verb);

  const figures = units.filter(
    (unit) => unit.is === 'figure' && (unit.count !== undefined || unit.id === 'best-friends'),
  );
  const isSetUp =
    word('set-up') !== undefined ||
    units.some(({ is, count = 0 }) => is === 'amount' && count > most) ||
    does('deal').length > 0 ||
    does('begin').length > 0;
  if (
    plays.length === 0 &&
    (figures.length > 0 ||
      (isSetUp &&
        (cards.length > 0 ||
          units.some(({ is }) => is === 'figure') ||
          units.some(
            ({ is, count }) =>
              (is === 'amount' || is === 'cards' || is === 'figure') && count !== undefined,
          )))) &&
    !does('recruit', 'trash', 'follow').length
  )
    if (isSetUp || figures.some(({ count }) => count !== undefined)) return 'setup';

  const follows = does('follow').filter(
    ({ units: own, verb }) => !(wordIn(own, 'already') && verb?.isPast),
  );
  const isEnd = word('end') !== undefined && word('turn-end') === undefined;
  if (cards.length === 0 && !perk && follows.length === 0) {
    if (word('over') || isEnd) return 'claim';
    if (clauses.some((clause) => verbOf(clause, 'trigger'))) return 'claim';
    const persons = [...units, ...clauses.flatMap(({ actor }) => actor ?? [])].filter(
      ({ is }) => is === 'person',
    );
    if (word('turn-of') && word('next') && persons.length > 0) return 'claim';
    if (word('next') && persons.length > 0 && does('draw', 'keep').length === 0) return 'claim';
    if (isBareNext(clauses.at(-1)) && clauses.length > 1) return 'claim';
  } else if (
    (word('over') || (isEnd && clauses.some((clause) => verbOf(clause, 'trigger')))) &&
    played.length === 0 &&
    follows.length === 0
  )
    return 'claim';

  if (
    does('decline').length > 0 &&
    (othersPlay ||
      follows.length > 0 ||
      cards.length === 0 ||
      units.some((unit, at) => isLed(unit, units[at + 1])))
  )
    return 'decline';
  const declines = follows.filter((clause) => clause.isNegated || wordIn(clause.units, 'not'));
  const asksWhether =
    word('must') !== undefined && follows.every(({ units: own }) => cardsIn(own).length === 0);
  if (follows.length > 0 && asksWhether && does('discard').length === 0) return 'decline';
  if (follows.length > 0) return declines.length === follows.length ? 'decline' : 'follow';
  if (othersPlay && does('discard').length > 0) return 'follow';
  if (
    othersPlay &&
    clauses.some(
      (clause) => isOther(clause.actor) && verbOf(clause, 'play') && clause.isNegated,
    ) === false &&
    does('discard', 'follow').length > 0
  )
    return 'follow';

  // “Ann led Patch. Could I throw out Chef …?”: where nothing can be trashed, it is discarded.
  const led = clauses.find(({ actor, verb }) => isOther(actor) && can(verb, 'play'));
  const [card] = cardsIn(led?.units ?? []);
  if (
    othersPlay &&
    card &&
    does('trash').some(({ units: own }) => cardsIn(own).length > 0) &&
    boxesWith(card.id, ['trash', 'trash-rival', 'trash-this']).length === 0
  )
    return 'follow';

  const skips = does('skip');
  if (
    skips.length > 0 &&
    (phase !== undefined ||
      word('turn-end') !== undefined ||
      skips.some(({ units: own }) => placeIn(own, 'discard') && cardsIn(own).length === 0) ||
      does('play', 'recruit', 'draw', 'discard', 'clean-up').length > 0 ||
      phaseNamed(mine))
  )
    return 'skip';
  const isNothing = does('play').some(
    (clause) => clause.isNegated && cardsIn(clause.units).length === 0,
  );
  const goesOn = does('recruit', 'draw', 'keep', 'clean-up').some(({ isAsked }) => isAsked);
  if (isNothing && plays.length === 0 && !perk && !goesOn) return 'skip';
  const isNotDrawn = does('draw').some(
    (clause) =>
      clause.isNegated &&
      !clause.units.some((unit) => unit.count !== undefined || isWord(unit, 'none')),
  );
  if (isNotDrawn && cards.length === 0 && !perk) return 'skip';

  const recruits = does('recruit').filter(({ units: own }) => !wordIn(own, 'already'));
  // «Пупсом завожу …»
  const isByCard = cards.some(
    (card) =>
      (isTool(card) || leadBy(card, 'with')) &&
      !leadBy(card, 'as') &&
      boxesWith(card.id, ['recruit']).length > 0,
  );
  if (recruits.length > 0 && plays.length === 0 && !isByCard && !verbless(clauses))
    return 'recruit';
  if (phase === 'recruit' && plays.length === 0 && does('gain', 'recruit', 'name').length > 0)
    return 'recruit';

  if (plays.length === 0 && !verbless(clauses)) {
    if (phase === 'cleanup' || does('clean-up').length > 0) return 'cleanup';
    const wholeYard = mine.some(
      (clause) =>
        verbOf(clause, 'put', 'gain', 'discard', 'go') &&
        wordIn(clause.units, 'all') &&
        placeIn(clause.units, 'yard') &&
        cardsIn(clause.units).length === 0,
    );
    // «можно двор не убирать?»
    const leaves = mine.some(
      (clause) =>
        verbOf(clause, 'put', 'gain') &&
        clause.isNegated &&
        placeIn(clause.units, 'yard') &&
        cardsIn(clause.units).length === 0,
    );
    if (wholeYard || leaves) return 'cleanup';
    // «У меня во дворе Tiny и Doc …»
    const inYard = mine
      .filter(
        ({ verb, units: own }) =>
          (verb === undefined || can(verb, 'have')) && placeIn(own, 'yard')?.way === 'in',
      )
      .flatMap(({ units: own }) => cardsIn(own).map(({ id }) => id));
    const leavesYard = mine.some((clause) => {
      const yard = placeIn(clause.units, 'yard');
      return (
        verbOf(clause, 'put', 'gain', 'discard', 'go', 'return', 'trash') &&
        ((yard?.way === 'from' && !isOther(yard.owner)) ||
          (yard === undefined && cardsIn(clause.units).some(({ id }) => inYard.includes(id)))) &&
        (placeIn(clause.units, 'discard') !== undefined ||
          word('turn-start') !== undefined ||
          // «во дворе Док и Лось, можно убрать только Дока?»
          (yard === undefined && clause.units.every(({ is }) => is !== 'place') && !perk)) &&
        cardsIn(clause.units).length > 0
      );
    });
    if (leavesYard) return 'cleanup';
  }

  // “grab two kids from the Park”
  const isFetched = does('gain', 'recruit').some(
    ({ units: own }) =>
      unnamedIn(own) !== undefined &&
      own.some(
        ({ is, id, way, owner }) =>
          is === 'place' && way === 'from' && (id === 'park' || (id === 'yard' && owner)),
      ),
  );
  if (isFetched && plays.length === 0 && !isByCard) return 'recruit';

  const draws = does('draw').filter(({ units: own }) => cardsIn(own).length === 0);
  const isDraw = draws.some(({ units: own }) =>
    own.some((unit) => unit.count !== undefined || isWord(unit, 'none', 'all')),
  );
  const isReshuffled =
    does('reshuffle').length > 0 &&
    does('gain').some(({ units: own }) => own.some(({ is }) => is === 'number'));
  const isDrawnIt = draws.some(({ units: own }) => wordIn(own, 'this-card') !== undefined);
  if ((isDraw || isReshuffled || isDrawnIt) && plays.length === 0) return 'draw';

  const laysAway = mine.some(
    (clause) =>
      (verbOf(clause, 'put', 'go', 'discard') || clause.verb === undefined) &&
      cardsIn(clause.units).length > 0 &&
      (placeIn(clause.units, 'yard')?.way !== 'from' &&
      placeIn(clause.units, 'yard') &&
      !isOther(placeIn(clause.units, 'yard')?.owner) &&
      placeIn(clause.units, 'yard')?.way !== undefined &&
      !verbOf(clause, 'recruit')
        ? verbOf(clause, 'put', 'go', 'discard')
        : verbOf(clause, 'put', 'go') &&
          placeIn(clause.units, 'discard')?.way !== 'from' &&
          placeIn(clause.units, 'discard') !== undefined),
  );
  // «оба в сброс, Вжик во двор»
  const isLaidAway = mine.some(
    ({ verb, units: own }) =>
      (verb === undefined || can(verb, 'go') || (can(verb, 'put') && wordIn(own, 'both'))) &&
      placeIn(own, 'yard', 'discard')?.way === 'into' &&
      own.some((unit) => unit.is === 'card' || isWord(unit, 'both')) &&
      played.every(({ verb: done }) => done?.isPast === true),
  );
  if (isLaidAway && played.length > 0) return 'discard';
  const keeps = does('keep', 'stay').filter(({ units: own }) => cardsIn(own).length > 0);
  const isDiscard = phase === 'discard' || word('turn-end') !== undefined;
  if (laysAway || ((isDiscard || plays.length === 0) && keeps.length > 0)) return 'discard';
  if (
    isDiscard &&
    cards.length > 0 &&
    (does('put', 'discard', 'go', 'keep', 'stay').length > 0 ||
      mine.some(
        ({ verb, units: own }) =>
          verb === undefined &&
          own.some(
            ({ is, id, way }) =>
              is === 'place' && way === 'into' && (id === 'yard' || id === 'discard'),
          ),
      ))
  )
    return 'discard';
  if (
    does('discard').some(({ units: own }) => cardsIn(own).length > 0) &&
    plays.length === 0 &&
    !verbless(clauses)
  )
    return othersPlay ? 'follow' : 'discard';

  const isInside = does(...inside).length > 0;
  // “does Blades' public action give me 3 toys?”
  const gives = mine.some(
    (clause) =>
      verbOf(clause, 'gain') &&
      cardsIn(clause.units).length > 0 &&
      clause.units.some(({ is }) => is === 'amount') &&
      clause.units.some(({ is }) => is === 'box'),
  );
  if (gives) return 'play';
  const isToolPlayed =
    cards.some((card) => isTool(card)) &&
    (isInside || does('gain', 'use', 'put', 'add').length > 0);
  if (isToolPlayed) return 'play';
  if (perk && plays.length === 0) {
    const led = mine.find(({ units: own }) => own.includes(perk));
    const own = does('have').some((clause) => clause.units.includes(perk));
    const isPlayed = verbless(clauses) !== undefined;
    if (!isPlayed && !own && cards.every((card) => !isFirstOf(card, mine)))
      return birthday(perk) && cards.length > 0 ? 'recruit' : 'perk';
    if (!isPlayed && led && cards.length === 0)
      return does('use', 'play').length > 0 ? 'perk' : own && !isInside ? 'none' : 'perk';
    if (birthday(perk) && cards.length > 0 && !isInside) return 'recruit';
  }
  if (plays.length > 0) return 'play';
  // “I want Tiny out of Ann's Yard”
  const fetched = mine.some(
    ({ verb, units: own }) =>
      (verb === undefined || can(verb, 'have', 'gain')) &&
      cardsIn(own).length > 0 &&
      own.some(
        ({ is, id, way, owner }) =>
          is === 'place' && way === 'from' && (id === 'park' || (id === 'yard' && isOther(owner))),
      ),
  );
  // «в парке … Хочу Принца себе»
  const shown = clauses
    .filter(({ units: own }) => placeIn(own, 'park') !== undefined)
    .flatMap(({ units: own }) => cardsIn(own).map(({ id }) => id));
  const wanted = mine.some(
    ({ verb, units: own, isAsked }) =>
      placeIn(own, 'park') === undefined &&
      (can(verb, 'gain', 'have', 'name') || (verb === undefined && isAsked)) &&
      cardsIn(own).some(({ id }) => shown.includes(id)),
  );
  if ((fetched || wanted) && !isInside) return 'recruit';
  const takes = does('gain').filter(
    ({ units: own }) =>
      cardsIn(own).length > 0 || placeIn(own, 'park-deck') !== undefined || wordIn(own, 'nobody'),
  );
  // “gain 2 more with Doodles and Tink”
  const isBy = does('gain').some(({ units: own }) => {
    const [first] = cardsIn(own);
    return (
      first &&
      leadBy(first, 'with', 'for') &&
      own.some(({ is }) => is === 'amount' || is === 'number')
    );
  });
  if (isBy) return 'play';
  const hasTool = cards.some(isTool);
  if (takes.length > 0 && verbless(clauses) === undefined && !isInside && !hasTool)
    return perk && !birthday(perk) ? 'perk' : 'recruit';
  const isFromDeck = placeIn(units, 'deck') !== undefined;
  const counts = does('gain').some(({ units: own }) =>
    own.some(
      ({ is, count }) => (is === 'cards' || (is === 'number' && isFromDeck)) && count !== undefined,
    ),
  );
  if (counts && cards.length === 0) return 'draw';
  if (played.length > 0 && !perk) return 'play';
  if (played.length > 0) return 'perk';
  if (
    cards.length > 0 &&
    (isInside ||
      hasTool ||
      verbless(clauses) !== undefined ||
      does('add', 'use', 'gain', 'put', 'have').length > 0 ||
      clauses.some(({ isAsked }) => isAsked))
  )
    return 'play';
  if (
    word('turn-of') &&
    units.concat(clauses.flatMap(({ actor }) => actor ?? [])).some(isOther) &&
    clauses.some(({ isAsked }) => isAsked) &&
    clauses.length === 1
  )
    return 'claim';
  if (isInside || does('use').length > 0)
    return units.some(({ is }) => is === 'box') ? 'play' : 'none';
  return 'none';
}

/** «… Потом я?»: nothing but a person who comes then. */
export const isBareNext = (clause: Clause | undefined): boolean =>
  clause !== undefined &&
  clause.verb === undefined &&
  clause.units.some((unit) => isWord(unit, 'then', 'next')) &&
  (clause.actor !== undefined || clause.units.some(({ is }) => is === 'person')) &&
  clause.units.every((unit) => unit.is === 'person' || unit.is === 'word');

const birthday = (perk: Unit): boolean => perk.id === 'birthday-party';

const phaseNamed = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ units }) => units.some(({ is }) => is === 'phase'));

/** A card stands first and nothing is said that is done to it: it is played. */
const isFirstOf = (card: Unit, clauses: readonly Clause[]): boolean =>
  clauses[0]?.verb === undefined &&
  clauses[0]?.units.find(({ is }) => is === 'card' || is === 'perk') === card;

/** “Golden Boy: can I trash …?”, «Einstein + Noodle Twins, …»: a clause without a verb that names a card first. */
function verbless(clauses: readonly Clause[]): Clause | undefined {
  return clauses.find(({ verb, units, actor }) => {
    if (verb !== undefined || isOther(actor)) return false;
    const first = units.find(({ is }) => is === 'card' || is === 'perk' || is === 'place');
    return (
      first?.is === 'card' &&
      !leadBy(first, 'to', 'from') &&
      !placeIn(units, 'park', 'hand', 'yard')
    );
  });
}
