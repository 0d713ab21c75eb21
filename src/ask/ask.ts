import type { Language } from '#i18n/languages.ts';
import { fold } from '#search/words/fold.ts';
import { type Item, means, recognize } from './items.ts';
import type { Grammar, Lexicon } from './lexicon.ts';
import { onSecondThoughts } from './second-thoughts.ts';
import { isSmall } from './small-talk.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Understood } from './understood.ts';

/** What a game knows of words before it reads a sentence: `src/games/<game>/ask/words.ts`. */
export interface GameWords {
  readonly id: string;
  /** What it is called, folded: “fort: can I …”. */
  readonly called: readonly string[];
  /** Meanings that only other games know; with a colon behind it, those of this kind. */
  readonly ignores: readonly string[];
  /** So many can play it. */
  readonly mostPlayers: number;
  /** Words that are verbs in this game, in the order in which they are thought of. */
  readonly verbs: readonly string[];
}

/** How a game reads a sentence; listed in the registry of games. */
export interface Understand extends GameWords {
  read(items: readonly Item[], grammar: Grammar): Understood;
}

/** Whether a meaning says something to a game. */
export const meantBy =
  (unit: GameWords) =>
  (meaning: string): boolean =>
    !unit.ignores.some((kind) =>
      kind.endsWith(':')
        ? meaning.startsWith(kind)
        : meaning === kind || meaning.startsWith(`${kind}:`),
    );

/** A word that is said for another game alone. */
const isForeign = ({ meanings, slipped }: Item, game: GameWords): boolean =>
  !slipped &&
  meanings.length > 0 &&
  (!meanings.some((each) => isSmall(each) || meantBy(game)(each)) ||
    meanings.some((each) => isTelling(each) && !meantBy(game)(each)));

/** “my deck”: what it stands for is in every game, but only in some it is somebody's own. So it is with phases. */
const isTelling = (meaning: string): boolean =>
  meaning.startsWith('own-') || meaning === 'phase-word' || meaning === 'perk-word';

export interface Hints {
  /** The language of the page; words that only another language has speak against it. */
  readonly language?: Language | undefined;
  /** The game whose page one is on. */
  readonly game?: string | undefined;
}

export type Asked = Understood & {
  readonly language: Language;
  /** A move to be judged, a question about a rule, or a greeting. */
  readonly about: 'move' | 'rule' | 'chat';
  /** The words fit no other game as well. */
  readonly isGameSure: boolean;
  /** Words where a card should be named, and the cards that look most like them. */
  readonly unknown: readonly { readonly text: string; readonly near: readonly string[] }[];
};

/** What a card is named behind. */
const beforeCard = ['play', 'add', 'follow', 'recruit', 'trash', 'card'];
/** In a sentence about a move also behind small words. */
const beforeCardOfMove = [...beforeCard, 'with', 'article'];

/** How many cards are offered instead of one that there is not. */
const offered = 3;

function unknownIn({ unclear, move }: Understood, items: readonly Item[], lexicon: Lexicon) {
  // “how many cards fit in …?”: no card is named there.
  if (asksForRule(items, lexicon)) return [];
  const leading = move === undefined ? beforeCard : beforeCardOfMove;
  return unclear.flatMap(({ text, start }) => {
    const at = items.findIndex((item) => item.start === start);
    const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
    const isUnknown = item?.meanings.length === 0 && !item.isSureName;
    const isCard =
      isUnknown &&
      means(before, ...leading) &&
      !next?.meanings.some((meaning) => /^(?:playing-)?card:/.test(meaning));
    return isCard ? [{ text, near: lexicon.near(fold(text)).slice(0, offered) }] : [];
  });
}

/** How much of a sentence was understood: each piece counts, what is unclear counts against it. */
function worthOf({ pieces, unclear, move }: Understood): number {
  return pieces.length - 2 * unclear.length + (move === undefined ? 0 : 3);
}

/** “what does … do?”: begins with a word that asks for more than yes or no. */
function asksForRule(items: readonly Item[], grammar: Grammar): boolean {
  const first = items.find((item) => !item.mark && !item.meanings.every(isLeading));
  // „jak kończy się gra”: how, unless something may be done then, or the asker does it: „jak zagram Żuka”.
  const next = first && items[items.indexOf(first) + 1];
  const isIf =
    means(first, 'if') &&
    (items.some((item) => means(item, 'ask') && item !== first) ||
      means(next, 'not') ||
      (next !== undefined && !means(next, 'have') && grammar.verbForm(next.text).isFirst === true));
  return means(first, 'rule-question') && !isIf;
}

const isNamed = (unit: Item): boolean =>
  unit.names.length > 0 ||
  unit.meanings.some((meaning) => /^(?:card|perk|rule|playing-card|number|cards):/.test(meaning));

/** “What sets off the end?”: nothing is named that the move could be made with, and nothing told before. */
function asksForAnything(items: readonly Item[], grammar: Grammar): boolean {
  const isOpen = (unit: Item): boolean => grammar.asksOpenly(unit.text.replace(/ .*/, ''));
  const at = items.findIndex((item) => isOpen(item) || !item.meanings.every(isLeading));
  const [first, next] = [items[at], items[at + 1]];
  return (
    first !== undefined &&
    isOpen(first) &&
    !means(first, 'ask') &&
    !means(next, 'if') &&
    !/^(?:about|если|jeśli|jeżeli)$/iu.test(next?.text ?? '') &&
    !items.some((item) => isNamed(item) || means(item, 'options', 'permission'))
  );
}

