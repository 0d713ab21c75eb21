type KeyOf<Move> = Move extends unknown ? keyof Move : never;
type ValueAt<Move, Key> = Move extends unknown
  ? Key extends keyof Move
    ? Move[Key]
    : never
  : never;

/** A move that is being described: it may have keys of several kinds, and any of them may be missing. */
export type DraftOf<Move> = { readonly [Key in KeyOf<Move>]?: ValueAt<Move, Key> };

/** The keys that each kind of move has. */
export type MoveKeys = Readonly<Record<string, readonly string[]>>;

/** What of a draft belongs to this kind of move: another kind may have been described before. */
export const ofKind = <Draft extends object>(
  draft: Draft,
  kind: string,
  keys: MoveKeys,
): Partial<Draft> => {
  const own: Partial<Draft> = { ...draft };
  for (const key in own) if (!keys[kind]?.includes(key)) delete own[key];
  return own;
};

/** All that was done, one thing after another; undefined where one of them is not described far enough. */
export function inOrder<Draft, Move>(
  { move, moves = [] }: { readonly move: Draft; readonly moves?: readonly Draft[] },
  first: (move: Draft) => Move | undefined,
  further: (move: Draft) => Move | undefined,
): readonly [Move, ...Move[]] | undefined {
  const begun = first(move);
  const others = moves.map(further);
  return begun !== undefined && others.every((each) => each !== undefined)
    ? [begun, ...others]
    : undefined;
}
