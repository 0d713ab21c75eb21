import { isPerson } from '#ask/frames.ts';
import { type Item, means, numberOf, whichOf } from '#ask/items.ts';
import { nominative } from '#ask/names.ts';
import { smallTalk } from '#ask/small-talk.ts';
import { type Draft, type Piece, type Understood, write } from '#ask/understood.ts';
import type { Language } from '#i18n/languages.ts';

type Data = Draft[string];
/** A card as people write it, or two of them. */
type Card = number | string;
interface Play {
  readonly cards: readonly Card[];
  readonly as?: number;
  readonly from: readonly Item[];
}

const sentenceEnd = /^[.;?!\n]$/;

/** Reads what a sentence says about a table of Dobro and a move on it. */
class DobroReading {
  private readonly items: readonly Item[];
  private readonly language: Language;
  private readonly situation: Draft = {};
  private readonly move: Draft = {};
  private readonly pieces: Piece[] = [];
  private readonly understood = new Set<Item>();
  /** Names that are said in the nominative. */
  private readonly names: readonly string[];

  constructor(items: readonly Item[], language: Language) {
    this.items = items;
    this.language = language;
    const acts = ['forgot', 'have', 'play', 'took', 'opened', 'draw', 'take-climb'];
    this.names = items.flatMap((item, at) =>
      item.named && acts.some((meaning) => means(items[at + 1], meaning)) ? [item.text] : [],
    );
  }

  read(): Understood {
    for (const clause of this.clauses()) this.clause(clause);
    this.settle();
    return {
      game: 'dobro',
      situation: this.situation,
      move: Object.keys(this.move).length > 0 ? this.move : undefined,
      pieces: this.pieces.toSorted((one, other) => one.start - other.start),
      unclear: this.items
        .filter((item) => !item.mark && !this.understood.has(item) && !smallTalk(item))
        .map(({ text, start, end }) => ({ text, start, end })),
    };
  }

  /** Sentences, cut further where a comma ends one thing and a verb or a fact begins another. */
  private clauses(): Item[][] {
    const clauses: Item[][] = [[]];
    const begins = (item: Item) =>
      [
        'ask',
        'play',
        'gain',
        'draw',
        'value',
        'me',
        'forgetful',
        'have',
        'climb',
        'take-climb',
        'options',
        'open',
      ].some((meaning) => means(item, meaning));
    for (const [at, item] of this.items.entries()) {
      const next = this.items[at + 1];
      if (
        item.mark &&
        (sentenceEnd.test(item.text) || (next !== undefined && begins(next) && item.text !== ':'))
      )
        clauses.push([]);
      else clauses.at(-1)?.push(item);
    }
    return clauses.filter((clause) => clause.length > 0);
  }

  private say(
    path: readonly string[],
    value: Data,
    ...from: readonly (Item | undefined)[]
  ): boolean {
    write(path[0] === 'move' ? this.move : this.situation, path.slice(1), value);
    for (const item of from) {
      if (item === undefined || this.understood.has(item)) continue;
      this.understood.add(item);
      const { text, start, end, slipped } = item;
      const meaning = item.meanings[0] ?? text;
      this.pieces.push({
        text,
        start,
        end,
        meaning,
        path: path.join('.'),
        ...(slipped ? { slipped: true } : {}),
      });
    }
    return true;
  }

  private cardOf(item: Item | undefined): Card | undefined {
    const named = whichOf(item, 'dobro-card') ?? (means(item, 'joker') ? 'joker' : undefined);
    return named ?? numberOf(item);
  }

