import { usedOnce } from '#generated/fort.ts';
import { type Card, cardName, cardsOf } from '#model/cards.ts';
import type { Context } from '#print/context.ts';
import { shortOf } from '#print/documents/part.ts';
import { type Block, style, text } from '#print/set/block.ts';

function named(context: Context, { id, clause = '' }: Card, size: number, codes: boolean): Block {
  const { refs, variant } = context;
  const name = cardName('fort', id, variant.lang).printed;
  const mark = usedOnce.some((perk) => perk === id) ? '\u00a0[trash-this]' : '';
  const words = shortOf(context, clause);
  return text(`**${name}**${mark}: ${words}`, style(size), { refs: codes ? refs([clause]) : [] });
}

const inGroup = (name: string): Card[] =>
  [...cardsOf('fort').values()].filter(({ group }) => group === name);

/** One line for each made-up rule. */
export const madeUpRules = (context: Context, size: number, codes = true): Block[] =>
  inGroup('made-up-rules').map((card) => named(context, card, size, codes));

/** One line for each perk; those that are used up are marked. */
export const perks = (context: Context, size: number, codes = true): Block[] =>
  inGroup('perks').map((card) => named(context, card, size, codes));
