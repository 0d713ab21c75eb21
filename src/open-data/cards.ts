import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { cardFace, cardName } from '#model/cards.ts';
import { clausesOfCard } from '#model/concerns.ts';

export const sayInEveryLanguage = (
  say: (language: Language) => string,
): Record<Language, string> => ({ en: say('en'), ru: say('ru'), pl: say('pl') });

/** What is published of every card. */
export const namedEntry = (game: GameId, id: string) => ({
  id,
  names: sayInEveryLanguage((language) => cardFace(game, id, language).name),
  page: `${game}/cards/${id}/`,
  clauses: [...clausesOfCard(game, id)],
});

/** Languages in which the name of a card is our translation. */
export const namedByUs = (game: GameId, id: string): Language[] =>
  languages.filter((language) => cardName(game, id, language).ours !== undefined);
