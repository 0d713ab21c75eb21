import type { Language } from '#i18n/languages.ts';
import { fold } from '#search/words/fold.ts';
import { stemWith } from '#search/words/stem-with.ts';
import { capital, type NameForm, readNameForms } from './names.ts';
import { unpacked, unpackedText } from './packed.ts';
import { distance, slipsTo } from './spelling.ts';
import { isMark, type Token } from './tokens.ts';
import { readVerbForms, type VerbForm } from './verb-form.ts';

/**
 * What words can mean. A meaning is a kind and, after a colon, which one of them: `card:bug`,
 * `place:lookout`, `play`. A phrase may mean several things; the grammar picks the one that fits.
 */
export type Meaning = string;

/**
 * As it travels to the browser: meaning → phrases, packed. A word that ends in * stands for all that begin so.
 * Forms of nouns carry their cases: `вышке@dl`.
 */
export type LexiconData = Readonly<Record<Meaning, string>>;

/** First names are no meanings of their own in the list: each is the name that it is. */
export const firstNames = 'first-name';
/** How words of the language change: no phrases, but tables. */
export const formKeys = {
  verbs: '*verbs',
  names: '*names',
  foreign: '*foreign',
  open: '*open',
  endings: '*endings',
} as const;

/** Cases by their first letters; both “where” cases are one. */
export const caseLetters: Readonly<Record<string, string>> = {
  nom: 'n',
  gen: 'g',
  dat: 'd',
  acc: 'a',
  ins: 'i',
  pre: 'l',
  loc: 'l',
  voc: 'v',
};

interface Found {
  /** How many tokens the phrase has. */
  readonly length: number;
  readonly meanings: readonly Meaning[];
  /** Found only as a slip of the finger. */
  readonly slipped: boolean;
  /** Every letter is as it is written there. */
  readonly isExact: boolean;
}

/** A language, and what the endings of its words say. */
export interface Grammar {
  readonly language: Language;
  readonly verbForm: (text: string) => VerbForm;
  readonly nameForms: (text: string) => NameForm[];
  /** Words that ask for more than yes or no, whatever else they mean. */
  readonly asksOpenly: (word: string) => boolean;
}

export interface Lexicon extends Grammar {
  /** The longest phrase that begins at a token and means something to a game; of phrases alike in length, the most literal; of what can be done, all that words of this beginning stand for. */
  find(
    tokens: readonly Token[],
    at: number,
    isMeant: (meaning: Meaning) => boolean,
    isVerb?: (meaning: Meaning) => boolean,
  ): Found | undefined;
  /** How many of the words it knows, as a share: whose language it is. */
  share(tokens: readonly Token[]): number;
  /** Cards whose names look most like a word that nobody knows. */
  near(word: string): readonly Meaning[];
  /** The meanings of a single word that is written just so. */
  exact(word: string): readonly Meaning[];
}

interface PhraseWord {
  readonly text: string;
  readonly isBeginning: boolean;
  readonly base: string;
}

interface Phrase {
  readonly words: readonly PhraseWord[];
  readonly meanings: readonly Meaning[];
  /** The name of a card or of a perk, which players inflect although no edition does. */
  readonly isName: boolean;
}

/** A literal word costs nothing; the less literal, the more. */
const cost = { beginning: 1, ending: 0.5, stem: 1.5, slip: 10 } as const;

interface Match {
  readonly cost: number;
  readonly inflected?: string;
}

type Foreign = ReadonlyMap<string, string>;

function matchOf(
  token: Token,
  base: string,
  word: PhraseWord,
  isName: boolean,
  foreign: Foreign,
  isAlone = true,
): Match | undefined {
  const { folded, ending } = token;
  const inflected = ending === undefined ? undefined : foreign.get(ending);
  if (folded === word.text && !word.isBeginning)
    return inflected === undefined ? { cost: 0 } : { cost: 0, inflected };
  if (word.isBeginning)
    return folded.startsWith(word.text)
      ? { cost: cost.beginning - word.text.length / 100 }
      : undefined;
  if (isName && word.text.length > 2 && folded.startsWith(word.text)) {
    const name = foreign.get(folded.slice(word.text.length));
    if (name !== undefined) return { cost: cost.ending, inflected: name };
  }
  // Short words are too much alike, unless the ending tells: “lay”, “laying”.
  const isLong = word.text.length > 3 || (word.text.length === 3 && /^...+ing$/.test(folded));
  // „nie licząc” is no „nie liczyć”, “next player plays” no “next player played”.
  const isForm =
    isAlone ||
    (gerund.test(word.text) === gerund.test(folded) && !/ed \w+s$/.test(`${word.text} ${folded}`));
  return base.length > 2 && isLong && isForm && base === word.base
    ? { cost: cost.stem }
    : undefined;
}

