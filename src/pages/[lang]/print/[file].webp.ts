// Pictures of the real pages, for the server and for the build alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allGames } from '#games/all.ts';
import { printedFiles } from '#games/printing/store.ts';
import { fileName, variants } from '#print/variant.ts';

export const getStaticPaths = (async () => {
  const { folder, files } = await printedFiles();
  return variants(await allGames()).flatMap((variant) =>
    (files[fileName(variant)]?.previews ?? []).map(({ file }) => ({
      params: { lang: variant.lang, file: file.replace(/\.webp$/, '') },
      props: { path: join(folder, file) },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(readFileSync(props.path), { headers: { 'content-type': 'image/webp' } });
