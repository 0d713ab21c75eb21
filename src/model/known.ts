import type { GameId } from '#i18n/languages.ts';
import { type AllFacts, cardIds, factsFile, spineClauses } from './facts.ts';
import type { ReferenceKind } from './rules/text.ts';

/** All ids that can be pointed at, by kind and game, and where they are listed. */
export interface Known {
  ids(game: GameId, kind: ReferenceKind): ReadonlySet<string>;
  listedIn(kind: ReferenceKind, game: GameId): string;
}

const lists = { term: 'terms', card: 'cards', clause: 'clauses' } as const;

export function knownIds(facts: AllFacts, iconIds: Iterable<string>): Known {
  const icon = new Set(iconIds);
  const known = new Map(
    [...facts].map(([game, { terms, cards, spine }]) => [
      game,
      {
        term: new Set(Object.keys(terms)),
        card: new Set(cardIds(cards)),
        clause: new Set(spineClauses(spine).map(({ id }) => id)),
        icon,
      },
    ]),
  );
  return {
    ids: (game, kind) => known.get(game)?.[kind] ?? new Set(),
    listedIn: (kind, game) => (kind === 'icon' ? 'src/icons/' : factsFile(game, lists[kind])),
  };
}
