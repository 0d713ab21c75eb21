import { suits } from '#engine/fort/notation/tree.ts';
import type { IconId } from '#icons/index.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import type { Context } from '#print/context.ts';
import { shortOf } from '#print/documents/part.ts';
import { type Block, style, text, withIcon } from '#print/set/block.ts';
import { capital } from '#words/examples/parts.ts';

interface Entry {
  readonly icon: IconId;
  readonly clause: string;
  /** The icon is one of several that the clause is about: its title names them all. */
  readonly titled?: boolean;
}

/** Every action of the card language with the clause that rules it. */
export const actionEntries: readonly Entry[] = [
  { icon: 'gain', clause: 'action.gain' },
  { icon: 'any-resource', clause: 'action.gain-choice' },
  { icon: 'pack', clause: 'action.pack' },
  { icon: 'lookout', clause: 'action.lookout' },
  { icon: 'trash', clause: 'action.trash' },
  { icon: 'trash-this', clause: 'action.trash-this' },
  { icon: 'recruit', clause: 'action.recruit' },
  { icon: 'advance', clause: 'action.advance' },
  { icon: 'vp', clause: 'action.vp' },
  { icon: 'spend', clause: 'action.spend' },
  { icon: 'trash-rival', clause: 'action.trash-rival' },
  { icon: 'copy-pack', clause: 'action.copy-pack' },
  { icon: 'copy-rival-pack', clause: 'action.copy-rival-pack' },
  { icon: 'convert', clause: 'action.convert' },
];

export const symbolEntries: readonly Entry[] = [
  { icon: 'per', clause: 'symbol.per' },
  { icon: 'then', clause: 'symbol.then' },
  { icon: 'group', clause: 'symbol.group' },
  { icon: 'in-pack', clause: 'symbol.in-pack' },
  { icon: 'in-lookout', clause: 'symbol.in-lookout' },
  { icon: 'fort-level', clause: 'symbol.fort-level' },
  { icon: 'one-suit', clause: 'symbol.one-suit' },
  { icon: 'cost-minus', clause: 'symbol.cost', titled: true },
];

/** Name and meaning beside a large icon; on pocket cards the icon is smaller and the number is left out. */
export function entryBlock(
  context: Context,
  { icon, clause, titled = false }: Entry,
  size: number,
  pocket = false,
): Block {
  const { say, refs, accent, variant } = context;
  const of = style(size);
  const name = titled
    ? clauseOf(bookOf(variant.game, variant.lang), clause).title
    : capital(say(`icons:names.${icon}`));
  const words = `**${name}.** ${shortOf(context, clause)}`;
  return withIcon(icon, text(words, of, { refs: pocket ? [] : refs([clause]) }), of, {
    size: size * (pocket ? 1.5 : 1.9),
    indent: size * (pocket ? 1.9 : 2.5),
    colour: accent,
  });
}

/** The six suits, the coin and the two resources by name. */
export function suitBlocks(context: Context, size: number): Block[] {
  const of = style(size);
  const icons: readonly IconId[] = [...suits, 'coin', 'pizza', 'toys'];
  return icons.map((icon) =>
    withIcon(icon, text(context.say(`icons:names.${icon}`), of), of, { size: 17, indent: 31 }),
  );
}
