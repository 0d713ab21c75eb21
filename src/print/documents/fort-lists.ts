import { usedOnce } from '#generated/fort.ts';
import { type Card, cardName, cardsOf } from '#model/cards.ts';
import type { Context } from '../context.ts';
import { type Block, style, text } from '../set/block.ts';

function named(
  context: Context,
  kind: 'rule' | 'perk',
  { id, clause = '' }: Card,
  size: number,
  codes: boolean,
): Block {
  const { say, refs, variant } = context;
  const name = cardName('fort', id, variant.lang).printed;
  const mark = usedOnce.some((perk) => perk === id) ? '\u00a0[trash-this]' : '';
  const words = say(`print:fort.${kind}.${id}`);
  return text(`**${name}**${mark}: ${words}`, style(size), { refs: codes ? refs([clause]) : [] });
}

const inGroup = (name: string): Card[] =>
  [...cardsOf('fort').values()].filter(({ group }) => group === name);

/** One line for each made-up rule. */
export const madeUpRules = (context: Context, size: number, codes = true): Block[] =>
  inGroup('made-up-rules').map((card) => named(context, 'rule', card, size, codes));

/** One line for each perk; those that are used up carry a mark. */
export const perks = (context: Context, size: number, codes = true): Block[] =>
  inGroup('perks').map((card) => named(context, 'perk', card, size, codes));
