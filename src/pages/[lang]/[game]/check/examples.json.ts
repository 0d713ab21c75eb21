import type { APIRoute } from 'astro';
import { gamePaths } from '#components/rules/paths.ts';
import { isGame } from '#i18n/languages.ts';
import { checkableExamples } from '#model/examples.ts';
import { exampleOf, practiceOf } from '#model/practice.ts';

export const getStaticPaths = gamePaths;

/** What the checker fetches when an example is asked for, or a situation out of practice. */
export const GET: APIRoute = ({ params: { game } }) => {
  if (!isGame(game)) throw new Error(`There is no game "${game}"`);
  const practised = practiceOf(game).map((situation) => exampleOf(game, situation));
  return Response.json(
    [...checkableExamples(game), ...practised].map(({ id, situation, move }) => ({
      id,
      situation,
      move,
    })),
  );
};
