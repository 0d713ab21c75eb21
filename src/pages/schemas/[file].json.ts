// The formats of descriptions and score sheets as JSON Schema, for editors that check while one types.
import type { APIRoute, GetStaticPaths } from 'astro';
import { jsonSchemaOf } from '#cli/json-schema.ts';
import { terminalGames } from '#games/all.ts';
import { games } from '#i18n/languages.ts';

/** What a file is about, and the command that reads it. */
const files = { move: 'judge', score: 'score' } as const;

export const getStaticPaths = (async () => {
  const terminal = await terminalGames();
  return games.flatMap((game) =>
    Object.entries(files).map(([about, task]) => ({
      params: { file: `${game}-${about}` },
      props: { schema: jsonSchemaOf(task, terminal(game).format) },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(`${JSON.stringify(props.schema, null, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