  /** Cards in the order said: “two 6s” and “a pair of fives” are pairs, “a Joker as 11” has its number. */
  private plays(items: readonly Item[]): Play[] {
    const plays: Play[] = [];
    for (let at = 0; at < items.length; at++) {
      const item = items[at];
      const card = this.cardOf(item);
      const isPair = means(item, 'pair');
      const rest = items.slice(at + 1, at + 4);
      const nextAt = rest.findIndex((next) => this.cardOf(next) !== undefined);
      const next = nextAt < 0 ? undefined : rest[nextAt];
      const joins =
        nextAt >= 0 &&
        rest.slice(0, nextAt).every((one) => !one.mark && smallTalk(one) && !means(one, 'and'));
      const twice = isPair || card === 2;
      const isNumber =
        numberOf(next) !== undefined &&
        (whichOf(next, 'cards') !== undefined || isPair || /s$/.test(next?.text ?? ''));
      if (
        twice &&
        joins &&
        next !== undefined &&
        (isNumber || this.cardOf(next) === 'joker') &&
        (isPair || nextAt === 0)
      ) {
        const one = this.cardOf(next) ?? 0;
        plays.push({
          cards: [one, one],
          from: [item, ...rest.slice(0, nextAt + 1)].filter((each) => each !== undefined),
        });
        at += nextAt + 1;
        continue;
      }
      if (card === undefined || item === undefined || means(rest[0], 'card')) continue;
      const asAt = rest.findIndex((one) => means(one, 'as'));
      const number =
        asAt < 0 ? undefined : rest.slice(asAt + 1).find((one) => numberOf(one) !== undefined);
      if (card === 'joker' && number !== undefined) {
        plays.push({
          cards: ['joker'],
          as: numberOf(number) ?? 0,
          from: [item, ...rest.slice(0, rest.indexOf(number) + 1)],
        });
        at += rest.indexOf(number) + 1;
      } else plays.push({ cards: [card], from: [item] });
    }
    return plays;
  }

  private readonly written = ({ cards, as }: Play): Data => {
    const [only = 0] = cards;
    const plain = cards.length === 1 ? only : cards;
    return as === undefined ? plain : { play: plain, as };
  };

  private nameOf(person: Item | undefined): string {
    if (person === undefined || means(person, 'me')) return 'me';
    return person.named ? nominative(person.text, this.language, this.names) : 'rival 1';
  }

  private clause(items: readonly Item[]): boolean {
    const has = (meaning: string) => items.find((item) => means(item, meaning));
    const people = items
      .filter((item) => isPerson(item) && !means(item, 'me'))
      .toSorted((one, other) => Number(other.named) - Number(one.named));
    const number = items.find((item) => numberOf(item) !== undefined);

    const options = has('options');
    if (options) return this.say(['move', 'options'], true, options);
    const take = has('take-climb');
    if (take) return this.say(['move', 'take'], true, take);
    const forgot = has('forgot');
    if (forgot)
      this.say(
        ['situation', 'forgot'],
        has('nobody') ? 'nobody' : this.nameOf(people[0]),
        forgot,
        people[0],
        has('draw'),
      );
    const forgetful = has('forgetful');
    if (forgetful) {
      const middle = has('middle');
      const isAsked = has('ask') ?? has('next') ?? has('rule-question');
      const was =
        items.some((item) => /^(was|were|lay|лежал|был|leżał|był)/i.test(item.text)) ||
        has('already');
      if (was && !(isAsked && !middle))
        this.say(
          ['situation', 'forgetful-before'],
          middle ? 'middle' : this.nameOf(people[0]),
          forgetful,
          middle,
          people[0],
        );
      else
        this.say(
          ['move', 'forgetful'],
          middle ? 'middle' : this.nameOf(people[0]),
          forgetful,
          middle,
          people[0],
        );
      return true;
    }
    if (forgot) return true;
    // “Does Ann have it now?”
    if (this.situation.forgot !== undefined && people[0] && this.plays(items).length === 0)
      return this.say(['move', 'forgetful'], this.nameOf(people[0]), people[0], has('next'));
    const draw =
      has('draw') ?? (has('gain') && !has('value') && !has('climb') ? has('gain') : undefined);
    if (draw && number) {
      const late = has('late');
      this.say(['move', 'draw'], numberOf(number) ?? 0, draw, number, has('card'));
      if (late) this.say(['move', 'late'], true, ...items.filter((item) => means(item, 'late')));
      return true;
    }
    const value = has('value');
    if (value && number && !has('play')) {
      this.say(['situation', 'value'], numberOf(number) ?? 0, value, number);
      const rest = items.slice(items.indexOf(number) + 1);
      return this.hand(rest);
    }
    const players = items.find((item) => whichOf(item, 'players') !== undefined);
    if (players)
      return this.say(['situation', 'players'], Number(whichOf(players, 'players')), players);
    const climb = has('climb');
    const open = has('open');
    const isPlayed = has('play') ?? has('put') ?? has('ask');
    if (climb && !open && this.plays(items).length > 1) {
      const plays = this.plays(items.slice(items.indexOf(climb)));
      return this.say(
        ['situation', 'climb'],
        plays.map(this.written),
        climb,
        ...plays.flatMap(({ from }) => from),
      );
    }
    if (open) {
      this.say(['situation', 'climb'], [], open, climb);
      return this.played(items);
    }
    const holds = has('have') ?? items.find((item) => whichOf(item, 'place') === 'hand');
    const cards = has('card');
    if (holds && cards && number && !has('play')) {
      const place = items.find((item) => whichOf(item, 'place') !== undefined);
      const key = whichOf(place, 'place') === 'deck' ? 'deck' : 'holding';
      return this.say(['situation', key], numberOf(number) ?? 0, number, cards, place);
    }
    if (holds && !has('play')) return this.hand(items);
    if (isPlayed) return this.played(items);
    this.hand(items);
    return true;
  }

