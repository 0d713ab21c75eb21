/** How one player stands, whatever the game. */
export interface Standing {
  /** As entered; '' for somebody without a name. */
  readonly name: string;
  /** null: an entry is still missing. */
  readonly total: number | null;
  /** null: the ranking is still open. */
  readonly place: number | null;
}

/** A standing of which everything is known. */
export interface Final extends Standing {
  readonly total: number;
  readonly place: number;
}

/** The players of a finished game; undefined while something is open. */
export function finalOf(standings: readonly Standing[]): readonly Final[] | undefined {
  const known = standings.flatMap(({ name, total, place }) =>
    total === null || place === null ? [] : [{ name, total, place }],
  );
  return known.length === standings.length ? known : undefined;
}

/** A finished game with the moment of its last change. */
export interface Play {
  readonly at: number;
  readonly players: readonly Final[];
}
