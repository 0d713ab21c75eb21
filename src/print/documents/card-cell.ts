import { languages } from '#i18n/languages.ts';
import { bookOf, termOf } from '#model/book.ts';
import { type Card, cardFace, cardName, cardText } from '#model/cards.ts';
import { capital } from '#words/examples/parts.ts';
import type { Context } from '../context.ts';
import { stack } from '../set/arrange.ts';
import { type Block, firstBaseline, type Style, style, text, wordsBlock } from '../set/block.ts';
import { smaller, textWidth } from '../set/faces.ts';
import type { Atom, Word } from '../set/rich.ts';
import type { Sheet } from '../set/sheet.ts';

/** What a card is called in other languages; our translations are marked with a star. */
function otherNames({ variant: { game, lang } }: Context, id: string): Word[] {
  const others = languages.filter((each) => each !== lang);
  return others.flatMap((each, at) => {
    const { printed, ours } = cardName(game, id, each);
    const words = (ours === undefined ? printed : `${ours}*`).split(' ');
    const atom = (said: string, of?: string): Atom => ({
      kind: 'text',
      text: said,
      strong: false,
      ...(of === undefined ? {} : { lang: of }),
    });
    const dot = at < others.length - 1 ? [atom('\u00a0·')] : [];
    return words.map(
      (word, place): Word => [atom(word, each), ...(place === words.length - 1 ? dot : [])],
    );
  });
}

/** The longest names are set a little smaller, so that no word is too long for its card. */
const titleSizes = [1.35, 1.2, 1.05, 0.9];

/** A name as it is, and broken at its hyphens, which is better than smaller letters. */
const brokenAtHyphens = (name: string): readonly string[] => [
  name,
  name.replaceAll(/(?<=\p{L}-)(?=\p{L})/gu, ' '),
];

/** Symbols or number, and the name in the language of the sheet. */
function head(context: Context, card: Card, size: number): Block {
  const { variant, accent } = context;
  const { printed, ours } = cardName(variant.game, card.id, variant.lang);
  const name = capital(ours === undefined ? printed : `${ours}*`);
  const icon = size * 1.9;
  const iconsWidth = (sheet: Sheet): number =>
    card.icons.reduce((sum, each) => sum + sheet.iconWidth(each, icon) * 1.1, 0) +
    (card.icons.length > 0 ? size * 0.5 : 0);
  const longest = (said: string, at: number): number =>
    Math.max(...said.split(' ').map((word) => textWidth(word, 'black', at)));
  const title = (width: number, sheet: Sheet): { readonly of: Style; readonly words: Block } => {
    const room = width - iconsWidth(sheet);
    const [fitting] = titleSizes.flatMap((share) =>
      brokenAtHyphens(name)
        .filter((said) => longest(said, size * share) <= room)
        .map((said) => ({ share, said })),
    );
    const { share, said } = fitting ?? { share: 0.9, said: name };
    const of = style(smaller(size, card.value === undefined ? share : 3), {
      weight: 'black',
      colour: accent,
    });
    return { of, words: text(said, of, { role: 'H2' }) };
  };
  return {
    height: (width, sheet) =>
      Math.max(title(width, sheet).words.height(width - iconsWidth(sheet), sheet), icon),
    draw: (sheet, x, y, width) => {
      const { of, words } = title(width, sheet);
      const middle = y + firstBaseline(of) - of.size * 0.36;
      let left = x;
      sheet.artifact(() => {
        for (const each of card.icons)
          left += sheet.icon(each, left, Math.max(middle - icon / 2, y), icon, accent) * 1.1;
      });
      const taken = iconsWidth(sheet);
      words.draw(sheet, x + taken, y, width - taken);
    },
  };
}

/** What a card that only lies on the table is for, from the glossary. */
export function meaningOfCard({ variant, refs }: Context, card: Card, size: number): Block[] {
  const { meaning, clause } = termOf(bookOf(variant.game, variant.lang), card.term ?? card.id);
  return [text(meaning, style(size), { refs: refs([clause]) })];
}

/** What the card does: as drawn by its game, the words of its rule, or how many of it there are. */
function body(context: Context, card: Card, size: number): Block[] {
  const { t, paper, variant, refs } = context;
  const of = style(size);
  const own = paper.cardBody?.(context, card, size);
  if (own !== undefined) return own;
  if (card.clause !== undefined) {
    const { name } = cardFace(variant.game, card.id, variant.lang);
    const words = cardText(variant.game, card.id, variant.lang, name).replace(/\n/g, ' ');
    return [text(words, of, { refs: refs([card.clause]) })];
  }
  const { copies } = card;
  return typeof copies === 'number' ? [text(t('print:almanac.copies', { count: copies }), of)] : [];
}

/** One card of the almanac: drawn, named in all editions and put into sentences. */
export function cardCell(context: Context, card: Card, size: number): Block {
  const small = style(smaller(size, 0.85), { colour: 'soft' });
  const named = card.value === undefined;
  return stack(
    [
      head(context, card, size),
      ...(named ? [wordsBlock(otherNames(context, card.id), small)] : []),
      ...body(context, card, size),
    ],
    size * 0.3,
  );
}
