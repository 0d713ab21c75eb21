// The PDFs and the pictures of their pages, for the server and for the build alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { printedFiles } from '../../../print/store.ts';
import { fileName, variants } from '../../../print/variant.ts';

export const getStaticPaths = (async () => {
  const { folder, files } = await printedFiles();
  return variants().flatMap((variant) => {
    const file = fileName(variant);
    const previews = files[file]?.previews.map((preview) => preview.file) ?? [];
    return [file, ...previews].map((name) => ({
      params: { lang: variant.lang, file: name },
      props: { path: join(folder, name) },
    }));
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(readFileSync(props.path), {
    headers: { 'content-type': props.path.endsWith('.pdf') ? 'application/pdf' : 'image/webp' },
  });
