import type { GameId, Language } from '#i18n/languages.ts';
import type { Entry } from './entry.ts';
import { type Ranked, ranking, type Searched } from './rank.ts';
import { fold, isCyrillic } from './words/fold.ts';
import { asCyrillic } from './words/keyboard.ts';

export interface Hit {
  readonly entry: Entry;
  /** Stems of the index that the query met: what to mark in the text. */
  readonly stems: ReadonlySet<string>;
}

interface Wish {
  /** The game whose page one is on: its entries go before those of the other. */
  readonly game?: GameId | undefined;
}

export type Find = (query: string, wish?: Wish) => Hit[];

/** As many as one looks through. */
export const mostHits = 20;

/** “Rule 6.10”, “§ 6,10”: a rule by its number. */
const ruleNumber = /(?<![\d.,])(\d{1,2})[.,](\d{1,2})(?![\d.,])/;

/**
 * From this share of what the other game knows of a query on, the pages of one’s own are meant; if
 * the query is a name there and not here, only if one’s own knows it nearly as well.
 */
const enough = { usually: 0.3, ifNamedElsewhere: 0.8 };

/** Those of the game first, unless it hardly knows what was asked. */
function ofGameFirst(found: readonly Ranked[], game: GameId | undefined): readonly Ranked[] {
  if (game === undefined) return found;
  const { own = [], others = [] } = Object.groupBy(found, ({ entry }) =>
    entry.game === game ? 'own' : 'others',
  );
  const known = (group: readonly Ranked[]): number =>
    Math.max(0, ...group.map(({ coverage }) => coverage));
  const isName = (group: readonly Ranked[]): boolean => group.some(({ isNamed }) => isNamed);
  const least = isName(others) && !isName(own) ? enough.ifNamedElsewhere : enough.usually;
  return known(own) < least * known(others) ? found : [...own, ...others];
}

/** What leads to a page that another result leads to already comes after all others. */
function eachPageFirst(found: readonly Ranked[]): readonly Ranked[] {
  const pages = new Set<string>();
  const firsts = found.filter(({ entry: { path } }) => {
    const isNew = !pages.has(path);
    pages.add(path);
    return isNew;
  });
  return [...firsts, ...found.filter((ranked) => !firsts.includes(ranked))];
}

/** Makes the search of one language; the index is built here and never travels. */
export function finder(language: Language, searched: Searched): Find {
  const { entries } = searched;
  const rank = ranking(searched);

  const search = (query: string, wished?: GameId): Hit[] => {
    const { game, found } = rank(query);
    return eachPageFirst(ofGameFirst(found, game ?? wished)).map(({ entry, stems }) => ({
      entry,
      stems,
    }));
  };

  const numbered = (query: string, game?: GameId): Hit[] => {
    const [, chapter, place] = ruleNumber.exec(query) ?? [];
    return entries
      .filter(({ number }) => number !== undefined && number === `${chapter}.${place}`)
      .sort((one, other) => Number(other.game === game) - Number(one.game === game))
      .map((entry) => ({ entry, stems: new Set<string>() }));
  };

  return (query, { game } = {}) => {
    const rules = numbered(query, rank(query).game ?? game);
    if (rules.length > 0) return rules;
    const typed = search(query, game);
    const found =
      typed.length > 0 || language !== 'ru' || isCyrillic(fold(query))
        ? typed
        : search(asCyrillic(query), game);
    return found.slice(0, mostHits);
  };
}
