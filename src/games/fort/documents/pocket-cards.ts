import type { Context } from '#print/context.ts';
import { type PrintedPart, phasesOf } from '#print/documents/part.ts';
import {
  lineBlock,
  type Scale,
  shortLines,
  shortPhaseBlock,
} from '#print/documents/part-blocks.ts';
import type { PocketCard } from '#print/documents/pocket-cards.ts';
import { stack } from '#print/set/arrange.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { heading } from '#print/set/heading.ts';
import { boxExamples } from './box-examples.ts';
import { actionEntries, entryBlock, suitBlocks, symbolEntries } from './icon-list.ts';
import { madeUpRules, perks } from './lists.ts';
import { end, following, levels, limits, score } from './parts.ts';

const scaleOf = (body: number): Scale => ({ body, title: body, gap: 1 });

const part = (context: Context, of: PrintedPart, size: number): Block =>
  stack(
    [
      heading(of.title, { size: size * 1.06, colour: context.accent }),
      shortLines(context, [of], scaleOf(size)),
    ],
    1,
  );

/** The turn without the rivals' part, which is on the back. */
const ownPhases = (context: Context): PrintedPart[] =>
  phasesOf(context, 'short').map((phase) => ({
    ...phase,
    lines: phase.lines
      .filter(({ clauses }) => !clauses.includes('follow.when'))
      .map((line) => ({ ...line, clauses: [] })),
  }));

/** A set of six: turn, board, actions, symbols, what the levels give, and boxes to practise on. */
export function pocketCards(context: Context): PocketCard[] {
  const { t } = context;
  const half = actionEntries.length / 2;
  const entries = (all: typeof actionEntries, size: number): Block[] =>
    all.map((entry) => entryBlock(context, entry, size, true));
  const lines = ({ lines: all }: PrintedPart, size: number): Block[] =>
    all.map((line) => lineBlock(context, line, scaleOf(size)));
  const atTheEnd = score(context);
  return [
    {
      front: {
        title: t('print:sheet.turn'),
        blocks: (size) =>
          ownPhases(context).map((phase, at) =>
            shortPhaseBlock(context, phase, at + 1, scaleOf(size)),
          ),
        space: 1.5,
      },
      back: {
        title: t('print:fort.following.title'),
        blocks: (size) => lines(following(context), size),
        space: 4,
      },
    },
    {
      front: {
        title: t('print:fort.levels.title'),
        blocks: (size) => [
          shortLines(context, [levels(context)], scaleOf(size)),
          part(context, limits(context), size),
          part(context, end(context), size),
        ],
        space: 5,
      },
      back: { title: atTheEnd.title, blocks: (size) => lines(atTheEnd, size), space: 5 },
    },
    {
      front: {
        title: `${t('print:fort.icons.actions')} 1`,
        blocks: (size) => entries(actionEntries.slice(0, half), size),
        space: 0.5,
      },
      back: {
        title: `${t('print:fort.icons.actions')} 2`,
        blocks: (size) => entries(actionEntries.slice(half), size),
        space: 0.5,
      },
    },
    {
      front: {
        title: t('print:fort.icons.symbols'),
        blocks: (size) => entries(symbolEntries, size),
        space: 0.5,
      },
      back: {
        title: t('print:fort.icons.suits'),
        blocks: (size) => suitBlocks(context, size),
        space: 5,
      },
    },
    {
      front: {
        title: t('print:fort.icons.rules'),
        blocks: (size) => madeUpRules(context, size, false),
        space: 0.3,
      },
      back: {
        title: t('print:fort.icons.perks'),
        blocks: (size) => [
          ...perks(context, size, false),
          text(t('print:fort.icons.once'), style(size)),
        ],
        space: 0.3,
      },
    },
    {
      front: {
        title: `${t('print:fort.icons.box')} 1`,
        blocks: (size) => boxExamples(context, size).slice(0, 3),
        space: 5,
      },
      back: {
        title: `${t('print:fort.icons.box')} 2`,
        blocks: (size) => boxExamples(context, size).slice(3),
        space: 5,
      },
    },
  ];
}
