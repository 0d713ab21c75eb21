import type { GameId } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Finding } from '../finding.ts';
import type { Known } from '../known.ts';
import { type SetUp, setUpFile } from '../set-up.ts';

/** The clauses, terms and ways named in the set-up list of a game must exist. */
export function checkSetUp(game: GameId, { ways, steps }: SetUp, known: Known): Finding[] {
  const file = setUpFile(game);
  const unknown = (entry: string, kind: 'clause' | 'term', id: string): Finding[] =>
    known.ids(game, kind).has(id)
      ? []
      : [
          {
            file,
            entry,
            problem: `there is no ${kind} "${id}"`,
            hint: didYouMean(id, known.ids(game, kind), known.listedIn(kind, game)),
          },
        ];
  const wayIds = new Set(ways.map(({ id }) => id));
  return [
    ...ways.flatMap(({ id, clause, term }) => [
      ...unknown(id, 'clause', clause),
      ...unknown(id, 'term', term),
    ]),
    ...steps.flatMap(({ id, clause, way }): Finding[] => [
      ...unknown(id, 'clause', clause),
      ...(way === undefined || wayIds.has(way)
        ? []
        : [
            {
              file,
              entry: id,
              problem: `there is no way "${way}"`,
              hint: didYouMean(way, wayIds, file),
            },
          ]),
    ]),
  ];
}
