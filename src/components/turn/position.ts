/** The position in a turn: 0 to steps − 1 is the step to do now, `steps` is a finished turn. */
export type Position = number;

export const advance = (position: Position, steps: number): Position =>
  position >= steps ? 0 : position + 1;

export const goBack = (position: Position): Position => Math.max(0, position - 1);

/** The position that the tab remembers; anything invalid is the beginning of a turn. */
export function readPosition(stored: string | null, steps: number): Position {
  if (stored === null || !/^\d{1,3}$/.test(stored)) return 0;
  const position = Number(stored);
  return position <= steps ? position : 0;
}
