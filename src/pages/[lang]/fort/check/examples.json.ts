import type { APIRoute } from 'astro';
import { languages } from '#i18n/languages.ts';
import { examplesFile } from '#widgets/check/examples-file.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = () =>
  new Response(examplesFile('fort'), { headers: { 'Content-Type': 'application/json' } });
