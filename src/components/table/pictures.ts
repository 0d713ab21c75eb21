import { partOf } from '#files/part-of.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { cardPage } from '#model/addresses.ts';
import { remember } from '#model/remember.ts';
import { surroundingsOf } from '#widgets/shared/surroundings.ts';
import type { Surroundings } from '#widgets/shared/text.tsx';
import { facesIn } from '#words/table/face.ts';
import type { FaceOf, GameTable, TablePicture } from '#words/table/picture.ts';

/** How a game pictures its table; undefined where it does not. */
export const tableOf = (game: GameId): GameTable | undefined =>
  partOf(
    import.meta.glob<{ readonly gameTable: GameTable }>('/src/games/*/table.ts', { eager: true }),
    game,
  )?.gameTable;

export const pictureSurroundings = remember(
  (game: GameId, language: Language): Surroundings =>
    surroundingsOf(language, game, { texts: ['rules'], clauses: [] }),
);

/** What a small card shows, on a page of this language. */
export const faceIn = (game: GameId, language: Language): FaceOf => {
  const faceOf = facesIn(game, language);
  return (id) => ({ ...faceOf(id), href: cardPage(language, game, id) });
};

/** A described table on a page; undefined where there is nothing to see. */
export const tableIn = (
  game: GameId,
  language: Language,
  situation: object,
): TablePicture | undefined =>
  tableOf(game)?.picture(situation, {
    t: looseTranslator(language),
    faceOf: faceIn(game, language),
  });
