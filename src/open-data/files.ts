import { z } from 'zod';
import { games, languages } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';
import { dobroCards, fortCards } from './cards.ts';
import { clauses } from './clauses.ts';
import { schemas } from './schemas.ts';
import { terms } from './terms.ts';

type SchemaName = keyof typeof schemas;

export interface DataFile {
  /** Path below /data/v1/. */
  readonly path: string;
  readonly schema: SchemaName;
  readonly title: 'cards' | 'clauses' | 'terms' | 'examples';
  readonly game: (typeof games)[number];
  readonly entries: readonly unknown[];
}

export const schemaPath = (name: SchemaName): string => `schema/${name}.json`;

/** Each file with its entries; fresh at every call. */
export function dataFiles(): DataFile[] {
  return games.flatMap((game): DataFile[] => [
    {
      path: `${game}/cards.json`,
      schema: game === 'fort' ? 'fort-cards' : 'dobro-cards',
      title: 'cards',
      game,
      entries: game === 'fort' ? fortCards() : dobroCards(),
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
      schema: game === 'fort' ? 'fort-examples' : 'dobro-examples',
      title: 'examples',
      game,
      entries: examplesOf(game).map(({ game: _, ...example }) => example),
    },
  ]);
}

/** What a file holds: under its schema, which it names. */
export function contentOf({ schema, game, entries }: DataFile): unknown {
  return schemas[schema].parse({ $schema: `../${schemaPath(schema)}`, game, entries });
}

function schemaNames(): SchemaName[] {
  const known = (name: string): name is SchemaName => Object.hasOwn(schemas, name);
  return Object.keys(schemas).filter(known);
}

/** All that lies below /data/v1/, as path and content. */
export function published(): { readonly path: string; readonly content: unknown }[] {
  const files = dataFiles();
  const index = {
    version: 1,
    languages,
    games,
    files: files.map((file) => ({
      path: file.path,
      schema: schemaPath(file.schema),
      entries: file.entries.length,
    })),
  };
  return [
    { path: 'index.json', content: index },
    ...files.map((file) => ({ path: file.path, content: contentOf(file) })),
    ...schemaNames().map((name) => ({
      path: schemaPath(name),
      content: z.toJSONSchema(schemas[name], { reused: 'ref' }),
    })),
  ];
}