const gerund = /(?:ac|уя|ая)$/;

const caseNames = new Map(Object.entries(caseLetters).map(([name, letter]) => [letter, name]));

/** Phrases with all that they may mean: `card:bug@gen,acc`. */
function phrasesOf(data: LexiconData, stem: (word: string) => string): Phrase[] {
  const found = new Map<string, Meaning[]>();
  for (const [meaning, list] of Object.entries(data)) {
    if (meaning.startsWith('*')) continue;
    for (const form of unpacked(list)) {
      if (meaning === firstNames) {
        found.set(fold(form), [...(found.get(fold(form)) ?? []), `name:${capital(form)}`]);
        continue;
      }
      const [phrase = '', letters = ''] = form.split('@');
      const names = [...letters].map((letter) => caseNames.get(letter) ?? letter);
      const said = names.length === 0 ? meaning : `${meaning}@${names.join(',')}`;
      found.set(phrase, [...(found.get(phrase) ?? []), said]);
    }
  }
  return [...found].map(([phrase, meanings]) => ({
    words: phrase.split(' ').map((word) => {
      const isBeginning = word.endsWith('*');
      const text = isBeginning ? word.slice(0, -1) : word;
      return { text, isBeginning, base: isBeginning ? text : stem(text) };
    }),
    meanings,
    isName: meanings.some((meaning) => /^(?:card|perk|rule|playing-card):/.test(meaning)),
  }));
}

const plain = (meaning: Meaning): Meaning => meaning.replace(/@.*/, '');

