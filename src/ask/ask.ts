import type { Language } from '#i18n/languages.ts';
import { type Item, means, recognize } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { tokenize } from './tokens.ts';
import type { Understood } from './understood.ts';

/** How a game reads a sentence; listed in the registry of games. */
export type Understand = (items: readonly Item[], language: Language) => Understood;

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
};

/** How much of a sentence was understood: each piece counts, what is unclear counts against it. */
function worthOf({ pieces, unclear, move }: Understood): number {
  return pieces.length - 2 * unclear.length + (move === undefined ? 0 : 3);
}

const aboutWhat = ({ move, pieces }: Understood, items: readonly Item[]): Asked['about'] => {
  if (move !== undefined) return 'move';
  const isChat = items.some((item) => means(item, 'chat'));
  return isChat && pieces.length === 0 ? 'chat' : 'rule';
};

/** Reads a sentence in each language and for each game, and takes the reading that leaves least unclear. */
export function ask(
  text: string,
  lexicons: readonly Lexicon[],
  games: readonly Understand[],
  hints: Hints = {},
): Asked {
  const tokens = tokenize(text);
  const readings = lexicons.flatMap((lexicon) => {
    const { language } = lexicon;
    const items = recognize(text, tokens, lexicon);
    return games.map((understand) => {
      const understood = understand(items, language);
      const known = items.filter((item) => item.meanings.length > 0 && !item.slipped).length;
      const home =
        (language === hints.language ? 0.5 : 0) + (understood.game === hints.game ? 2 : 0);
      return {
        asked: { ...understood, language, about: aboutWhat(understood, items) },
        worth: worthOf(understood) + known / 2 + home,
      };
    });
  });
  const best = readings.reduce((one, other) => (other.worth > one.worth ? other : one));
  return best.asked;
}
