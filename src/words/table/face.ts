import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { cardHeading, cardOf } from '#model/cards.ts';
import type { FaceOf } from './picture.ts';

/** What small cards of a game show in a language. */
export const facesIn =
  (game: GameId, language: Language): FaceOf =>
  (id) => {
    const { icons, sign, value } = cardOf(game, id);
    return {
      ...cardHeading(game, id, language),
      icons,
      ...(sign && { sign: { icon: sign, said: looseTranslator(language)(`icons:names.${sign}`) } }),
      bare: value !== undefined,
    };
  };
