import { type Clause, verbOf } from '#ask/clause.ts';
import { listOf, oneOrAll } from '#ask/understood.ts';
import { byPlace, can, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { highest } from '#engine/dobro/cards/card.ts';
import { exists, isCard, type Play, playsOf, together, written } from './plays.ts';
import { Telling } from './telling-so-far.ts';
import { isOther, isTheirs, laying, nameOf, placeIn, wordIn } from './told.ts';

/** Reads what is said about a table of Dobro: who plays, what lies there, who holds what. */
export class TableReading extends Telling {
  /** The climb was told as a row: who played which card of it may be told after that. */
  private isRowTold = false;

  /** Who sits at the table, how many, and which way round it goes. */
  protected players({ units, actor, verb }: Clause): boolean {
    const turn = wordIn(units, 'turn-of');
    const at = turn ? units.indexOf(turn) : -1;
    const whose =
      turn && [units[at - 1], units[at + 1], actor].find((unit) => unit?.is === 'person');
    if (whose) this.say('situation.turn', nameOf(whose), turn, whose);
    const count = units.find(isKind('players'));
    if (count?.count !== undefined)
      this.say(
        'situation.players',
        count.count,
        count,
        can(verb, 'have', 'play') ? verb : undefined,
      );
    const persons = [
      ...((actor && can(verb, 'have')) || (actor && !verb) ? [actor] : []),
      ...units.filter(isKind('person')),
    ].filter((unit): unit is Unit => unit !== undefined);
    const way = units.find((unit) => isWord(unit, 'clockwise', 'counterclockwise'));
    const order = wordIn(units, 'turn-order');
    const listed = persons.filter((one, at) => persons.findIndex(({ id }) => id === one.id) === at);
    const isList =
      listed.length > 1 &&
      (order !== undefined || way !== undefined || listed.length > 2) &&
      !units.some(isCard);
    if (isList)
      this.say(
        'situation.players',
        listed.toSorted(byPlace).map(nameOf),
        ...units.filter((unit) => isWord(unit, 'turn-order')),
        verb,
        way,
        ...persons,
      );
    if (way && !(isList && isWord(way, 'clockwise')))
      this.say(
        'situation.direction',
        isWord(way, 'counterclockwise') ? 'counterclockwise' : 'clockwise',
        way,
        units.some(isCard) ? undefined : verb,
        wordIn(units, 'direction'),
      );
    return isList;
  }

  protected open(clause: Clause): undefined {
    const { units, verb, actor } = clause;
    const plays = playsOf(units);
    const climb = wordIn(units, 'climb');
    const before = wordIn(units, 'before-that');
    this.note(
      'situation.climb',
      climb,
      verb,
      wordIn(units, 'first', 'now', 'so-far'),
      wordIn(units, 'next'),
    );
    if (isOther(actor) || before || (verb?.isPast && !verb.isFirst && actor === undefined)) {
      if (isOther(actor)) this.say('situation.opened', nameOf(actor), actor, verb);
      // „Kasia otworzyła piątką, Piotrek na to 10”: who came after her is nothing to the climb.
      this.pass(
        'situation.climb',
        ...units.filter(({ is }, at) => is === 'person' && units.slice(at).some(isCard)),
      );
      if (plays.length > 0) this.climbIs(plays, before);
      return;
    }
    if (this.situation.climb === undefined) this.say('situation.climb', [], verb, climb);
    if (plays.length > 0) this.lay(together(plays));
    this.note('situation.climb', ...units.filter(isKind('cards')));
  }

  /** Plays that are there already. */
  protected climbIs(plays: readonly Play[], before?: Unit): undefined {
    if (!plays.flatMap(({ cards }) => cards).every(exists)) return;
    const known = this.situation.climb;
    const list = Array.isArray(known) ? known : [];
    const more = plays.map(written);
    this.say(
      'situation.climb',
      before ? [...more, ...list] : [...list, ...more],
      before,
      ...plays.flatMap(({ units }) => units),
    );
  }

  /** What the climb is said to be: a row of plays, or nothing yet. */
  protected climb(clause: Clause): boolean {
    const { units, verb, actor } = clause;
    const climb = wordIn(units, 'climb') ?? wordIn(units, 'value');
    const none = wordIn(units, 'empty', 'none');
    const last = wordIn(units, 'last');
    const plays = playsOf(units);
    const isImpersonal =
      verb !== undefined &&
      (verb.isPast === true ||
        can(verb, 'lie') ||
        // “Ann opened, there are a 3 and a 5”
        (can(verb, 'have') && this.situation.opened !== undefined)) &&
      // „została mi jedna piątka”
      !(can(verb, 'left') && units.some(({ is, id }) => is === 'person' && id === 'me')) &&
      !verb.isFirst &&
      (actor === undefined || can(verb, 'lie')) &&
      (can(verb, 'have')
        ? !placeIn(units, 'hand')
        : can(verb, 'play') &&
          (climb !== undefined ||
            wordIn(units, 'so-far') !== undefined ||
            this.isAskedLater(clause)));
    if (none && climb && plays.length === 0) {
      this.say(
        'situation.climb',
        [],
        climb,
        none,
        verb,
        clause.negation,
        wordIn(units, 'already', 'so-far'),
        ...units.filter(isKind('cards')),
      );
      return true;
    }
    const [only] = plays;
    const number = only?.units.find(isKind('number'));
    const isMine = [...units, actor].some((unit) => unit?.is === 'person' && unit.id === 'me');
    // “my last card is a 5”
    if (last && isMine && climb === undefined && plays.length > 0) {
      this.hand(together(plays), [verb, last, ...units.filter(isKind('cards'))]);
      return true;
    }
    // “a nine lies there”, “and it's 10 now”: what is to be beaten.
    const isNow = wordIn(units, 'now', 'if') !== undefined;
    const isThere =
      !isMine &&
      (verb
        ? can(verb, 'lie') ||
          (actor === undefined &&
            !verb.isFirst &&
            can(verb, 'have') &&
            (isNow || verb.items.some(({ text }) => /^there/i.test(text))))
        : isNow && this.isAskedLater(clause));
    const isOne = plays.length === 1 && only?.cards.length === 1 && number !== undefined;
    if (isThere && isOne && this.situation.value === undefined && !placeIn(units, 'hand')) {
      const words = units.filter((unit) => isWord(unit, 'now', 'this-card', 'if'));
      this.say('situation.value', Number(number.id), number, verb, ...words);
      return true;
    }
    // “the climb is at 24”
    if (
      climb &&
      plays.length === 1 &&
      number &&
      (leadBy(number, 'in') || Number(number.id) > highest)
    ) {
      this.say('situation.value', Number(number.id), number, climb, verb);
      return true;
    }
    if (plays.length === 0 || placeIn(units, 'hand')) return false;
    // “a 5 was played and then a reverse”
    const isPlayed = verb === undefined && wordIn(units, 'so-far') !== undefined;
    const isSaid =
      (climb !== undefined || isPlayed) &&
      (verb === undefined || can(verb, 'have') || (can(verb, 'play') && verb.isPast === true));
    if (!isSaid && !isImpersonal && !last) return false;
    if (isOther(actor) && climb === undefined) return false;
    const before = wordIn(units, 'before-that');
    // “top card is a skip, before it a 9”
    const from = before ? units.indexOf(before) : units.length;
    this.climbIs(playsOf(units.slice(0, from)));
    if (before) this.climbIs(playsOf(units.slice(from)), before);
    this.isRowTold = true;
    this.note(
      'situation.climb',
      climb,
      verb,
      last,
      wordIn(units, 'so-far', 'only', 'now'),
      ...units.filter((unit) => isWord(unit, 'only', 'already')),
    );
    return true;
  }

  /** «сыграли 3, 3 … забираю»: what was played before the question. */
  protected isAskedLater(clause: Clause): boolean {
    const later = this.clauses.slice(this.clauses.indexOf(clause) + 1);
    return later.some(
      (next) =>
        next.units.some((unit) => isWord(unit, 'options')) ||
        verbOf(next, 'take-climb', 'gain', ...laying) ||
        (next.isAsked && playsOf(next.units).length > 0),
    );
  }

  /** “The climb: 2, 2, 5. Max played the 5”, «Пятёрку положил Макс»: the last card of the row. */
  private isLast([play, next]: readonly Play[], verb: Unit | undefined): boolean {
    const last = listOf(this.situation.climb).at(-1);
    return (
      this.isRowTold &&
      play !== undefined &&
      next === undefined &&
      JSON.stringify(written(play)) === JSON.stringify(last) &&
      play.units.some((unit) => unit.isDefinite || (verb && byPlace(unit, verb) < 0))
    );
  }

  protected others(clause: Clause): undefined {
    const plays = playsOf(clause.units);
    if (plays.length === 0) return;
    if (isTheirs(clause, this.clauses)) {
      this.say('situation.turn', nameOf(clause.actor), clause.actor);
      return this.lay(together(plays), clause.verb);
    }
    if (this.isLast(plays, clause.verb))
      this.pass('situation.climb', ...plays.flatMap(({ units }) => units));
    else this.climbIs(plays);
    this.pass(
      'situation.climb',
      clause.actor,
      ...clause.units.filter(isKind('person')),
      clause.verb,
      wordIn(clause.units, 'already', 'now'),
    );
  }

  /** Cards in hand, how many there are, and what is left in the deck. */
  protected holds(clause: Clause): undefined {
    const { units, verb, actor, negation } = clause;
    const deck = placeIn(units, 'deck');
    const hand = placeIn(units, 'hand');
    const none = wordIn(units, 'empty', 'none');
    const count = units.find((unit) => unit.is === 'cards' && unit.count !== undefined);
    const side = [
      verb,
      hand,
      wordIn(units, 'left', 'only', 'now', 'all', 'already'),
      ...units.filter((unit) => isWord(unit, 'only', 'all', 'left', 'nothing-else')),
    ];
    if (deck) {
      const number = count ?? units.find(isKind('number'));
      const cards = units.filter(isKind('cards'));
      if (none || verbOf(clause, 'run-out'))
        this.say('situation.deck', 0, deck, none, verb, negation, ...cards);
      else if (number)
        this.say('situation.deck', number.count ?? 0, deck, number, ...cards, ...side);
      const rest = units.slice(units.indexOf(number ?? deck) + 1);
      const plays = playsOf(rest.filter((unit) => unit !== number));
      if (plays.length > 0) this.hand(together(plays), side);
      return;
    }
    if (isOther(actor)) {
      const holding = count?.count ?? (none ? 0 : undefined);
      if (holding === 0 || (none && !count))
        this.say(
          'situation.out',
          nameOf(actor),
          actor,
          none,
          ...units.filter(isKind('cards')),
          ...side,
        );
      else if (holding !== undefined)
        this.account.say(['situation', 'hands', nameOf(actor)], holding, actor, count, ...side);
      return;
    }
    // “It's at 7”
    const level = units.find((unit) => unit.is === 'number' && leadBy(unit, 'in'));
    if (level && !hand && !count && can(verb, 'have')) {
      this.say('situation.value', Number(level.id), level, ...side);
      return;
    }
    const plays = playsOf(
      units.filter((unit) => !(isWord(unit, 'pair') && units.every((each) => !isCard(each)))),
    );
    // “just one card, a 5”
    const isNamed = plays.flatMap(({ cards }) => cards).length === count?.count;
    if (count && isNamed) this.pass('situation.hand', count);
    else if (count) {
      this.say('situation.holding', count.count ?? 0, count, ...side);
      return;
    }
    const [only] = plays;
    const isCount =
      this.draws &&
      plays.length === 1 &&
      only?.cards.length === 1 &&
      typeof only.cards[0] === 'number';
    if (isCount && only)
      this.say('situation.holding', Number(only.cards[0]), ...only.units, ...side);
    else if (plays.length > 0) this.hand(together(plays), side);
    else this.note('situation', units.length === 0 ? verb : undefined);
  }

  protected hand({ cards, units }: Play, side: readonly (Unit | undefined)[]): undefined {
    const [only] = cards;
    // “It's 20 right now”: no card is that high.
    if (cards.length === 1 && Number(only) > highest && this.situation.value === undefined) {
      this.say('situation.value', Number(only), ...units, ...side);
      return;
    }
    if (!cards.every(exists)) return;
    const before = this.situation.hand;
    this.say(
      'situation.hand',
      [...(Array.isArray(before) ? before : []), ...cards],
      ...units,
      ...side,
    );
  }

  protected lay({ cards, as, units }: Play, ...side: readonly (Unit | undefined)[]): undefined {
    // Nobody plays three different cards: a sentence that was not understood.
    const isOdd = cards.length > 2 && cards.some((card) => card !== cards[0]);
    if (!cards.every(exists) || isOdd || this.move.play !== undefined) return;
    // “3 and 4 together as seven”: only a Joker stands for a number.
    if (as === undefined && cards.length > 1) this.pass('move.play', ...units);
    else if (as !== undefined)
      this.note(
        'move.as',
        units.findLast(({ is, id }) => is === 'number' && Number(id) === as),
      );
    this.say('move.play', oneOrAll(cards), ...units, ...side);
    if (as !== undefined) this.say('move.as', as);
  }

  /** “take it”, «забрать кон», „biorę wszystko”. */
  protected takesAll(units: readonly Unit[]): boolean {
    if (
      units.some(
        (unit) =>
          isCard(unit) ||
          (unit.is === 'cards' && !wordIn(units, 'climb')) ||
          (unit.is === 'place' && unit.id === 'deck'),
      )
    )
      return false;
    // «на кону 6, 6, 12, лучше заберу»
    const isBare = units.every((unit) => isWord(unit, 'ask', 'now', 'only', 'must', 'if'));
    return (
      wordIn(units, 'climb', 'all', 'this-card', 'nothing-else') !== undefined ||
      (isBare && (this.situation.climb !== undefined || wordIn(units, 'must') !== undefined))
    );
  }

  protected take(clause: Clause): undefined {
    const { units, verb, actor, isNegated, negation } = clause;
    const climb = wordIn(units, 'climb');
    // “I don't want to pick up”: something else is asked about.
    if (isNegated) {
      this.pass('move', verb, negation, climb);
      return;
    }
    const later = this.clauses.slice(this.clauses.indexOf(clause) + 1);
    const goesOn = later.some(
      (next) => verbOf(next, 'open', 'play') || playsOf(next.units).length > 0,
    );
    const isBefore = later.some((next) => verbOf(next, 'open'));
    if (isOther(actor) || isBefore || (verb?.isPast && goesOn)) {
      this.say(
        'situation.took',
        nameOf(actor),
        verb,
        climb,
        actor,
        wordIn(units, 'so-far', 'last'),
      );
      return;
    }
    const plays = playsOf(units);
    const isClimb = plays.length > 0 && !placeIn(units, 'hand');
    if (isClimb && this.situation.climb === undefined) this.climbIs(plays);
    this.say(
      'move.take',
      true,
      verb,
      climb,
      ...units.filter(
        (unit) =>
          unit.is === 'place' ||
          isWord(unit, 'all', 'only', 'this-card', 'now', 'whole', 'nothing-else'),
      ),
    );
  }
}
