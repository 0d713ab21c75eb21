import type { APIRoute } from 'astro';
import { comesAlive, liveFile } from '#components/live/live-file.ts';
import { allGames, gameOf } from '#games/all.ts';
import { isGame, isLanguage, languages } from '#i18n/languages.ts';

export const getStaticPaths = async () => {
  const games = (await allGames()).filter(comesAlive);
  return games.flatMap(({ id }) => languages.map((lang) => ({ params: { lang, game: id } })));
};

/** Fetched with the first tap on a worked example or a calculator. */
export const GET: APIRoute = async ({ params: { lang, game } }) => {
  const own = isGame(game) ? await gameOf(game) : undefined;
  if (!isLanguage(lang) || own === undefined || !comesAlive(own))
    throw new Error(`There is nothing alive at ${lang}/${game}`);
  return Response.json(liveFile(own, lang));
};
