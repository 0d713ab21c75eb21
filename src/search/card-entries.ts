import { translator } from '#i18n/index.ts';
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
  const t = translator(language);
  return [...cardsOf(game).keys()].map((id) => {
    const { printed, ours } = cardName(game, id, language);
    const does = say(id, language);
    const names = languages.map((other) => cardName(game, id, other));
    return {
      kind: 'card',
      game,
      path: `${game}/cards/${id}/`,
      title: printed,
      // The printed name and our translation of it: players may know a card by either.
      also: [
        ...new Set([
          ...(ours === undefined ? [] : [ours]),
          ...alsoNamed(
            language,
            names.map((name) => name.printed),
            printed,
          ),
          ...alsoNamed(
            language,
            names.map((name) => name.ours),
            printed,
          ),
        ]),
      ],
      sought: soughtAs(game, `cards.${id}`),
      // A translation of ours is shown, and marked as ours.
      text: ours === undefined ? does : `${t('card-pages:name.mark')}: ${ours}. ${does}`,
    };
  });
}
