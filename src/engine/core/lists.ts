/** A list of this many items; an empty one where no number is given. */
export const repeat = <Item>(times: number | undefined, make: (at: number) => Item): Item[] =>
  Array.from({ length: times ?? 0 }, (_, at) => make(at));

export const range = (from: number, to: number): number[] =>
  repeat(to - from + 1, (at) => from + at);
