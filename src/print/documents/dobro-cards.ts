import { cards, numberIds, specialIds } from '#generated/dobro.ts';
import type { Context } from '../context.ts';
import { stack } from '../set/arrange.ts';
import type { Block } from '../set/block.ts';
import { heading } from '../set/heading.ts';
import { table } from '../set/table.ts';
import {
  dobroEnd,
  dobroForgetful,
  dobroNext,
  dobroPlay,
  dobroRound,
  dobroSetup,
  dobroSpecials,
  dobroTwo,
} from './dobro-parts.ts';
import { doublingTable } from './doubling.ts';
import { shortLines } from './parts.ts';
import type { Face, PocketCard } from './pocket-cards.ts';
import type { Part } from './turn-lines.ts';

const lines = (context: Context, of: Part, size: number): Block =>
  shortLines(context, [of], { body: size, title: size, gap: 1.2 });
const part = (context: Context, of: Part, size: number): Block =>
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

/** What opens a side, and a second part under its own title. */
const face = (context: Context, first: Part, second: Part): Face => ({
  title: first.title,
  blocks: (size) => [lines(context, first, size), part(context, second, size)],
  space: 3,
});

/** Plays and values; rounds and points; the deck and the end. */
export function dobroCards(context: Context): PocketCard[] {
  const { t } = context;
  return [
    {
      front: face(context, dobroPlay(context), dobroSpecials(context)),
      back: {
        title: t('print:dobro.table.title'),
        blocks: (size) => [doublingTable(context, size, 'short')],
        space: 0,
      },
    },
    {
      front: face(context, dobroRound(context), dobroNext(context)),
      back: face(context, dobroForgetful(context), dobroSetup(context)),
    },
    {
      front: face(context, dobroEnd(context), dobroTwo(context)),
      back: {
        title: t('print:dobro.deck.title'),
        blocks: (size) => [deckTable(context, size)],
        space: 0,
      },
    },
  ];
}
