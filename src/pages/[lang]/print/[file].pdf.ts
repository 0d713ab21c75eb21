// The PDFs, for the server and for the build alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allGames } from '#games/all.ts';
import { printedFiles } from '#games/printing/store.ts';
import { fileName, variants } from '#print/variant.ts';

export const getStaticPaths = (async () => {
  const { folder } = await printedFiles();
  return variants(await allGames()).map((variant) => ({
    params: { lang: variant.lang, file: fileName(variant).replace(/\.pdf$/, '') },
    props: { path: join(folder, fileName(variant)) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(readFileSync(props.path), { headers: { 'content-type': 'application/pdf' } });
