import { cards, numberIds, specialIds } from '#generated/dobro.ts';
import type { Context } from '#print/context.ts';
import type { PrintedPart } from '#print/documents/part.ts';
import { shortLines } from '#print/documents/part-blocks.ts';
import type { Face, PocketCard } from '#print/documents/pocket-cards.ts';
import { stack } from '#print/set/arrange.ts';
import type { Block } from '#print/set/block.ts';
import { heading } from '#print/set/heading.ts';
import { table } from '#print/set/table.ts';
import { doublingTable } from './doubling.ts';
import { end, forgetful, next, playing, round, setUp, specials, two } from './parts.ts';

const lines = (context: Context, of: PrintedPart, size: number): Block =>
  shortLines(context, [of], { body: size, title: size, gap: 1.2 });
const part = (context: Context, of: PrintedPart, size: number): Block =>
  stack(
    [heading(of.title, { size: size * 1.06, colour: context.accent }), lines(context, of, size)],
    1,
  );

/** How often each card is in the deck. */
function deckTable({ t, say, accent }: Context, size: number): Block {
  const rows = [
    ...numberIds.map((id) => [`**${id}**`, String(cards[id].copies)]),
    ...specialIds.map((id) => [`**${say(`icons:names.${id}`)}**`, String(cards[id].copies)]),
  ];
  return table([t('print:dobro.deck.number'), t('print:dobro.deck.copies')], rows, {
    size,
    accent,
    shares: [3, 1.4],
    padding: 0.1,
  });
}

/** A side: its first part, and a second part under its own title. */
const face = (context: Context, first: PrintedPart, second: PrintedPart): Face => ({
  title: first.title,
  blocks: (size) => [lines(context, first, size), part(context, second, size)],
  space: 3,
});

/** Plays and values; rounds and points; the deck and the end. */
export function pocketCards(context: Context): PocketCard[] {
  const { t } = context;
  return [
    {
      front: face(context, playing(context), specials(context)),
      back: {
        title: t('print:dobro.table.title'),
        blocks: (size) => [doublingTable(context, size, 'short')],
        space: 0,
      },
    },
    {
      front: face(context, round(context), next(context)),
      back: face(context, forgetful(context), setUp(context)),
    },
    {
      front: face(context, end(context), two(context)),
      back: {
        title: t('print:dobro.deck.title'),
        blocks: (size) => [deckTable(context, size)],
        space: 0,
      },
    },
  ];
}
