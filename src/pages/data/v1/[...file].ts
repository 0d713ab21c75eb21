import type { APIRoute, GetStaticPaths } from 'astro';
import { published } from '#open-data/files.ts';

export const getStaticPaths = (() =>
  published().map(({ path, content }) => ({
    params: { file: path },
    props: { content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(`${JSON.stringify(props.content, null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
