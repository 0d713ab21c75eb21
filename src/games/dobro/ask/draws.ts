import { type Clause, verbOf } from '#ask/clause.ts';
import type { Draft } from '#ask/understood.ts';
import { can, isKind, isWord, leadBy, type Unit } from '#ask/unit.ts';
import { TableReading } from './table.ts';
import { isOther, nameOf, placeIn, wordIn } from './told.ts';

/** «Она теперь моя?», “Is it mine?” */
const isMine = (unit: Unit): boolean => can(unit, 'me') && can(unit, 'possessive');

/** Reads who draws how many cards, and who forgot to. */
export class DrawReading extends TableReading {
  /** The player who was spoken of last. */
  protected last: Unit | undefined;
  /** What comes after the first move. */
  protected readonly moves: Draft[] = [];

  /** The card of the forgetful: where it was, who forgot, who is said to have it now. */
  protected forgetful(clause: Clause): boolean {
    const { units, actor, verb, negation } = clause;
    const card = wordIn(units, 'forgetful');
    const middle = wordIn(units, 'middle');
    // “with her”, «у меня», “Is it mine?”: the last one who is named so has it.
    const whose = [...units, ...(actor ? [actor] : [])].findLast(
      (unit) =>
        unit.is === 'person' &&
        (leadBy(unit, 'of-whom', 'with') || can(unit, 'of-me') || isMine(unit)),
    );
    const person =
      whose ??
      (isOther(actor) && actor.id !== 'nobody' ? actor : undefined) ??
      units.find((unit) => unit.is === 'person' && isOther(unit)) ??
      (actor?.id === 'nobody' ? undefined : actor) ??
      units.find(isKind('person'));
    const nobody = wordIn(units, 'nobody');
    if (verbOf(clause, 'forgot')) {
      const who = isOther(actor) && actor.id !== 'nobody' ? actor : person;
      this.say(
        'situation.forgot',
        nobody ? 'nobody' : nameOf(who),
        verb,
        nobody,
        who,
        negation,
        ...units.filter(isKind('cards', 'verb')),
        wordIn(units, 'already'),
      );
      if (!card) return true;
    }
    if (verbOf(clause, 'draw') && !card) {
      this.note('situation.forgot', verb, negation, ...units.filter(isKind('cards')));
      return true;
    }
    const isBefore =
      verb?.isPast === true || wordIn(units, 'already') !== undefined || this.isAskedAfter(clause);
    const isNow =
      (wordIn(units, 'now') !== undefined && !this.isAskedAfter(clause)) ||
      verbOf(clause, 'go', 'stay', 'gain');
    if (!card && !middle && !person && !verbOf(clause, 'go', 'stay', 'gain', 'have')) return false;
    if (units.some(isKind('place'))) return false;
    const key =
      isBefore && !isNow && this.situation['forgetful-before'] === undefined
        ? ['situation', 'forgetful-before']
        : ['move', 'forgetful'];
    const source = units.find(({ is, leads }) => is === 'person' && leads.includes('from'));
    const target = units.find(
      (unit) =>
        unit.is === 'person' &&
        unit !== source &&
        (leadBy(unit, 'to', 'into') || unit.cases.includes('dat')),
    );
    // “… moves from Kim to Max”, “does it come to me?”
    if (target && verbOf(clause, 'go', 'gain', 'put')) {
      if (source) this.say('situation.forgetful-before', nameOf(source), source);
      this.note('move.forgetful', actor);
      this.say('move.forgetful', nameOf(target), target, card, verb);
      return true;
    }
    const was = this.situation['forgetful-before'];
    // “It stays there?”
    if (
      verbOf(clause, 'stay') &&
      was !== undefined &&
      !middle &&
      (!person || can(person, 'they'))
    ) {
      this.say('move.forgetful', was, card, verb, person);
      return true;
    }
    const whom = person ?? (card && !middle ? this.last : undefined);
    // Nobody is named: that it is the asker would be a guess.
    if (!middle && whom === undefined && wordIn(units, 'relative', 'rule-question')) return true;
    if (isBefore && !middle && whom === undefined && !verb?.isFirst) return true;
    this.account.say(
      key,
      middle ? 'middle' : nameOf(whom),
      card,
      middle,
      person,
      ...units.filter(isKind('person')),
      verb,
      wordIn(units, 'now', 'already', 'this-card'),
    );
    if (isOther(actor)) this.account.note(key, actor);
    else this.account.pass(key, actor);
    return true;
  }

  /** Who has the card is told; where it is now is asked later. */
  private isAskedAfter(clause: Clause): boolean {
    const later = this.clauses.slice(this.clauses.indexOf(clause) + 1);
    return (
      !clause.isAsked &&
      later.some(
        (next) =>
          verbOf(next, 'go', 'stay', 'gain') ||
          clause.verb === undefined ||
          (next.isAsked &&
            !verbOf(next, 'forgot', 'draw') &&
            [...next.units, next.actor].some(
              (unit) => unit?.is === 'person' || isWord(unit, 'middle'),
            )),
      )
    );
  }

  /** “I play a 7 and draw”, “… and draw a card”: one, unless it is said. */
  private drawn({ units, verb, isAsked }: Clause): Unit | undefined {
    const card = units.find(isKind('cards'));
    if (verb === undefined || isAsked || this.move.play === undefined) return undefined;
    return { ...(card ?? verb), is: 'cards', count: 1 };
  }

  protected draw(clause: Clause): boolean {
    const { units, verb, negation, actor } = clause;
    if (isOther(actor)) return false;
    const none = wordIn(units, 'none', 'empty');
    const both = wordIn(units, 'both');
    const it = wordIn(units, 'this-card');
    const { deck } = this.situation;
    const count =
      units.find(
        (unit) => (unit.is === 'cards' || unit.is === 'number') && unit.count !== undefined,
      ) ??
      (both && { ...both, count: 2 }) ??
      // “one card is left … do I draw it?”
      (it && deck === 1 ? { ...it, count: 1 } : undefined) ??
      this.drawn(clause);
    if (!none && !count && negation === undefined) {
      if (!verbOf(clause, 'draw')) return false;
      // “can I still draw one”: the number is in a word of its own, or there is none.
      this.note('move', verb);
      return true;
    }
    const number =
      none || (negation && !count)
        ? 0
        : Number(count?.is === 'number' ? count.id : (count?.count ?? 0));
    const from = [
      verb,
      negation,
      none,
      count,
      placeIn(units, 'deck'),
      ...units.filter(isKind('cards')),
      wordIn(units, 'only', 'now', 'already'),
    ];
    if (this.move.play ?? this.move.take) {
      this.moves.push({ draw: number });
      this.note('moves', ...from);
    } else this.say('move.draw', number, ...from);
    return true;
  }
}
