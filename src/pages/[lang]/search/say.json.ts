import type { APIRoute } from 'astro';
import { spokenFile } from '#ask/spoken-file.ts';
import { allGames } from '#games/all.ts';
import { isLanguage, languages } from '#i18n/languages.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

/** Fetched with the first question in plain words: how to say what was understood. */
export const GET: APIRoute = async ({ params: { lang } }) => {
  if (!isLanguage(lang)) throw new Error(`There is no language "${lang}"`);
  return Response.json(spokenFile(lang, await allGames()));
};