export function readLexicon(language: Language, data: LexiconData): Lexicon {
  const table = (key: keyof typeof formKeys): string => unpackedText(data[formKeys[key]] ?? '');
  const stemIn = stemWith({ [language]: table('endings') });
  const stem = (word: string): string => stemIn(language, word);
  const phrases = phrasesOf(data, stem);
  const foreign: Foreign = new Map(
    [...table('foreign').matchAll(/(\S+) (\S+)/g)].map(([, ending = '', name = '']) => [
      ending,
      name,
    ]),
  );
  const open = RegExp(`^(?:${table('open')})$`, 'iu');
  /** By so many first letters of their first word. */
  const grouped = (letters: number): Map<string, Phrase[]> => {
    const groups = new Map<string, Phrase[]>();
    for (const phrase of phrases) {
      const begin = (phrase.words[0]?.text ?? '').slice(0, letters);
      const known = groups.get(begin);
      if (known) known.push(phrase);
      else groups.set(begin, [phrase]);
    }
    return groups;
  };
  const byLetters = grouped(2);
  const byLetter = grouped(1);
  const singles = new Map(
    phrases.flatMap(({ words: [word, next], meanings }) =>
      word && next === undefined && !word.isBeginning ? [[word.text, meanings] as const] : [],
    ),
  );

  const candidates = (unit: Token): readonly Phrase[] =>
    byLetters.get(unit.folded.slice(0, 2)) ?? [];

  /** Whose first letter is right, or has changed places with the second, or is missing. */
  const nearly = (unit: Token): Phrase[] =>
    [...new Set([unit.folded[0], unit.folded[1]])].flatMap(
      (letter) => byLetter.get(letter ?? '') ?? [],
    );

  const bases = new Map<string, string>();
  const baseOf = (word: string): string => {
    const known = bases.get(word);
    if (known !== undefined) return known;
    const base = stem(word);
    // Of what is typed at one table not much is ever kept.
    if (bases.size > 5000) bases.clear();
    bases.set(word, base);
    return base;
  };

  const isKnown = (token: Token): boolean =>
    candidates(token).some(
      ({ words: [word, next], isName }) =>
        word && next === undefined && matchOf(token, baseOf(token.folded), word, isName, foreign),
    );

  /** What a phrase costs here; undefined where it does not stand here. */
  function costOf(phrase: Phrase, tokens: readonly Token[], at: number, mayslip: boolean) {
    let sum = 0;
    let slips = 0;
    let inflected: string | undefined;
    for (const [index, word] of phrase.words.entries()) {
      const token = tokens[at + index];
      if (token === undefined || isMark(token)) return undefined;
      const isAlone = phrase.words.length === 1;
      const match = matchOf(token, baseOf(token.folded), word, phrase.isName, foreign, isAlone);
      if (match !== undefined) {
        sum += match.cost;
        inflected = match.inflected ?? inflected;
        continue;
      }
      if (!mayslip || isKnown(token)) return undefined;
      // „zabwki” is no form of „zabawka” letter by letter, but its stem nearly is.
      const away =
        slipsTo(token.folded, word.text, word.isBeginning) ??
        (word.isBeginning || word.base.length < 5 || token.folded.length < 6
          ? undefined
          : slipsTo(baseOf(token.folded), word.base, false));
      if (away === undefined) return undefined;
      slips += 1;
      sum += cost.slip * away + (word.isBeginning ? 1 : 0);
    }
    return slips > 1 && slips === phrase.words.length ? undefined : { sum, slips, inflected };
  }

  function best(
    list: readonly Phrase[],
    tokens: readonly Token[],
    at: number,
    mayslip: boolean,
    isMeant: (meaning: Meaning) => boolean,
  ) {
    let chosen: { phrase: Phrase; sum: number; slips: number; inflected?: string } | undefined;
    for (const phrase of list) {
      if (phrase.words.length < (chosen?.phrase.words.length ?? 0)) continue;
      const found = costOf(phrase, tokens, at, mayslip);
      if (found === undefined) continue;
      if (!phrase.meanings.some((meaning) => isMeant(plain(meaning)))) continue;
      const longer = phrase.words.length - (chosen?.phrase.words.length ?? 0);
      // Two slips that are as likely: the sentence decides.
      if (chosen && mayslip && longer === 0 && found.sum === chosen.sum)
        chosen.phrase = { ...phrase, meanings: [...chosen.phrase.meanings, ...phrase.meanings] };
      if (longer > 0 || (longer === 0 && found.sum < (chosen?.sum ?? 0)))
        chosen = {
          phrase,
          sum: found.sum,
          slips: found.slips,
          ...(found.inflected === undefined ? {} : { inflected: found.inflected }),
        };
    }
    return chosen;
  }

  /** Whatever else can be done by words of this beginning. */
  const deeds = (
    tokens: readonly Token[],
    at: number,
    found: Phrase,
    isVerb: (meaning: Meaning) => boolean,
  ): Meaning[] => {
    const token = tokens[at];
    if (token === undefined || !found.meanings.every(isVerb)) return [];
    return candidates(token)
      .filter(
        (phrase) =>
          phrase !== found &&
          phrase.words.length === found.words.length &&
          phrase.words.some((unit) => unit.isBeginning) &&
          costOf(phrase, tokens, at, false) !== undefined,
      )
      .flatMap((unit) => unit.meanings.filter(isVerb));
  };

  return {
    language,
    verbForm: readVerbForms(table('verbs')),
    asksOpenly: (word) => open.test(word),
    nameForms: readNameForms(table('names')),
    find(tokens, at, isMeant, isVerb) {
      const token = tokens[at];
      if (token === undefined) return undefined;
      const sure = best(candidates(token), tokens, at, false, isMeant);
      const length = sure?.phrase.words.length ?? 0;
      const next = tokens[at + length];
      // „zmiana keirunku”: what is begun rightly may go on with a slip.
      const longer =
        sure && next && !isMark(next) && !isKnown(next)
          ? best(candidates(token), tokens, at, true, isMeant)
          : undefined;
      const chosen =
        longer && longer.phrase.words.length > length
          ? longer
          : (sure ?? best(nearly(token), tokens, at, true, isMeant));
      if (chosen === undefined) return undefined;
      const { phrase, slips, sum, inflected } = chosen;
      const literal = sum === 0 && inflected === undefined;
      const others = slips > 0 || !isVerb ? [] : deeds(tokens, at, phrase, isVerb);
      return {
        length: phrase.words.length,
        slipped: slips > 0,
        isExact: sum === 0,
        meanings: [
          ...(literal
            ? phrase.meanings
            : phrase.meanings.map((meaning) =>
                inflected === undefined ? plain(meaning) : `${plain(meaning)}@${inflected}`,
              )),
          ...others,
        ],
      };
    },
    near(word) {
      const most = Math.max(1, Math.floor(word.length / 2));
      const away = new Map<Meaning, number>();
      for (const { words, meanings, isName } of phrases) {
        if (!isName) continue;
        const least = Math.min(...words.map((unit) => distance(word, unit.text, most)));
        const [meaning = ''] = meanings.map(plain);
        if (least <= most) away.set(meaning, Math.min(least, away.get(meaning) ?? most));
      }
      return [...away].sort(([, one], [, other]) => one - other).map(([meaning]) => meaning);
    },
    exact: (word) => singles.get(word) ?? [],
    share(tokens) {
      const words = tokens.filter((token) => !isMark(token) && !/^\d/.test(token.folded));
      return words.length === 0 ? 1 : words.filter(isKnown).length / words.length;
    },
  };
}
