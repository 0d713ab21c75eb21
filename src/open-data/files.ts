import { z } from 'zod';
import { currentVersion } from '#engine/core/format/version.ts';
import { type GameId, languages } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';
import { clauses } from './clauses.ts';
import { type PublishedGame, schemasOf } from './schemas.ts';
import { terms } from './terms.ts';

export interface DataFile {
  /** Path below /data/v1/. */
  readonly path: string;
  /** Name of its schema. */
  readonly schema: string;
  readonly title: 'cards' | 'clauses' | 'terms' | 'examples';
  readonly game: GameId;
  readonly entries: readonly unknown[];
  /** Version of the file format that the entries are written in, where they are. */
  readonly format?: number;
}

export const schemaPath = (name: string): string => `schema/${name}.json`;

/** Each file with its entries; fresh at every call. */
export function dataFiles(games: readonly PublishedGame[]): DataFile[] {
  return games.flatMap(({ id: game, openData }): DataFile[] => [
    {
      path: `${game}/cards.json`,
      schema: `${game}-cards`,
      title: 'cards',
      game,
      entries: openData.cards(),
    },
    {
      path: `${game}/clauses.json`,
      schema: 'clauses',
      title: 'clauses',
      game,
      entries: clauses(game),
    },
    { path: `${game}/terms.json`, schema: 'terms', title: 'terms', game, entries: terms(game) },
    {
      path: `${game}/examples.json`,
      schema: `${game}-examples`,
      title: 'examples',
      game,
      format: currentVersion,
      entries: examplesOf(game).map(({ game: _, ...example }) => example),
    },
  ]);
}

/** All that lies below /data/v1/, as path and content: each file under its schema, which it names. */
export function published(
  games: readonly PublishedGame[],
): { readonly path: string; readonly content: unknown }[] {
  const files = dataFiles(games);
  const schemas = schemasOf(games);
  const index = {
    version: 1,
    languages,
    games: games.map(({ id }) => id),
    files: files.map((file) => ({
      path: file.path,
      schema: schemaPath(file.schema),
      entries: file.entries.length,
    })),
  };
  return [
    { path: 'index.json', content: index },
    ...files.map(({ path, schema, game, entries, format }) => ({
      path,
      content: schemas.get(schema)?.parse({
        $schema: `../${schemaPath(schema)}`,
        game,
        ...(format === undefined ? {} : { format }),
        entries,
      }),
    })),
    ...[...schemas].map(([name, schema]) => ({
      path: schemaPath(name),
      content: z.toJSONSchema(schema, { reused: 'ref' }),
    })),
  ];
}
