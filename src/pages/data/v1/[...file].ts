import type { APIRoute, GetStaticPaths } from 'astro';
import { allGames } from '#games/all.ts';
import { published } from '#open-data/files.ts';

export const getStaticPaths = (async () =>
  published(await allGames()).map(({ path, content }) => ({
    params: { file: path },
    props: { content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(`${JSON.stringify(props.content, null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