  /** Cards that one holds. */
  private hand(items: readonly Item[]): boolean {
    const cards = this.plays(items);
    if (cards.length === 0) return true;
    const all = cards.flatMap((play) => play.cards);
    const before = this.situation.hand;
    this.say(
      ['situation', 'hand'],
      [...(Array.isArray(before) ? before : []), ...all],
      ...cards.flatMap(({ from }) => from),
    );
    return true;
  }

  /** The play that is asked about, and what it goes on: “a Skip on 48”. */
  private played(items: readonly Item[]): boolean {
    const on = items.findIndex(
      (item, at) =>
        (means(item, 'in') || means(item, 'into')) && numberOf(items[at + 1]) !== undefined,
    );
    const value = on < 0 ? undefined : items[on + 1];
    if (value !== undefined)
      this.say(['situation', 'value'], numberOf(value) ?? 0, value, items[on]);
    const own = value === undefined ? items : items.slice(0, on);
    const plays = this.plays(own);
    if (plays.length === 0) return true;
    const [first] = plays;
    const second = plays[1];
    // “a 6 and a Joker” is one play of two cards.
    const isPair = plays.length === 2 && first?.cards.length === 1 && second?.cards.length === 1;
    const cards = isPair
      ? [...(first?.cards ?? []), ...(second?.cards ?? [])]
      : (first?.cards ?? []);
    const as = first?.as ?? (isPair ? second?.as : undefined);
    const from = isPair ? plays.flatMap((play) => play.from) : (first?.from ?? []);
    this.say(
      ['move', 'play'],
      cards.length === 1 ? (cards[0] ?? 0) : cards,
      ...from,
      items.find((item) => means(item, 'play')),
    );
    if (as !== undefined) this.say(['move', 'as'], as);
    return true;
  }

  /** “12 on the table” that was read as a hand. */
  private settle(): boolean {
    const { hand } = this.situation;
    const isAsked = this.items.some((item) => means(item, 'ask') || means(item, 'play'));
    if (Object.keys(this.move).length === 0 && isAsked && Array.isArray(hand) && hand.length <= 2) {
      this.move.play = hand.length === 1 ? (hand[0] ?? 0) : hand;
      delete this.situation.hand;
    }
    return true;
  }
}

export const understandDobro = (items: readonly Item[], language: Language): Understood =>
  new DobroReading(items, language).read();
