import type { Context } from '../context.ts';
import type { GamePaper } from '../game.ts';

/** A part that a document can't do without; a game without it doesn't list the document. */
export function requiredPart<Name extends keyof GamePaper>(
  { paper, document, variant }: Context,
  name: Name,
): NonNullable<GamePaper[Name]> {
  const part = paper[name];
  if (part === undefined || part === null)
    throw new Error(
      `${variant.game} offers "${document.id}", but its paper has no "${name}"\n  → add it in src/games/${variant.game}/documents/paper.ts`,
    );
  return part;
}
