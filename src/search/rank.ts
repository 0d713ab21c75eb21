import { type GameId, isGame } from '#i18n/languages.ts';
import type { Entry, GameNames, Kind } from './entry.ts';
import { type Phrasing, phrasings, stemsOf } from './phrasing.ts';
import { likeWords } from './words/alike.ts';
import { fold, wordsOf } from './words/fold.ts';
import type { Stemmer } from './words/stemmer.ts';
import { listed, type SmallWords } from './words/stop-words.ts';

/** What is searched, in one language. */
export interface Searched {
  readonly entries: readonly Entry[];
  readonly stem: Stemmer;
  readonly names: GameNames;
  readonly small: SmallWords;
}

export interface Ranked {
  readonly entry: Entry;
  readonly stems: ReadonlySet<string>;
  readonly score: number;
  /** The share of the query that the entry knows, by the weight of its words. */
  readonly coverage: number;
  /** The query is the name of this card or term. */
  readonly isNamed: boolean;
}

interface Ranking {
  /** The game that the query names. */
  readonly game: GameId | undefined;
  /** Best first. */
  readonly found: readonly Ranked[];
}

/** Of two that fit equally well: what a player more likely meant. */
const weight: Readonly<Record<Kind, number>> = {
  card: 1.15,
  term: 1.08,
  rule: 1.05,
  page: 1.15,
  // Whoever looks for one thing is told that thing; the chapter holds it among others.
  chapter: 0.95,
  print: 0.8,
  icon: 0.8,
  // The rule itself goes before a question about it, whose words it is found by as well.
  question: 0.35,
};

/** Cards and terms go first when their name is what was typed. */
const named: readonly Kind[] = ['card', 'term'];

/** What is no answer to a question; the rule of the same name then comes first. */
const unasked: readonly Kind[] = ['term', 'page', 'chapter', 'icon'];
const inQuestion = 0.85;

/** A term or a page is hardly meant by a query that says more than its name: “best friend in the Yard”, “follow rules”. */
const beyondName: Readonly<Partial<Record<Kind, number>>> = { term: 0.85, page: 0.85 };

/** Words of questions tell less than words of rules: “how many”, “who”. */
const questionWord = 1;
/** A rare word tells more than a common one, but a common one tells something too. */
const anyWord = 2.2;
/** … and a word that the game gave its own meaning more than one that is merely rare: “somebody else”. */
const termWord = 1.25;
/** “Park” is a term of one game only: of the other one, nothing is meant. */
const ofOtherGame = 0.6;
/** “Level 1” is not “level 2”. */
const figure = 1.2;

/** “A Joker and a four” is hardly about the four; rather about a number. */
const besideOthers = 0.5;
const someNumber = 0.6;
const isFigure = (words: readonly string[]): boolean => words.every((word) => /^\d/.test(word));
/** “Level 5” is not asked with “level 2”. */
const otherFigure = 0.6;
/** What a word is worth that stands elsewhere in the entry than in the phrasing that fits best. */
const inName = 0.8;
/** … and in how many ways to ask for it: what is often asked with that word is more likely meant. */
const inMoreNames = 0.1;
const manyNames = 3;
const inChapter = 0.55;
const inText = { least: 0.2, more: 0.3 };

/** What an entry is worth that has the words, but in no phrasing of its own. */
const unnamed = 0.27;
/** Half of what was asked is much less than half an answer. */
const wholeness = 1.7;
/** The very words, no more and no fewer; letter for letter, it is the name itself. */
const exact = { named: 2.5, other: 2 };
const literal = { named: 1.1, other: 1.05 };

/** Several ways to ask that fit a little speak for an entry together; the best of them counts most. */
const together = { power: 4, share: 0.5 };

interface Known {
  readonly entry: Entry;
  readonly phrasings: readonly Phrasing[];
  /** Each stem in it, with how much its being there says. */
  readonly stems: ReadonlyMap<string, number>;
}

/** A word of the query: what it says, and the stems of the index that it may stand for. */
interface Asked {
  readonly weight: number;
  /** It asks for a rule: a name alone is no answer. */
  readonly asks: boolean;
  readonly like: ReadonlyMap<string, number>;
}

interface Query {
  /** The only game that has a term of the query. */
  readonly game: GameId | undefined;
  readonly asked: readonly Asked[];
  readonly asks: boolean;
  /** Every word of it is known. */
  readonly isUnderstood: boolean;
}

/** “Baby Face” is also looked for as “babyface”, “DIY” as “d.i.y.”. */
const joined = (name: string, stem: Stemmer): string[] => {
  const words = wordsOf(name);
  return words.length === 2 ? [stem(words.join(''))] : [];
};

