import { type GameId, games } from '#i18n/languages.ts';
import { cardIds, type Facts, spineClauses } from './facts.ts';
import type { ReferenceKind } from './rules/text.ts';

/** All ids that can be pointed at, by kind and game, and where they are listed. */
export interface Known {
  readonly ids: Readonly<Record<GameId, Readonly<Record<ReferenceKind, ReadonlySet<string>>>>>;
  listedIn(kind: ReferenceKind, game: GameId): string;
}

const lists: Readonly<Record<Exclude<ReferenceKind, 'icon'>, string>> = {
  term: 'terms.yaml',
  card: 'cards.yaml',
  clause: 'clauses.yaml',
};

export function knownIds(facts: Facts, iconIds: Iterable<string>): Known {
  const icon = new Set(iconIds);
  const of = (game: GameId): Readonly<Record<ReferenceKind, ReadonlySet<string>>> => ({
    term: new Set(Object.keys(facts[game].terms)),
    card: new Set(cardIds(facts, game)),
    clause: new Set(spineClauses(facts[game].spine).map(({ id }) => id)),
    icon,
  });
  const [fort, dobro] = games;
  return {
    ids: { [fort]: of(fort), [dobro]: of(dobro) },
    listedIn: (kind, game) => (kind === 'icon' ? 'src/icons/' : `content/${game}/${lists[kind]}`),
  };
}