/** “Can I …”, “must I …”: what is asked comes behind it. */
const isLeading = (meaning: string): boolean =>
  isSmall(meaning) || meaning === 'permission' || meaning === 'must' || meaning === 'be';

/** “Can I …, when the value is 8?”, „…, jak wartość to 8?”: on what condition it is asked, not how. */
const isCondition = (last: readonly Item[], words: readonly Item[]): boolean =>
  means(
    last.find((unit) => !unit.mark),
    'if',
  ) && words.some((item) => means(item, 'ask') && !last.includes(item));

/** “…, who starts the next one?”: after all that is told, a question for a rule. */
function endsInRule(items: readonly Item[], grammar: Grammar): boolean {
  const words = items.slice(0, items.findLastIndex((unit) => !unit.mark) + 1);
  const last = words.slice(words.findLastIndex((unit) => unit.mark) + 1);
  return (
    last.length < words.length &&
    asksForRule(last, grammar) &&
    !isCondition(last, words) &&
    !last.some((item) => means(item, 'permission', 'options'))
  );
}

const aboutWhat = (
  understood: Understood,
  items: readonly Item[],
  grammar: Grammar,
): Asked['about'] => {
  const { move, situation } = understood;
  const isOpen =
    move !== undefined &&
    ((Object.keys(situation).length === 0 && asksForRule(items, grammar)) ||
      asksForAnything(items, grammar));
  const isGeneral = items.some((item) => means(item, 'general'));
  if (move !== undefined && !isOpen && !isGeneral && !endsInRule(items, grammar)) return 'move';
  const isChat = items.some((item) => means(item, 'chat'));
  return isChat && Object.keys(situation).length === 0 ? 'chat' : 'rule';
};

/** More players than can play it: it is said of another game. */
const tooMany = 4;
const isCrowded = ({ situation: { players } }: Understood, { mostPlayers }: Understand): boolean =>
  (Array.isArray(players) ? players.length : Number(players ?? 0)) > mostPlayers;

/** By how much a game has to fit better to be the one that is meant. */
const sure = 3;

/** Words said of other games alone that a game may have, and still be meant. */
const mostForeign = 2;

/** The games that a sentence may be about; the others need not be read. */
export function gamesIn(
  text: string,
  lexicon: Lexicon,
  games: readonly GameWords[],
  { game }: Hints = {},
): string[] {
  const items = recognize(text, tokenize(text), lexicon, () => true);
  const foreign = games.map((each) => items.filter((item) => isForeign(item, each)).length);
  const least = Math.min(...foreign);
  return games
    .filter(({ id }, at) => id === game || (foreign[at] ?? 0) < least + mostForeign)
    .map((unit) => unit.id);
}

/** The game that is named: “fort: …”, “in Dobro, …”. */
const namedIn = (tokens: readonly Token[], games: readonly GameWords[]): string | undefined =>
  games.find((each) => tokens.some((unit) => each.called.includes(unit.folded)))?.id;

/** Words that two languages share make a short sentence doubtful. */
const doubt = 0.15;

/** Reads a sentence in each language and for each game, and takes the reading that leaves least unclear. */
export function ask(
  text: string,
  lexicons: readonly Lexicon[],
  games: readonly Understand[],
  given: Hints = {},
): Asked {
  const tokens = tokenize(text);
  const hints = { ...given, game: namedIn(tokens, games) ?? given.game };
  const shares = new Map(lexicons.map((lexicon) => [lexicon, lexicon.share(tokens)]));
  const highest = Math.max(...shares.values());
  // Only in a language that knows about as many of the words as any other.
  const spoken = lexicons.filter((lexicon) => (shares.get(lexicon) ?? 0) >= highest - doubt);
  const readings = spoken.flatMap((lexicon) => {
    const { language } = lexicon;
    const all = recognize(text, tokens, lexicon, () => true);
    return games.map((game) => {
      const items = onSecondThoughts(
        recognize(text, tokens, lexicon, meantBy(game), game.verbs),
        game.verbs,
      );
      const foreign = all.filter((item) => isForeign(item, game)).length;
      const understood = game.read(items, lexicon);
      const known = items.filter((item) => item.meanings.length > 0 && !item.slipped).length;
      const home =
        (language === hints.language ? 0.5 : 0) + (understood.game === hints.game ? 5 : 0);
      return {
        asked: {
          ...understood,
          language,
          about: aboutWhat(understood, items, lexicon),
          isGameSure: true,
          unknown: unknownIn(understood, items, lexicon),
        },
        worth:
          worthOf(understood) +
          known / 2 +
          home -
          2 * foreign -
          (isCrowded(understood, game) ? tooMany : 0),
      };
    });
  });
  const best = readings.reduce((one, other) => (other.worth > one.worth ? other : one));
  const isGameSure = readings.every(
    (unit) => unit.asked.game === best.asked.game || unit.worth < best.worth - sure,
  );
  const { pieces, unclear, about } = best.asked;
  const isDoubtful = !isGameSure && hints.game === undefined && about === 'move';
  const move = isDoubtful ? pieces.find((unit) => unit.path.startsWith('move')) : undefined;
  return {
    ...best.asked,
    isGameSure,
    // Which game it is said of is a guess, and so is what it says: the move is marked.
    ...(move
      ? { unclear: [...unclear, { text: move.text, start: move.start, end: move.end }] }
      : {}),
  };
}
