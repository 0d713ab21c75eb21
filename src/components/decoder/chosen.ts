import type { PlayableId } from '../../generated/fort.ts';
import type { BoxName } from '../cards/fort-cards.ts';

/** Boxes to learn from: each adds one thing to the one before. */
export const chosen: readonly { readonly id: PlayableId; readonly where: BoxName }[] = [
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
