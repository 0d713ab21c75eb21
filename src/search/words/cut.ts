/** Endings by their last letter, longest first: a stemmer looks at a handful of them per word. */
export type Endings = ReadonlyMap<string, readonly string[]>;

export function endings(list: string): Endings {
  const byLetter = new Map<string, string[]>();
  for (const ending of list.split(/\s+/).filter(Boolean)) {
    const letter = ending.slice(-1);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), ending]);
  }
  for (const group of byLetter.values()) group.sort((one, other) => other.length - one.length);
  return byLetter;
}

/** The longest ending that leaves at least so many letters; '' if there is none. */
export function endingOf(word: string, list: Endings, least: number): string {
  const candidates = list.get(word.slice(-1)) ?? [];
  return (
    candidates.find((ending) => word.length - ending.length >= least && word.endsWith(ending)) ?? ''
  );
}
