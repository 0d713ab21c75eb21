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

/** The part of a draft that belongs to this kind of move: another kind may have been described before. */
export const ofKind = <Draft extends object>(
  draft: Draft,
  kind: string,
  keys: MoveKeys,
): Partial<Draft> => {
  const own: Partial<Draft> = { ...draft };
  for (const key in own) if (!keys[kind]?.includes(key)) delete own[key];
  return own;
};

/** All moves in order; undefined where one of them is incomplete. */
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
