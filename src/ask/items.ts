import { fold } from '#search/words/fold.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { NameForm } from './names.ts';
import { isSmall } from './small-talk.ts';
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
  /** The players whom it may name, the likeliest first; none where it is no name. */
  readonly names: readonly NameForm[];
  /** A known name; otherwise only a word with a capital letter that nobody knows. */
  readonly isSureName: boolean;
  readonly mark: boolean;
}

/** What is printed with a capital letter, and typed so. */
const printed = /^(?:card|perk|rule|playing-card|place|phase|box):/;

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

/** „Kicią” is no „Kicia”, although both are looked up without accents. */
const notNominative = (meaning: Meaning): Meaning =>
  meaning.replace(/@.+/, (cases) =>
    cases === '@nom'
      ? cases
      : `@${cases
          .slice(1)
          .split(',')
          .filter((name) => name !== 'nom')}`,
  );

function itemOf(
  tokens: readonly Token[],
  text: string,
  meanings: readonly Meaning[],
  more: Partial<Item> = {},
): Item {
  const [first] = tokens;
  const last = tokens.at(-1);
  return {
    text: text.slice(first?.start, last?.end),
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    meanings: [...new Set(meanings.map(plain))],
    cases: casesOf(/[ąę]$/iu.test(last?.text ?? '') ? meanings.map(notNominative) : meanings),
    slipped: false,
    names: [],
    isSureName: false,
    mark: first !== undefined && isMark(first),
    ...more,
  };
}

/** Names as the lexicon spells them, for a word in any of their forms. */
function knownNames(token: Token, lexicon: Lexicon): NameForm[] {
  return lexicon.nameForms(token.text.replace(/['’].*$/, '')).flatMap(({ name, cases }) => {
    const found = lexicon.exact(fold(name)).find((meaning) => meaning.startsWith('name:'));
    return found === undefined ? [] : [{ name: found.slice(5), cases }];
  });
}

/** A figure, a figure that is a card, or two numbers written together: “24”, “5s”, “twentyfour”. */
function figureOf({ folded }: Token, lexicon: Lexicon): Meaning | undefined {
  const [, figure, plural] = /^(\d{1,3})([sxх])?$/.exec(folded) ?? [];
  if (figure !== undefined) return `${plural === 's' ? 'cards' : 'number'}:${Number(figure)}`;
  const numberIn = (word: string): number =>
    Number(
      lexicon
        .exact(word)
        .find((each) => each.startsWith('number:'))
        ?.slice(7),
    );
  for (let cut = folded.length - 3; cut > 4; cut--) {
    const [tens, ones] = [numberIn(folded.slice(0, cut)), numberIn(folded.slice(cut))];
    if (isTens(tens) && isOnes(ones)) return `number:${tens + ones}`;
  }
  return undefined;
}

const isTens = (number: number): boolean => number >= 20 && number % 10 === 0;
const isOnes = (number: number): boolean => number > 0 && number < 10;

/** «повторить за серёгой», „zenek zagrał”: an unknown word where a player is spoken of. */
function standsForPerson(
  tokens: readonly Token[],
  at: number,
  before: Item | undefined,
  lexicon: Lexicon,
): boolean {
  if (tokens[at]?.folded.length === 1) return false;
  if (means(before, 'after', 'turn-of')) return true;
  const next = lexicon.find(tokens, at + 1, () => true);
  const verb = tokens[at + 1]?.text;
  if (next === undefined || next.slipped || verb === undefined) return false;
  if (next.meanings.includes('out')) return true;
  const { isPast, isThird, isFirst } = lexicon.verbForm(verb);
  return (
    (isPast ?? isThird ?? false) &&
    !isFirst &&
    next.meanings.some((meaning) => ['play', 'follow', 'decline', 'forgot'].includes(meaning))
  );
}

/** «Дозволено мне …», «Порядок: …»: what a sentence begins with, although nobody knows it, is no player then. */
function isNobody(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at + 1];
  const meanings = lexicon.find(tokens, at + 1, () => true)?.meanings;
  return (
    tokens[at]?.first === true &&
    next !== undefined &&
    (next.text === ':' ||
      /(?:ть|ся|ć)$/u.test(next.text) ||
      ['me', 'ask'].some((meaning) => meanings?.includes(meaning)))
  );
}

