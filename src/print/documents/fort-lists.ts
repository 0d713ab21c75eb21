import type { Context } from '../context.ts';
import { type Block, style, text } from '../set/block.ts';

interface Named {
  readonly term: string;
  readonly clause: string;
  readonly use?: 'once' | 'always';
}

function named(
  context: Context,
  kind: 'rule' | 'perk',
  card: Named,
  size: number,
  codes: boolean,
): Block {
  const { say, refs, variant, facts } = context;
  const name = facts.fort.terms[card.term]?.[variant.lang] ?? card.term;
  const mark = card.use === 'once' ? '\u00a0[trash-this]' : '';
  const words = say(`print:fort.${kind}.${card.term}`);
  return text(`**${name}**${mark}: ${words}`, style(size), {
    refs: codes ? refs([card.clause]) : [],
  });
}

/** One line for each made-up rule. */
export const madeUpRules = (context: Context, size: number, codes = true): Block[] =>
  Object.values(context.facts.fort.cards['made-up-rules']).map((card) =>
    named(context, 'rule', card, size, codes),
  );

/** One line for each perk; those that are used up carry a mark. */
export const perks = (context: Context, size: number, codes = true): Block[] =>
  Object.values(context.facts.fort.cards.perks).map((card) =>
    named(context, 'perk', card, size, codes),
  );
