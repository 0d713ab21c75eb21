import type { APIRoute } from 'astro';
import { gamePaths } from '#components/rules/paths.ts';
import { isGame } from '#i18n/languages.ts';
import { examplesFile } from '#widgets/check/examples-file.ts';

export const getStaticPaths = gamePaths;

export const GET: APIRoute = ({ params: { game } }) => {
  if (!isGame(game)) throw new Error(`There is no game "${game}"`);
  return new Response(examplesFile(game), { headers: { 'Content-Type': 'application/json' } });
};
