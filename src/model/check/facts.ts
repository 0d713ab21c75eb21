import type { GameId } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import { cardIds, factsFile, type GameFacts, spineClauses } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Pointer } from '../game-content.ts';
import type { Known } from '../known.ts';
import { summedUp } from '../rules/short.ts';

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

/** What every game points at: the terms and clauses of cards, zones and steps of a turn. */
function ownPointers(game: GameId, { terms, spine, cards, board, turn }: GameFacts): Pointer[] {
  const at = (name: 'cards' | 'board' | 'clauses' | 'terms' | 'turn', entry: string) => ({
    file: factsFile(game, name),
    entry,
  });
  const term = (id: string | undefined, where: Pick<Pointer, 'file' | 'entry'>): Pointer[] =>
    id === undefined ? [] : [{ ...where, kind: 'term', id }];
  const clause = (id: string | undefined, where: Pick<Pointer, 'file' | 'entry'>): Pointer[] =>
    id === undefined ? [] : [{ ...where, kind: 'clause', id }];
  return [
    ...Object.entries(terms).flatMap(([entry, words]) => clause(words.clause, at('terms', entry))),
    ...spineClauses(spine).flatMap((own) =>
      summedUp(own)
        .slice(1)
        .flatMap((id) => clause(id, at('clauses', own.id))),
    ),
    ...Object.values(cards).flatMap((group) =>
      Object.entries(group).flatMap(([entry, card]) => [
        ...term(card.term, at('cards', entry)),
        ...clause(card.clause, at('cards', entry)),
      ]),
    ),
    ...Object.entries(board.zones).flatMap(([entry, zone]) => term(zone.term, at('board', entry))),
    ...turn.flatMap((phase) => [
      ...term(phase.term, at('turn', phase.id)),
      ...phase.steps.flatMap((step) =>
        step.clauses.flatMap((id) => clause(id, at('turn', `${phase.id}.${step.id}`))),
      ),
    ]),
  ];
}

/** Ids inside the facts of a game: none twice, none that points nowhere. */
export function checkFacts(
  game: GameId,
  facts: GameFacts,
  known: Known,
  further: readonly Pointer[] = [],
): Finding[] {
  const { spine, cards } = facts;
  const spineFile = factsFile(game, 'clauses');
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
    ...duplicates(factsFile(game, 'cards'), 'card', cardIds(cards)),
    ...[...ownPointers(game, facts), ...further]
      .filter(({ kind, id }) => !known.ids(game, kind).has(id))
      .map(({ file, entry, kind, id }) => ({
        file,
        entry,
        problem: `there is no ${kind} "${id}"`,
        hint: didYouMean(id, known.ids(game, kind), known.listedIn(kind, game)),
      })),
  ];
}
