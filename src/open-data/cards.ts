import { parseBox } from '#engine/fort/notation/parse.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { factsOf } from '#model/book.ts';
import { cardFace } from '#model/card-face.ts';
import { clausesOfCards } from '#model/concerns.ts';
import { sayBox } from '#words/fort-box.ts';
import type { DobroCardEntry, FortCardEntry } from './schemas.ts';

type Boxes = Extract<FortCardEntry, { kind: 'kid' }>;

const inEachLanguage = (say: (language: Language) => string): Record<Language, string> => ({
  en: say('en'),
  ru: say('ru'),
  pl: say('pl'),
});

function common(game: GameId, id: string) {
  return {
    id,
    names: inEachLanguage((language) => cardFace(game, id, language).name),
    page: `${game}/cards/${id}/`,
    clauses: [...(clausesOfCards(game).get(id) ?? [])],
  };
}

function boxEntry(notation: string | null): Boxes['public'] {
  const box = parseBox(notation ?? '');
  if (box === null || notation === null) return null;
  return {
    notation,
    sentence: inEachLanguage((language) => sayBox(box, looseTranslator(language))),
  };
}

/** Every card of Fort: what is printed on it, in notation and in words. */
export function fortCards(): FortCardEntry[] {
  const { cards } = factsOf().fort;
  const played = (id: string, card: (typeof cards.kids)[string]): Omit<Boxes, 'kind'> => ({
    ...common('fort', id),
    suits: card.suits,
    boxes: card.public !== null || card.private !== null,
    public: boxEntry(card.public),
    private: boxEntry(card.private),
    ours: (['ru', 'pl'] as const).filter((language) => card.names[language] === undefined),
  });
  return [
    ...Object.entries(cards.kids).map(
      ([id, card]): FortCardEntry => ({ kind: 'kid', ...played(id, card) }),
    ),
    ...Object.entries(cards['best-friends']).map(
      ([id, card]): FortCardEntry => ({
        kind: 'best-friend',
        ...played(id, card),
        board: card.board,
        pair: card.pair,
      }),
    ),
    ...Object.keys(cards['made-up-rules']).map(
      (id): FortCardEntry => ({ kind: 'made-up-rule', ...common('fort', id) }),
    ),
    ...Object.entries(cards.perks).map(
      ([id, { use }]): FortCardEntry => ({ kind: 'perk', ...common('fort', id), use }),
    ),
    ...Object.keys(cards.other).map(
      (id): FortCardEntry => ({ kind: 'other', ...common('fort', id) }),
    ),
  ];
}

export function dobroCards(): DobroCardEntry[] {
  const { numbers, specials, table } = factsOf().dobro.cards;
  return [
    ...Object.entries(numbers).map(
      ([id, figures]): DobroCardEntry => ({ kind: 'number', ...common('dobro', id), ...figures }),
    ),
    ...Object.entries(specials).map(
      ([id, { copies }]): DobroCardEntry => ({ kind: 'special', ...common('dobro', id), copies }),
    ),
    ...Object.entries(table).map(
      ([id, { copies }]): DobroCardEntry => ({ kind: 'table', ...common('dobro', id), copies }),
    ),
  ];
}
