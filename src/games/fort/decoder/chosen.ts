import type { BoxName } from '#engine/fort/notation/tree.ts';
import type { PlayableId } from '#generated/fort.ts';

interface Chosen {
  readonly id: PlayableId;
  readonly where: BoxName;
}

/** Boxes to learn from: each adds one thing to the one before. */
export const chosen: readonly Chosen[] = [
  { id: 'chef', where: 'public' },
  { id: 'chef', where: 'private' },
  { id: 'doc', where: 'public' },
  { id: 'lefty', where: 'public' },
  { id: 'bones', where: 'public' },
  { id: 'einstein', where: 'private' },
  { id: 'bug', where: 'private' },
  { id: 'ghost', where: 'private' },
  { id: 'dot', where: 'private' },
];

/** Boxes for the reader to try, all different from those above. */
export const tests: readonly Chosen[] = [
  { id: 'scout', where: 'private' },
  { id: 'tiny', where: 'private' },
  { id: 'golden-boy', where: 'public' },
  { id: 'kitty', where: 'private' },
  { id: 'worm', where: 'public' },
  { id: 'baby-face', where: 'public' },
];
