import { boxNames } from '#engine/fort/notation/tree.ts';
import { looseTranslator, translator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { bareTerm, cardOf } from '#model/cards.ts';
import type { Entry } from '#search/entry.ts';
import { alsoNamed } from '#search/names.ts';
import { isPlayableId, playCard } from './cards/cards.ts';
import { clauseOfIcon, groupIds, iconGroups } from './decoder/icon-groups.ts';
import { sayBox } from './words/box.ts';

/** What the card does, box by box, or what its rule says. */
export function cardText(id: string, language: Language): string {
  if (!isPlayableId(id)) {
    const { clause } = cardOf('fort', id);
    return clause === undefined ? '' : clauseOf(bookOf('fort', language), clause).text;
  }
  const t = translator(language);
  const card = playCard(id);
  return boxNames
    .flatMap((where) => {
      const box = card[where];
      return box === null
        ? []
        : [`${t(`icons:names.${where}`)}: ${sayBox(box, looseTranslator(language))}`];
    })
    .join(' ');
}

/** Icons are found by their names. */
export function iconEntries(language: Language): Entry[] {
  const say = looseTranslator(language);
  const book = bookOf('fort', language);
  const meanings = new Map(
    [...book.terms.values()].map(({ words, meaning }) => [
      bareTerm(words[language]).toLowerCase(),
      meaning,
    ]),
  );
  return groupIds
    .flatMap((group) => iconGroups[group])
    .map((id) => {
      const title = bareTerm(say(`icons:names.${id}`));
      return {
        kind: 'icon',
        game: 'fort',
        path: `fort/icons/#icon-${id}`,
        title,
        also: alsoNamed(
          language,
          languages.map((other) => looseTranslator(other)(`icons:names.${id}`)),
          title,
        ),
        // Explained by its term or its rule, which are in the index already.
        text: meanings.get(title.toLowerCase()) ?? clauseOf(book, clauseOfIcon(id)).text,
      };
    });
}
