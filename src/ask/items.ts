import type { Lexicon, Meaning } from './lexicon.ts';
import { isMark, type Token } from './tokens.ts';

/** A stretch of the sentence with what it can mean. */
export interface Item {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  /** The cases that the form of a noun may be in, where the lexicon knows. */
  readonly cases: ReadonlyMap<Meaning, readonly string[]>;
  /** Understood only as a slip of the finger. */
  readonly slipped: boolean;
  /** A word that begins like a name and that nobody knows. */
  readonly named: boolean;
  readonly mark: boolean;
}

const plain = (meaning: Meaning): Meaning => meaning.replace(/@.*/, '');

function casesOf(meanings: readonly Meaning[]): Map<Meaning, string[]> {
  const cases = new Map<Meaning, string[]>();
  for (const meaning of meanings) {
    const [, name] = meaning.split('@');
    if (name !== undefined)
      cases.set(plain(meaning), [...(cases.get(plain(meaning)) ?? []), ...name.split(',')]);
  }
  return cases;
}

const itemOf = (tokens: readonly Token[], text: string, meanings: readonly Meaning[]): Item => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return {
    text: text.slice(first?.start, last?.end),
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    meanings: [...new Set(meanings.map(plain))],
    cases: casesOf(meanings),
    slipped: false,
    named: false,
    mark: first !== undefined && isMark(first),
  };
};

/** The sentence as a row of known phrases, the longest first; what is left over is known as nothing. */
export function recognize(text: string, tokens: readonly Token[], lexicon: Lexicon): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isMark(token)) {
      items.push(itemOf([token], text, []));
      at += 1;
      continue;
    }
    let taken = 0;
    for (let length = Math.min(lexicon.longest, tokens.length - at); length > 0; length--) {
      const run = tokens.slice(at, at + length);
      if (run.some(isMark)) continue;
      const meanings = lexicon.find(run.map(({ folded }) => folded));
      if (meanings.length === 0) continue;
      items.push(itemOf(run, text, meanings));
      taken = length;
      break;
    }
    if (taken === 0) {
      items.push(unknown(token, text, lexicon));
      taken = 1;
    }
    at += taken;
  }
  return items;
}

function unknown(token: Token, text: string, lexicon: Lexicon): Item {
  const one = itemOf([token], text, []);
  const [, figure, plural] = /^(\d{1,3})(s)?$/.exec(token.folded) ?? [];
  if (figure !== undefined)
    return { ...one, meanings: [`${plural ? 'cards' : 'number'}:${Number(figure)}`] };
  const near = lexicon.near(token.folded);
  // A word with a capital letter is a player's name, unless it nearly is that of a card.
  const isCard = near.some((meaning) => /^(?:card|perk|rule):/.test(meaning));
  if (token.capital && !isCard) return { ...one, named: true };
  return near.length === 0
    ? one
    : { ...one, meanings: [...new Set(near.map(plain))], cases: casesOf(near), slipped: true };
}

export const means = (item: Item | undefined, meaning: Meaning): boolean =>
  item?.meanings.includes(meaning) ?? false;

/** Which one of a kind an item is: `whichOf(item, 'card')` of Bug is `bug`. */
export function whichOf(item: Item | undefined, kind: string): string | undefined {
  const found = item?.meanings.find((meaning) => meaning.startsWith(`${kind}:`));
  return found?.slice(kind.length + 1);
}

export function numberOf(item: Item | undefined): number | undefined {
  const value = whichOf(item, 'number') ?? whichOf(item, 'cards');
  return value === undefined ? undefined : Number(value);
}