/** The sentence as a row of known phrases, the longest first; what is left over is known as nothing. */
export function recognize(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  isMeant: (meaning: Meaning) => boolean,
  verbs: readonly Meaning[] = [],
): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const figure = figureOf(token, lexicon);
    if (isMark(token) || figure !== undefined) {
      items.push(itemOf([token], text, figure === undefined ? [] : [figure]));
      at += 1;
      continue;
    }
    const nearest = lexicon.find(tokens, at, isMeant, (meaning) => verbs.includes(meaning));
    // A slip is never taken for a word that says nothing: it would be lost.
    const isVague =
      nearest?.slipped ||
      (nearest?.length === 1 && !nearest.isExact && token.capital && !token.first);
    const isLost = isVague && nearest?.meanings.every((meaning) => isSmall(plain(meaning)));
    const found = isLost ? undefined : nearest;
    const isLiteral = found !== undefined && !found.slipped;
    const names = knownNames(token, lexicon);
    const meanings =
      found?.meanings.filter(
        (meaning) => !meaning.startsWith('name:') && isMeant(plain(meaning)),
      ) ?? [];
    // «Кати» is she, not what nearly sounds so.
    // „ani kart, ani Czatowni”, but „tura Ani”.
    const isAgain =
      !token.capital && tokens.some((each) => each !== token && each.text === token.text);
    const isOther =
      isLiteral &&
      (found.isExact || found.length > 1) &&
      meanings.length > 0 &&
      (isAgain || !meanings.includes('none'));
    if (names.length > 0 && !isOther) {
      items.push(itemOf([token], text, [], { names, isSureName: true }));
      at += 1;
    } else if (found !== undefined && isLiteral) {
      items.push(itemOf(tokens.slice(at, at + found.length), text, meanings));
      at += found.length;
    } else {
      const isCard = meanings.some((meaning) => printed.test(meaning));
      // A word with a capital letter is a player's name, unless it nearly is that of a card.
      // What another game knows is no name either: “Clockwise we sit …”.
      const isForeign = lexicon.find(tokens, at, () => true)?.isExact === true;
      const isName = token.capital && !token.first && !isCard && !isForeign;
      const length = isName ? 1 : (found?.length ?? 1);
      const isGuessed =
        nearest === undefined &&
        !token.capital &&
        standsForPerson(tokens, at, items.at(-1), lexicon);
      items.push(
        itemOf(tokens.slice(at, at + length), text, isName ? [] : meanings, {
          slipped: isGuessed || (!isName && found !== undefined),
          names:
            (token.capital &&
              found === undefined &&
              !isForeign &&
              !isNobody(tokens, at, lexicon)) ||
            isName ||
            isGuessed
              ? lexicon.nameForms(token.text)
              : [],
        }),
      );
      at += length;
    }
  }
  return withGame(withTens(withResults(items), text));
}

/** “…, so that's 2 pizza”: what it makes, not what for. */
const withResults = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    means(item, 'purpose') && /that$/i.test(item.text) && means(items[at + 1], 's')
      ? { ...item, meanings: ['the'] }
      : item,
  );

/** “fort: can I …”: which game it is about, and no Fort Level. */
function withGame(items: readonly Item[]): Item[] {
  const [first, next] = items;
  const isGame = first && next?.text === ':' && means(first, 'level');
  return isGame ? [{ ...first, meanings: ['filler'] }, ...items.slice(1)] : [...items];
}

/** “twenty-two”, «тридцать один»: one number. */
function withTens(items: readonly Item[], text: string): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const [tens, ones] = [Number(whichOf(last, 'number')), Number(whichOf(item, 'number'))];
    const isOne =
      last !== undefined &&
      !/^\d/.test(last.text + item.text) &&
      !/^\d/.test(item.text) &&
      isTens(tens) &&
      isOnes(ones);
    if (isOne)
      joined[joined.length - 1] = {
        ...last,
        text: text.slice(last.start, item.end),
        end: item.end,
        meanings: [`number:${tens + ones}`],
      };
    else joined.push(item);
  }
  return joined;
}

export const means = (item: Item | undefined, ...any: readonly Meaning[]): boolean =>
  any.some((meaning) => item?.meanings.includes(meaning));

/** Which one of a kind an item is: `whichOf(item, 'card')` of Bug is `bug`. */
export function whichOf(item: Item | undefined, kind: string): string | undefined {
  const found = item?.meanings.find((meaning) => meaning.startsWith(`${kind}:`));
  return found?.slice(kind.length + 1);
}
