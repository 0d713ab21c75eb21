import { type GameId, games } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import { cardIds, type Facts, spineClauses } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Known } from '../known.ts';
import type { ReferenceKind } from '../rules/text.ts';

interface Pointer {
  readonly file: string;
  readonly entry: string;
  readonly kind: ReferenceKind;
  readonly id: string;
}

const twice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

function duplicates(file: string, what: string, ids: readonly string[]): Finding[] {
  return twice(ids).map((id) => ({
    file,
    entry: id,
    problem: `the ${what} id stands here twice`,
    hint: 'ids are names for good: rename the newer one, or delete it',
  }));
}

function cardPointers(facts: Facts, game: GameId): Pointer[] {
  const file = `content/${game}/cards.yaml`;
  const named =
    game === 'fort'
      ? {
          ...facts.fort.cards['made-up-rules'],
          ...facts.fort.cards.perks,
          ...facts.fort.cards.other,
        }
      : { ...facts.dobro.cards.specials, ...facts.dobro.cards.table };
  const pairs = game === 'fort' ? Object.entries(facts.fort.cards['best-friends']) : [];
  return [
    ...Object.entries(named).flatMap(([entry, card]): Pointer[] => [
      { file, entry, kind: 'term', id: card.term },
      { file, entry, kind: 'clause', id: card.clause },
    ]),
    ...pairs.map(([entry, card]): Pointer => ({ file, entry, kind: 'card', id: card.pair })),
  ];
}

function boardPointers(facts: Facts, game: GameId): Pointer[] {
  const file = `content/${game}/board.yaml`;
  const zones = Object.entries(facts[game].board.zones).flatMap(([entry, { term }]): Pointer[] =>
    term === undefined ? [] : [{ file, entry, kind: 'term', id: term }],
  );
  if (game === 'dobro') return zones;
  const friends = Object.entries(facts.fort.board.boards).flatMap(([entry, pair]) =>
    pair.map((id): Pointer => ({ file, entry, kind: 'card', id })),
  );
  const given = Object.values(facts.fort.board['fort-level'].gives).map(
    (id): Pointer => ({ file, entry: 'fort-level.gives', kind: 'term', id }),
  );
  return [...zones, ...friends, ...given];
}

/** Ids inside the facts: none twice, none that points nowhere. */
export function checkFacts(facts: Facts, known: Known): Finding[] {
  return games.flatMap((game) => {
    const { spine, terms } = facts[game];
    const spineFile = `content/${game}/clauses.yaml`;
    const pointers: Pointer[] = [
      ...Object.entries(terms).map(
        ([entry, { clause }]): Pointer => ({
          file: `content/${game}/terms.yaml`,
          entry,
          kind: 'clause',
          id: clause,
        }),
      ),
      ...cardPointers(facts, game),
      ...boardPointers(facts, game),
    ];
    return [
      ...duplicates(
        spineFile,
        'chapter',
        spine.chapters.map(({ id }) => id),
      ),
      ...duplicates(
        spineFile,
        'clause',
        spineClauses(spine).map(({ id }) => id),
      ),
      ...duplicates(`content/${game}/cards.yaml`, 'card', cardIds(facts, game)),
      ...pointers
        .filter(({ kind, id }) => !known.ids[game][kind].has(id))
        .map(({ file, entry, kind, id }) => ({
          file,
          entry,
          problem: `there is no ${kind} "${id}"`,
          hint: didYouMean(id, known.ids[game][kind], known.listedIn(kind, game)),
        })),
    ];
  });
}
