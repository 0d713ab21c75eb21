import type { Piece, Understood } from './understood.ts';

/** What counts as much as a thing that was not understood. */
const weight = 3;

/** Paths of a description that cannot be as they are: what was said there is not understood. */
export type Oddities = (understood: Understood) => readonly string[];

export const lossOf = (odd: readonly string[]): number => weight * odd.length;

const isAt = ({ path }: Piece, odd: readonly string[]): boolean =>
  odd.some((each) => path === each || path.startsWith(`${each}.`));

/** Marks the words that an impossible part of the description came from, or else those of the move. */
export function withMarked(understood: Understood, odd: readonly string[]): Understood {
  if (odd.length === 0) return understood;
  const { pieces, unclear } = understood;
  const found = pieces.filter((piece) => isAt(piece, odd));
  const doubtful = found.length > 0 ? found : pieces.filter((unit) => unit.path.startsWith('move'));
  return {
    ...understood,
    pieces: pieces.filter((piece) => !doubtful.includes(piece)),
    unclear: [
      ...unclear,
      ...doubtful.map(({ text, start, end }) => ({ text, start, end })),
    ].toSorted((one, other) => one.start - other.start),
  };
}
