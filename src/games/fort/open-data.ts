import { z } from 'zod';
import { moveSchema } from '#engine/fort/format/move.ts';
import { sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import type { BoxName } from '#engine/fort/notation/tree.ts';
import { cards as printedCards, usedOnce } from '#generated/fort.ts';
import { looseTranslator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { namedByUs, namedEntry, sayInEveryLanguage } from '#open-data/cards.ts';
import { id, inEveryLanguage, named, text } from '#open-data/schemas.ts';
import { type FortCard, fortCards, isPlayCard, type PlayCard } from './cards/cards.ts';
import { sayBox } from './words/box.ts';

const box = z
  .strictObject({
    notation: text.describe('the icons of the box, see content/fort/cards.yaml'),
    sentence: inEveryLanguage(text).describe('the same in words'),
  })
  .nullable();

const boxes = {
  suits: z.array(text).min(1).describe('printed symbols; the coin is wild'),
  boxes: z.boolean().describe('false: the card has no action boxes at all'),
  public: box.describe('null: an empty box or none'),
  private: box.describe('null: an empty box or none'),
  ours: z.array(z.enum(languages)).describe('languages in which the name is our translation'),
};

const card = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kid'), ...named, ...boxes }),
  z.strictObject({
    kind: z.literal('best-friend'),
    ...named,
    ...boxes,
    board: text.describe('colour of the player board it belongs to'),
    pair: id.describe('the other Best Friend of that board'),
  }),
  z.strictObject({ kind: z.literal('made-up-rule'), ...named }),
  z.strictObject({ kind: z.literal('perk'), ...named, use: z.enum(['once', 'always']) }),
  z.strictObject({ kind: z.literal('other'), ...named }),
]);

function boxEntry(played: PlayCard, where: BoxName): z.infer<typeof box> {
  const tree = played[where];
  const notation = printedCards[played.id][where];
  if (tree === null || notation === null) return null;
  return {
    notation,
    sentence: sayInEveryLanguage((language) => sayBox(tree, looseTranslator(language))),
  };
}

/** What is printed on a card, in notation and in words. */
function cardEntry(of: FortCard) {
  const common = { kind: of.kind, ...namedEntry('fort', of.id) };
  if (!isPlayCard(of)) {
    const once = usedOnce.some((perk) => perk === of.id);
    return of.kind === 'perk' ? { ...common, use: once ? 'once' : 'always' } : common;
  }
  return {
    ...common,
    suits: of.suits,
    boxes: of.hasBoxes,
    public: boxEntry(of, 'public'),
    private: boxEntry(of, 'private'),
    ours: namedByUs('fort', of.id),
    ...(of.kind === 'best-friend' ? { board: of.board, pair: of.pair } : {}),
  };
}

export const openData = {
  card,
  cards: () => fortCards.map(cardEntry),
  example: {
    situation: situationSchema,
    move: moveSchema,
    sheet: sheetSchema,
  },
};
