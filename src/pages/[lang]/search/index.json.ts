import type { APIRoute } from 'astro';
import { allGames } from '#games/all.ts';
import { isLanguage, languages } from '#i18n/languages.ts';
import { searchIndex } from '#search/index-file.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

/** Fetched by the search when it is first used. */
export const GET: APIRoute = async ({ params: { lang } }) => {
  if (!isLanguage(lang)) throw new Error(`There is no language "${lang}"`);
  return Response.json(searchIndex(lang, await allGames()));
};
