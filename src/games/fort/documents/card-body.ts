import { cardBoxes, cards, type PlayableId } from '#generated/fort.ts';
import type { Card } from '#model/cards.ts';
import type { Context } from '#print/context.ts';
import { shortOf } from '#print/documents/part.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { sayBox } from '../words/box.ts';
import { boxDrawing } from './box-examples.ts';

const isPlayable = (id: string): id is PlayableId => Object.hasOwn(cardBoxes, id);

/** Both boxes of a card that is played, drawn and as sentences. */
export function cardBody(context: Context, { id }: Card, size: number): Block[] | undefined {
  if (!isPlayable(id)) return undefined;
  const { say, t, refs } = context;
  const of = style(size);
  const { [id]: boxes } = cardBoxes;
  const { [id]: printed } = cards;
  if (printed.public === null && printed.private === null)
    return [text(shortOf(context, 'play.blank'), of, { refs: refs(['play.blank']) })];
  return (['public', 'private'] as const).flatMap((box) => {
    const tree = boxes[box];
    const title = style(size * 0.9, { colour: 'soft' });
    const label = text(say(`icons:names.${box}`), title, { role: 'H3' });
    return tree === null
      ? [label, text(t('print:almanac.empty'), of)]
      : [label, boxDrawing(tree, size * 1.55, context), text(sayBox(tree, say), of)];
  });
}
