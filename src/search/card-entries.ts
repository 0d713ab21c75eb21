import { parseBox } from '#engine/fort/notation/parse.ts';
import { looseTranslator, translator } from '#i18n/index.ts';
import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf, factsOf } from '#model/book.ts';
import { bareTerm } from '#model/card-face.ts';
import { cardName } from '#model/card-names.ts';
import { dobroCardIds, fortCardIds } from '#model/facts.ts';
import { sayBox } from '#words/fort-box.ts';
import type { Entry } from './entry.ts';
import { alsoNamed } from './names.ts';

/** The printed name and our translation of it: players may know a kid by either. */
function namesOf(game: GameId, id: string, language: Language): string[] {
  const name = cardName(factsOf(), game, id, language);
  if (name === undefined) return [];
  return [name.printed, ...(name.ours === undefined ? [] : [name.ours])].map(bareTerm);
}

/** What the card does, box by box, or what its rule says. */
function fortText(id: string, language: Language): string {
  const { cards } = factsOf().fort;
  const boxes = cards.kids[id] ?? cards['best-friends'][id];
  if (boxes !== undefined) {
    const t = translator(language);
    const say = looseTranslator(language);
    return (['public', 'private'] as const)
      .flatMap((where) => {
        const box = parseBox(boxes[where] ?? '');
        return box === null ? [] : [`${t(`icons:names.${where}`)}: ${sayBox(box, say)}`];
      })
      .join(' ');
  }
  const clause = (cards['made-up-rules'][id] ?? cards.perks[id] ?? cards.other[id])?.clause;
  return clause === undefined ? '' : clauseOf(bookOf('fort', language), clause).text;
}

function dobroText(id: string, language: Language): string {
  const { numbers, specials, table } = factsOf().dobro.cards;
  const number = numbers[id];
  if (number !== undefined) return translator(language)('search:number', { count: number.copies });
  const clause = (specials[id] ?? table[id])?.clause;
  return clause === undefined ? '' : clauseOf(bookOf('dobro', language), clause).text;
}

export function cardEntries(game: GameId, language: Language): Entry[] {
  const { fort, dobro } = factsOf();
  const ids = game === 'fort' ? fortCardIds(fort.cards) : dobroCardIds(dobro.cards);
  return ids.map((id) => {
    const [printed = id, ours] = namesOf(game, id, language);
    const title = ours ?? printed;
    const elsewhere = languages.map((other) => namesOf(game, id, other)[0]);
    const translated = languages.map((other) => namesOf(game, id, other)[1]);
    return {
      kind: 'card',
      game,
      path: `${game}/cards/${id}/`,
      title,
      also: [
        ...new Set([
          ...alsoNamed(language, elsewhere, title),
          ...alsoNamed(language, translated, title),
        ]),
      ],
      text: game === 'fort' ? fortText(id, language) : dobroText(id, language),
    };
  });
}
