import type { Account } from '#ask/account.ts';
import { type Clause, verbOf } from '#ask/clause.ts';
import { type Draft, listOf, oneOrAll } from '#ask/understood.ts';
import { can, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { highest } from '#engine/dobro/cards/card.ts';
import { DrawReading } from './draws.ts';
import { inOrder, namedAs, type Play, playsOf, together } from './plays.ts';
import { isBareMe, isOther, isOver, laying, nameOf, placeIn, wordIn } from './told.ts';

/** “on top”, «сверху»: where one plays anyway. */
const isOnTop = (unit: Unit): boolean => isWord(unit, 'last', 'top', 'value', 'more');

/** Reads clause by clause what is said about a table of Dobro and a move on it. */
export class DobroReading extends DrawReading {
  /** Cards that nothing was said about yet. */
  private readonly loose: Play[] = [];
  private readonly isForgetful: boolean;
  /** Who forgot to draw wants to make up for it. */
  private readonly drawsLate: boolean;

  private readonly isAsked: boolean;

  constructor(
    account: Account,
    clauses: readonly Clause[],
    hasCards: boolean,
    /** It ends with a question mark. */
    isAsked: boolean,
  ) {
    const isCardNamed = clauses.some(({ units }) => wordIn(units, 'forgetful'));
    const forgets = isCardNamed || clauses.some((clause) => verbOf(clause, 'forgot'));
    const isLate = clauses.some(({ units }) => wordIn(units, 'late'));
    // “I forgot, and Lisa has played already. Can I still take one card?”
    const drawsLate =
      forgets &&
      !isCardNamed &&
      clauses.some(
        ({ isAsked, verb, units }) =>
          isAsked &&
          can(verb, 'draw', 'gain') &&
          units.some(({ is, count }) => (is === 'cards' || is === 'number') && count !== undefined),
      );
    const isForgetful = isCardNamed || (forgets && !hasCards && !isLate && !drawsLate);
    const draws =
      clauses.some((clause) => verbOf(clause, 'draw')) || (forgets && (isLate || drawsLate));
    super(account, clauses, draws && !isForgetful);
    this.isForgetful = isForgetful;
    this.isAsked = isAsked;
    this.drawsLate = drawsLate;
  }

  /** The moves that come after the first. */
  read(): Draft[] {
    for (const clause of this.clauses) {
      this.clause(clause);
      this.last =
        [...clause.units].reverse().find((unit) => unit.is === 'person' && isOther(unit)) ??
        (isOther(clause.actor) ? clause.actor : this.last);
    }
    this.settle();
    if (Object.keys(this.move).length > 0)
      // “instead of playing”: a verb that stands alone adds nothing.
      for (const { verb, units, isNegated } of this.clauses)
        if (
          verb &&
          !isNegated &&
          can(verb, 'play', 'have', 'go', 'stay') &&
          units.every((unit) => unit.is === 'word' || this.account.isNoted(unit))
        )
          this.note('move', verb);
    return this.moves;
  }

  private clause(clause: Clause): undefined {
    const { units, verb } = clause;
    if (this.players(clause)) return;
    const what = wordIn(units, 'what');
    const asksWhat =
      what &&
      this.move.take === undefined &&
      clause.isAsked &&
      !isOther(clause.actor) &&
      verbOf(clause, 'play', 'put', 'discard', 'use');
    if (asksWhat) {
      this.say('move.options', true, what, verb, wordIn(units, 'together'));
      const held = playsOf(units);
      if (held.length > 0) this.hand(together(held), []);
      return;
    }
    const table = units.findIndex((unit) => isWord(unit, 'climb', 'value'));
    // “on an empty table”
    const empty = units[table - 1];
    if (isWord(empty, 'empty') && playsOf(units).length > 0 && verbOf(clause, ...laying)) {
      this.say('situation.climb', [], empty, units[table]);
      return this.clause({
        ...clause,
        units: [...units.slice(0, table - 1), ...units.slice(table + 1)],
      });
    }
    const options = wordIn(units, 'options');
    if (options && this.move.take === undefined) this.say('move.options', true, options);
    if (this.drawsLate && (verbOf(clause, 'forgot') || (isOther(clause.actor) && verb?.isPast))) {
      this.say('move.late', true, verb, clause.negation, ...units);
      this.pass('move.late', clause.actor);
      return;
    }
    const late = wordIn(units, 'late');
    const isLate = isOver(clause);
    if (this.draws && (late ?? isLate)) {
      const words = units.filter((unit) => isWord(unit, 'late'));
      this.say('move.late', true, ...words, isLate ? verb : undefined);
      if (isLate) this.pass('move.late', clause.actor);
    }
    // “nobody has played anything yet”, “when nothing's been played in it”
    const nobody = wordIn(units, 'none', 'empty', 'nobody');
    const isUnplayed =
      (clause.actor?.id === 'nobody' || (clause.actor === undefined && nobody !== undefined)) &&
      verb?.isPast === true &&
      can(verb, 'play', 'put') &&
      !verb.isFirst &&
      playsOf(units).length === 0;
    if (isUnplayed) {
      const side = units.filter((unit) =>
        isWord(unit, 'none', 'empty', 'nobody', 'there', 'already'),
      );
      this.say('situation.climb', [], verb, clause.actor, clause.negation, ...side);
      return;
    }
    const first = wordIn(units, 'first-card');
    if (first) this.say('situation.climb', [], first, wordIn(units, 'climb'));
    const whose = clause.actor ?? units.find((unit) => unit.is === 'person' && isOther(unit));
    // «у Пети карты на руке кончились»
    const isOut = verbOf(clause, 'run-out') && !placeIn(units, 'deck') && isOther(whose);
    const out = wordIn(units, 'out') ?? (isOut ? verb : undefined);
    if (out && isOther(whose)) {
      this.say(
        'situation.out',
        nameOf(whose),
        out,
        whose,
        verb,
        placeIn(units, 'hand'),
        clause.negation,
        wordIn(units, 'already', 'none'),
        ...units.filter(isKind('cards')),
      );
      return;
    }
    if (this.isForgetful && this.forgetful(clause)) return;
    const isLast =
      verbOf(clause, 'gain') && wordIn(units, 'this-card') && this.situation.deck === 1;
    if (
      (verbOf(clause, 'draw') ||
        isLast ||
        (verbOf(clause, 'gain') &&
          // «беру две из колоды»
          (this.drawsLate || placeIn(units, 'deck')?.way === 'from'))) &&
      this.draw(clause)
    )
      return;
    // “…, then Ann puts a 12 on it”, “…, the next player takes it”
    const isNext =
      isOther(clause.actor) &&
      this.move.play !== undefined &&
      !verb?.isPast &&
      !wordIn(units, 'now');
    if (verbOf(clause, 'take-climb') || (verbOf(clause, 'gain') && this.takesAll(units))) {
      if (!isNext) return this.take(clause);
      this.moves.push({ take: true });
      this.pass('moves', clause.actor, verb, wordIn(units, 'climb', 'all', 'this-card'));
      return;
    }
    if (verbOf(clause, 'open')) return this.open(clause);
    if (!first && this.climb(clause)) return;
    const { players, holding, deck, value } = this.situation;
    const isDraw =
      this.draws || ((players ?? holding ?? deck) !== undefined && value === undefined);
    if (isDraw && verbOf(clause, 'gain') && this.draw(clause)) return;
    if (isOther(clause.actor) && !verbOf(clause, 'have')) {
      return isNext ? this.playsNext(clause) : this.others(clause);
    }
    if (
      verbOf(clause, 'have', 'run-out', 'keep') ||
      placeIn(units, 'hand') ||
      placeIn(units, 'deck')
    )
      return this.holds(clause);
    const isMine = clause.actor?.id === 'me' && !clause.isAsked;
    if (verb === undefined && isMine && units.some(({ is, count }) => is === 'cards' && count))
      return this.holds(clause);
    if (verb === undefined) {
      const plays = playsOf(units);
      if (plays.length > 0 && isOther(clause.actor)) return this.others(clause);
      // «у меня 12, 12 и пропуск»
      if (
        plays.length > 0 &&
        clause.actor !== undefined &&
        // “…, I a Joker”: what the others did before.
        !(isBareMe(clause.actor) && this.situation.climb !== undefined) &&
        this.clauses.length > 1 &&
        !clause.isAsked
      )
        return this.hand(together(plays), []);
      // «сейчас 20, …»: no card is that high.
      const [number] = plays[0]?.cards ?? [];
      if (plays.length === 1 && Number(number) > highest && this.clauses.length > 1)
        this.hand(together(plays), []);
      else this.loose.push(...plays);
      return;
    }
    if (first && playsOf(units).length > 0) return this.lay(together(playsOf(units)), verb);
    this.plays(clause);
  }

  /** The asker's play. */
  private plays(clause: Clause): undefined {
    const { units, verb, isNegated, negation } = clause;
    const plays = playsOf(can(verb, 'name', 'count-as', 'declare') ? inOrder(clause) : units);
    const side = [
      verb,
      ...units.filter((unit) =>
        isWord(unit, 'together', 'now', 'already', 'this-card', 'only', 'again', 'both'),
      ),
    ];
    const again = units.find((unit) => can(unit, 'another', 'again'));
    const top = this.top();
    // “I put one more on top”: a card like the one that lies there.
    if (again && plays.length === 0 && top !== undefined && can(verb, ...laying) && !isNegated) {
      this.pass('move.play', again, verb);
      return this.lay({ cards: [top], units: [] }, ...side, ...units.filter(isOnTop));
    }
    const [only] = plays;
    // “because I can't beat 33”
    if (isNegated && this.clauses.length > 1 && plays.length === 1 && only?.cards.length === 1) {
      const [number] = only.cards;
      if (typeof number === 'number' && this.situation.value === undefined)
        this.say('situation.value', number, verb, negation, ...only.units);
      return;
    }
    // “I played a pair. Do I draw one?”
    if (this.draws) this.pass('move', wordIn(units, 'pair'));
    if (isNegated && plays.length === 0) {
      // “I don't want to play”: something else is asked about.
      if (this.clauses.length > 1) this.note('move', verb, negation, wordIn(units, 'none'));
      return;
    }
    const named =
      can(verb, 'name', 'declare') &&
      plays.length === 1 &&
      plays[0]?.cards.length === 1 &&
      typeof plays[0].cards[0] === 'number' &&
      (this.loose.length > 0 || this.move.play !== undefined);
    if (named) {
      this.playLoose();
      const number = Number(plays[0]?.cards[0]);
      this.account.say(
        ['move', namedAs(this.move, number)],
        number,
        ...(plays[0]?.units ?? []),
        verb,
      );
      return;
    }
    if (plays.length > 0) {
      if (this.move.play !== undefined && verb?.isThird) return this.playsNext(clause);
      if (can(verb, ...laying, 'skip')) this.lay(together(plays), ...side);
      else this.loose.push(...plays);
      return;
    }
    const { hand } = this.situation;
    const isIt = wordIn(units, 'this-card', 'pair', 'both');
    if (isIt && Array.isArray(hand) && hand.length <= 2 && this.move.play === undefined)
      this.say('move.play', oneOrAll(hand), ...side, wordIn(units, 'pair'));
    else if (this.move.play !== undefined || this.loose.length > 0) this.note('move', ...side);
  }

  /** “…, and the next one plays a 7 as well, saying 14”: a move of its own. */
  private playsNext({ verb, actor, units }: Clause): undefined {
    this.pass('moves', actor, verb);
    const last = this.moves.at(-1);
    const [play, another] = playsOf(units);
    if (play === undefined || another || !can(verb, ...laying)) return;
    const played = oneOrAll(play.cards);
    if (!can(verb, 'declare')) this.moves.push({ play: played });
    else if (last?.play) last.announce = played;
    else return;
    this.note('moves', ...play.units, wordIn(units, 'next'));
  }

  /** The number that was played last, as far as it is known. */
  private top(): number | undefined {
    const { climb, value } = this.situation;
    const top = Number(listOf(climb).at(-1) ?? value);
    return top <= highest ? top : undefined;
  }

  private playLoose(): undefined {
    if (this.loose.length === 0 || this.move.play !== undefined) return;
    const loose = this.loose.splice(0);
    // „na 12”: what is there already is not played.
    if (loose.length > 1 || !loose[0]?.units.some((unit) => leadBy(unit, 'in', 'into')))
      this.lay(together(loose));
  }

  /** Cards that nothing was said about are the play that is asked about. */
  private settle(): undefined {
    const isAsked =
      this.isAsked ||
      this.clauses.some((clause) => clause.isAsked || verbOf(clause, ...laying)) ||
      this.situation.value !== undefined;
    if (Object.keys(this.move).length === 0 && isAsked) this.playLoose();
    const { hand } = this.situation;
    const asks = this.clauses.some(
      ({ isAsked, verb }) => isAsked && (verb === undefined || can(verb, 'play')),
    );
    // “I've got a pair of sevens. Legal?”
    const isOne =
      Array.isArray(hand) && (hand.length === 1 || hand.length === 2) && hand[0] === hand.at(-1);
    if (Object.keys(this.move).length === 0 && asks && isOne)
      this.say(
        'move.play',
        oneOrAll(hand),
        ...this.clauses.flatMap(({ verb }) => (verb && can(verb, 'play') ? [verb] : [])),
        ...this.clauses.flatMap(({ units }) => wordIn(units, 'both', 'pair') ?? []),
      );
    // “I could play my 9, but I'd rather take the pile”
    if (this.move.take) delete this.move.play;
    if (this.move.draw === undefined) delete this.move.late;
    // «на руках четыре … беру одну»: so many cards, not a four.
    if (this.move.draw !== undefined && Array.isArray(hand) && hand.length === 1) {
      delete this.situation.hand;
      this.situation.holding = hand[0] ?? 0;
    }
  }
}
