import type { Box, Step } from '#engine/fort/notation/tree.ts';
import type { IconId } from '#icons/index.ts';
import { drawBox } from '../cards/draw-box.ts';
import { below, type PartPath, sign } from './walk.ts';

/** An icon of a box together with the part it belongs to. */
export interface PartIcon {
  readonly icon: IconId;
  readonly part: PartPath;
  /** Stays on one line with the icon before it. */
  readonly glued: boolean;
}

const drawStep = (step: Step, path: PartPath): PartIcon[] =>
  drawBox(step).map(({ icon, glued }) => ({
    icon,
    glued,
    part: icon.startsWith('cost-') ? sign(path, 'cost') : path,
  }));

function drawPart(box: Box, path: PartPath): PartIcon[] {
  if ('do' in box) return drawStep(box, path);
  const [first, ...rest] = drawInto(box, path);
  if (first === undefined) return [];
  return [
    { icon: 'group-open', part: path, glued: false },
    { ...first, glued: true },
    ...rest,
    { icon: 'group-close', part: path, glued: true },
  ];
}

function drawInto(box: Box, path: PartPath): PartIcon[] {
  if ('do' in box) return drawStep(box, path);
  if ('all' in box) return box.all.flatMap((part, at) => drawPart(part, below(path, at)));
  if ('first' in box)
    return [
      ...drawPart(box.first, below(path, 'first')),
      { icon: 'then', part: sign(path, 'then'), glued: true },
      ...drawPart(box.then, below(path, 'then')),
    ];
  return [
    ...drawPart(box.each, below(path, 'each')),
    { icon: 'per', part: sign(path, 'per'), glued: true },
    { icon: box.per, part: sign(path, 'counter'), glued: true },
  ];
}

/** The same icons as on the card, each knowing its place in the tree. */
export const drawParts = (box: Box | null): PartIcon[] => (box === null ? [] : drawInto(box, ''));

/** Whether an icon belongs to a part: it is the part itself or inside it. */
const belongsTo = (icon: PartPath, part: PartPath): boolean =>
  part === '' || icon === part || icon.startsWith(`${part}.`) || icon.startsWith(`${part}#`);

export interface Segment {
  readonly marked: boolean;
  readonly icons: readonly PartIcon[];
}

/** Runs of icons that are framed together, and the runs between them. */
export function segments(box: Box, parts: readonly PartPath[]): Segment[] {
  const found: { marked: boolean; icons: PartIcon[] }[] = [];
  for (const icon of drawParts(box)) {
    const marked = parts.some((looked) => belongsTo(icon.part, looked));
    const last = found.at(-1);
    if (last !== undefined && last.marked === marked) last.icons.push(icon);
    else found.push({ marked, icons: [icon] });
  }
  return found;
}
