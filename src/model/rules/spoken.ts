import type { MdastPluginDefinition } from 'satteri';

/** As much of a node as is needed to see what is beside an icon. */
interface Beside {
  readonly type: string;
  readonly value?: string;
}

/** An opening quotation mark does not separate an icon from the name after it. */
const isGap = ({ type, value }: Beside): boolean =>
  type === 'image' || (type === 'text' && /^[\s„“«]*$/.test(value ?? ''));

/** A linked word right beside an icon names it, or it opens its paragraph as a mark in the margin. */
export function isSpoken(siblings: readonly Beside[], at: number): boolean {
  const before = siblings.slice(0, at).findLast((node) => !isGap(node));
  const after = siblings.slice(at + 1).find((node) => !isGap(node));
  return before !== undefined && before.type !== 'link' && after?.type !== 'link';
}

/** Title by which the page knows which icons of a text have to be read out by name. */
export const spokenMark = 'spoken';

/** For the compiled chapters: marks those icons while their neighbours are still known. */
export const markSpokenIcons: MdastPluginDefinition = {
  name: 'mark-spoken-icons',
  image(node, context) {
    const siblings = context.parent(node).children;
    const at = context.indexOf(node);
    if (at !== undefined && isSpoken(siblings, at)) context.setProperty(node, 'title', spokenMark);
  },
};
