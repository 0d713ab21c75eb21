import type { Context } from '../context.ts';

/** The clause whose number explains the others at the foot of a page. */
export const exampleOf = ({ code, variant }: Context): string =>
  code(variant.game === 'fort' ? 'play.full' : 'turn.equal');
