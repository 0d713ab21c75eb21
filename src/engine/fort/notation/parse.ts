import {
  type Box,
  type Counter,
  counters,
  plainActions,
  resources,
  type Step,
  suits,
} from './tree.ts';

/** A box that can't be read; the message says which word, where, and what would fit. */
export class NotationError extends Error {
  readonly text: string;
  readonly position: number;
  readonly expected: string;

  constructor(text: string, position: number, expected: string) {
    const found = text.slice(position).trim().split(/\s/)[0] || 'the end';
    super(`“${text}”, character ${position + 1}: expected ${expected}, found ${found}`);
    this.text = text;
    this.position = position;
    this.expected = expected;
  }
}

interface Token {
  readonly word: string;
  readonly at: number;
}

const pattern = /[(),>]|[^\s(),>]+/g;

const tokenize = (text: string): Token[] =>
  [...text.matchAll(pattern)].map((match) => ({ word: match[0], at: match.index }));

const allCounters: readonly Counter[] = [...suits, ...counters];

/** Recursive descent over:  list = then {"," then};  then = per [">" per];  per = atom ["x" counter]. */
class Reader {
  private next = 0;
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
  }

  private get word(): string | undefined {
    return this.tokens[this.next]?.word;
  }

  private fail(expected: string): never {
    throw new NotationError(this.text, this.tokens[this.next]?.at ?? this.text.length, expected);
  }

  private accept(word: string): boolean {
    if (this.word !== word) return false;
    this.next += 1;
    return true;
  }

  private oneOf<Word extends string>(words: readonly Word[], expected: string): Word {
    const found = words.find((word) => word === this.word);
    if (found === undefined) this.fail(expected);
    this.next += 1;
    return found;
  }

  /** A printed repetition such as the 2 of "vp 2"; once when nothing is written. */
  private times(): number {
    if (this.word === undefined || !/^\d+$/.test(this.word)) return 1;
    const times = Number(this.word);
    if (times < 2 || times > 9) this.fail('a number from 2 to 9, or none');
    this.next += 1;
    return times;
  }

  private cost(): number {
    if (this.word === undefined || !/^[-+]\d$/.test(this.word)) return 0;
    const cost = Number(this.word);
    this.next += 1;
    return cost;
  }

  private step(): Step {
    if (this.accept('gain')) {
      const what = this.oneOf([...resources, 'any'] as const, 'pizza, toys or any');
      return { do: 'gain', what, times: this.times() };
    }
    if (this.accept('spend')) return { do: 'spend', what: this.oneOf(resources, 'pizza or toys') };
    if (this.accept('vp')) return { do: 'vp', times: this.times() };
    if (this.accept('advance')) return { do: 'advance', cost: this.cost() };
    return { do: this.oneOf(plainActions, 'an action') };
  }

  private atom(): Box {
    if (!this.accept('(')) return this.step();
    const inside = this.list();
    if (!this.accept(')')) this.fail('a closing bracket');
    return inside;
  }

  private per(): Box {
    const each = this.atom();
    return this.accept('x')
      ? { each, per: this.oneOf(allCounters, 'a suit or a counter after x') }
      : each;
  }

  private then(): Box {
    const first = this.per();
    return this.accept('>') ? { first, then: this.per() } : first;
  }

  private list(): Box {
    const parts = [this.then()];
    while (this.accept(',')) parts.push(this.then());
    const [only] = parts;
    return parts.length === 1 && only ? only : { all: parts };
  }

  read(): Box {
    const box = this.list();
    if (this.word !== undefined) this.fail('the end of the box');
    return box;
  }
}

/** Reads one box; the empty text is an empty box. */
export const parseBox = (text: string): Box | null =>
  text.trim() === '' ? null : new Reader(text).read();
