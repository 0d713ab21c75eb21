import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';

/** The licences in full, published with what they are about. */
const files = {
  code: 'LICENSE',
  'texts-and-drawings': 'LICENSE-CONTENT',
  font: 'node_modules/@expo-google-fonts/nunito/LICENSE_FONT',
} as const;

export const getStaticPaths = (() =>
  Object.entries(files).map(([file, source]) => ({
    params: { file },
    props: { text: readFileSync(source, 'utf8') },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
