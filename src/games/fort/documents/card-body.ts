import { cardBoxes, cards, type PlayableId } from '#generated/fort.ts';
import type { Card } from '#model/cards.ts';
import type { Context } from '#print/context.ts';
import { meaningOfCard } from '#print/documents/card-cell.ts';
import { shortOf } from '#print/documents/part.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { capital } from '#words/examples/parts.ts';
import { sayBox } from '../words/box.ts';
import { boxDrawing } from './box-examples.ts';

const isPlayable = (id: string): id is PlayableId => Object.hasOwn(cardBoxes, id);

/** Both boxes of a card that is played, drawn and as sentences. */
export function cardBody(context: Context, card: Card, size: number): Block[] | undefined {
  const { id } = card;
  if (card.group === 'other') return meaningOfCard(context, card, size);
  if (!isPlayable(id)) return undefined;
  const { say, t, refs } = context;
  const of = style(size);
  const { [id]: boxes } = cardBoxes;
  const { [id]: printed } = cards;
  if (printed.public === null && printed.private === null)
    return [text(shortOf(context, 'play.blank'), of, { refs: refs(['play.blank']) })];
  return (['public', 'private'] as const).flatMap((box) => {
    const tree = boxes[box];
    // A full stop: the sentence behind it may have a colon of its own.
    const label = `**${capital(say(`icons:names.${box}`))}.**`;
    return tree === null
      ? [text(`${label} ${t('print:almanac.empty')}`, of)]
      : [boxDrawing(tree, size * 1.55, context), text(`${label} ${sayBox(tree, say)}`, of)];
  });
}