function stemsIn(entry: Entry, names: readonly Phrasing[], chapter: string, stem: Stemmer) {
  const stems = new Map<string, number>();
  const put = (word: string, credit: number) =>
    stems.set(word, Math.max(credit, stems.get(word) ?? 0));
  for (const name of [entry.title, ...entry.also])
    for (const word of joined(name, stem)) put(word, inName);
  const text = wordsOf(entry.text).map(stem);
  const times = Map.groupBy(text, (word) => word);
  // A short text that says a word twice is about it; a long one that says it once is not.
  for (const [word, { length }] of times)
    put(word, inText.least + inText.more * Math.min(1, (length * 25) / (text.length + 20)));
  for (const word of wordsOf(chapter).map(stem)) put(word, inChapter);
  const ways = names.flatMap(({ words }) => [...new Set(words)]);
  for (const [word, { length }] of Map.groupBy(ways, (one) => one))
    put(word, inName + inMoreNames * Math.min(1, (length - 1) / manyNames));
  return stems;
}

/** Puts what can be found in the order in which it answers a query. */
export function ranking({ entries, stem, names, small }: Searched): (query: string) => Ranking {
  const chapters = new Map(entries.map(({ path, title }) => [path, title]));
  const little = new Set(listed(small.little).map(stem));
  const ways = phrasings(entries, stem);
  const known: Known[] = entries.map((entry, at) => {
    const own = ways[at] ?? [];
    // A rule is also found by the chapter it stands in.
    const chapter = chapters.get(entry.path.replace(/#.*/, '')) ?? '';
    return { entry, phrasings: own, stems: stemsIn(entry, own, chapter, stem) };
  });
  const holders = new Map<string, Known[]>();
  for (const one of known)
    for (const word of one.stems.keys()) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [one]);
      else list.push(one);
    }
  const asking = new Set(listed(small.asking).map(stem));
  const terms = new Set(
    known.flatMap(({ entry, phrasings: [name] }) =>
      entry.kind === 'term' ? (name?.words ?? []) : [],
    ),
  );
  /** Words of terms that the entries of one game alone have, with that game. */
  const termsOf = new Map<string, GameId>();
  for (const word of terms) {
    const games = new Set(holders.get(word)?.map(({ entry }) => entry.game));
    const [game] = games;
    if (game !== undefined && games.size === 1 && !little.has(word)) termsOf.set(word, game);
  }
  const weigh = (word: string): number =>
    little.has(word)
      ? questionWord
      : (/^\d/.test(word) ? figure : terms.has(word) ? termWord : 1) *
        (anyWord + Math.log(entries.length / (holders.get(word)?.length ?? 1)));
  const called = Object.entries(names).flatMap(([game, all]) =>
    isGame(game) ? all.map((name) => ({ game, name: wordsOf(name).join('') })) : [],
  );
  /** The game that a word names, in any form of its name; «добрать» is no form of «Добро». */
  const gameNamed = (word: string): GameId | undefined =>
    called.find(({ name }) => {
      const longest = name.length + (/[aeiouyаеиоуыэюя]$/.test(name) ? 0 : 2);
      return word.length <= longest && stem(word) === stem(name);
    })?.game;

  /** A slip may also stand in a word that only means what the index knows: “limt” for “maximum”. */
  const meant = (word: string): ReadonlyMap<string, number> => {
    const like = likeWords(word, holders);
    if (!holders.has(word))
      for (const [other, likeness] of likeWords(word, stem.standsFor)) {
        const known = stem.standsFor.get(other) ?? other;
        if (holders.has(known)) like.set(known, Math.max(likeness, like.get(known) ?? 0));
      }
    if (/^\d+$/.test(word)) like.set(stem(small.number), someNumber);
    return like;
  };

  /** Words that the index does not know at all weigh nothing: they tell no entry from another. */
  const read = (words: readonly string[], isQuestion: boolean): Query => {
    const asked = [...new Set(words)].flatMap((word): Asked[] => {
      if (little.has(word))
        return [{ weight: questionWord, asks: asking.has(word), like: new Map([[word, 1]]) }];
      const like = meant(word);
      const [nearest] = [...like].sort((one, other) => other[1] - one[1]);
      return nearest === undefined ? [] : [{ weight: weigh(nearest[0]), asks: false, like }];
    });
    const terms = words.flatMap((word) => termsOf.get(word) ?? []);
    const games = new Set(terms);
    return {
      game: games.size === 1 ? terms[0] : undefined,
      asked,
      asks: isQuestion || asked.some(({ asks }) => asks),
      isUnderstood: asked.length === new Set(words).size,
    };
  };

  /** The same words, apart from those of questions: “what is a climb”, „w plecaku”. */
  const isTheSame = ({ asked, asks }: Query, words: readonly string[]): boolean => {
    if (asks) return false;
    const wanted = asked.filter(({ like }) => ![...like.keys()].every((word) => little.has(word)));
    const own = words.filter((word) => !little.has(word));
    return (
      wanted.length === own.length &&
      wanted.every(({ like }) => own.some((word) => like.get(word) === 1)) &&
      own.every((word) => wanted.some(({ like }) => like.get(word) === 1))
    );
  };

  /** It has words, slips apart, that a name does not have. */
  const saysMore = ({ asked }: Query, words: readonly string[]): boolean =>
    asked.some(({ like }) =>
      [...like.keys()].every((word) => !little.has(word) && !words.includes(word)),
    );

  /** Both name figures, and none that is the same. */
  const isOther = ({ asked }: Query, words: readonly string[]): boolean => {
    const figures = asked.flatMap(({ like }) =>
      [...like.keys()].filter((word) => /^\d/.test(word)),
    );
    const own = words.filter((word) => /^\d/.test(word));
    return figures.length > 0 && own.length > 0 && !own.some((word) => figures.includes(word));
  };

  /** What the very words add. Who asks wants a rule, and words that we don’t know may change all. */
  const exactness = (query: Query, kind: Kind, { words, isName }: Phrasing, fit: number) => {
    if (named.includes(kind) && isName && isTheSame(query, words)) return exact.named;
    if (fit < 0.999 || (unasked.includes(kind) && (query.asks || !query.isUnderstood))) return 1;
    return exact.other;
  };

  const fitted = (query: Query, { entry, phrasings, stems }: Known): Ranked => {
    const { asked } = query;
    const met = new Set<string>();
    const likeness = new Map<string, number>();
    for (const { like } of asked)
      for (const [word, much] of like)
        if (stems.has(word)) likeness.set(word, Math.max(much, likeness.get(word) ?? 0));
    const all = asked.reduce((sum, word) => sum + word.weight, 0);
    const elsewhere = asked.map(({ like }) => {
      let best = 0;
      for (const [word, likeness] of like) {
        const there = stems.get(word);
        if (there === undefined) continue;
        if (!little.has(word)) met.add(word);
        best = Math.max(best, there * likeness);
      }
      return best;
    });
    const covered = (words: readonly string[]): number =>
      asked.reduce((sum, { like, weight }, at) => {
        let best = elsewhere[at] ?? 0;
        for (const word of words) best = Math.max(best, like.get(word) ?? 0);
        return sum + weight * best;
      }, 0) / all;
    const coverage = covered([]);
    let best = unnamed * coverage ** wholeness;
    let isNamed = false;
    let sum = 0;
    for (const phrasing of phrasings) {
      const { words, trust, isName } = phrasing;
      let total = 0;
      let used = 0;
      for (const word of words) {
        const much = weigh(word);
        total += much;
        used += much * (likeness.get(word) ?? 0);
      }
      if (used === 0) continue;
      const share = used / total;
      const known = covered(words);
      const same = exactness(query, entry.kind, phrasing, Math.min(share, known));
      isNamed ||= same === exact.named;
      const fits = known ** wholeness * (unnamed + (1 - unnamed) * share);
      const much = isFigure(words) && known < 0.999 ? besideOthers : 1;
      const meant = saysMore(query, words) ? (beyondName[entry.kind] ?? 1) : 1;
      const apart = isName && isOther(query, words) ? otherFigure : 1;
      const one = trust * same * fits * much * meant * apart;
      best = Math.max(best, one);
      if (same === 1) sum += one ** together.power;
    }
    // A single word is looked up; only what is asked with several can be asked in several ways.
    if (query.asked.length > 1)
      best += together.share * Math.max(0, sum ** (1 / together.power) - best);
    const wanted = query.asks && unasked.includes(entry.kind) ? inQuestion : 1;
    const here = query.game !== undefined && entry.game !== query.game ? ofOtherGame : 1;
    const score = best * weight[entry.kind] * wanted * here;
    return { entry, stems: met, coverage, isNamed, score };
  };

  const order = (words: readonly string[], typed: string): Ranked[] => {
    const query = read(words, typed.trim().endsWith('?'));
    const candidates = new Set<Known>();
    const isIdle = (word: string): boolean => little.has(word);
    const saysNothing =
      query.isUnderstood && query.asked.every(({ like }) => [...like.keys()].every(isIdle));
    // “What can I do?” is asked with small words alone.
    for (const { like } of query.asked)
      for (const word of like.keys())
        if (saysNothing || !isIdle(word))
          for (const one of holders.get(word) ?? []) candidates.add(one);
    return [...candidates]
      .map((entry) => fitted(query, entry))
      .sort((one, other) => other.score - one.score);
  };

  const asCalled = (query: string): Ranked[] => {
    const name = fold(query.trim());
    const isIt = ({ entry }: Ranked) =>
      [entry.title, ...entry.also].some((own) => fold(own) === name);
    return order(stemsOf(query, stem), query)
      .map((one) => {
        const more = literal[named.includes(one.entry.kind) ? 'named' : 'other'];
        return isIt(one) ? { ...one, score: one.score * more } : one;
      })
      .sort((one, other) => other.score - one.score);
  };

  return (query) => {
    const named = wordsOf(query).find((word) => gameNamed(word) !== undefined);
    const game = named === undefined ? undefined : gameNamed(named);
    const others = stemsOf(query, stem).filter((_, at) => wordsOf(query)[at] !== named);
    if (game === undefined || others.length === 0) return { game, found: asCalled(query) };
    // “Fort, how many players”: the name says where to look. “Fort level”: it is a word like others.
    const better = Map.groupBy([...order(others, query), ...asCalled(query)], ({ entry }) => entry);
    const found = [...better.values()].map((both) =>
      both.reduce((one, other) => (other.score > one.score ? other : one)),
    );
    return { game, found: found.sort((one, other) => other.score - one.score) };
  };
}
