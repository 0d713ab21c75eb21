import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import type { Entry } from './entry.ts';
import { alsoNamed } from './names.ts';
import { soughtIn } from './sought.ts';

/** The cards of a game, each with what it does in words. */
export function cardEntries(
  game: GameId,
  language: Language,
  say: (id: string, language: Language) => string,
): Entry[] {
  const soughtAs = soughtIn(language);
  return [...cardsOf(game).keys()].map((id) => {
    const { printed, ours } = cardName(game, id, language);
    const title = ours ?? printed;
    const names = languages.map((other) => cardName(game, id, other));
    return {
      kind: 'card',
      game,
      path: `${game}/cards/${id}/`,
      title,
      // The printed name and our translation of it: players may know a card by either.
      also: [
        ...new Set([
          ...alsoNamed(
            language,
            names.map((name) => name.printed),
            title,
          ),
          ...alsoNamed(
            language,
            names.map((name) => name.ours),
            title,
          ),
        ]),
      ],
      sought: soughtAs(game, `cards.${id}`),
      text: say(id, language),
    };
  });
}
