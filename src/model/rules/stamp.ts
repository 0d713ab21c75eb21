interface Stamped {
  /** Where the opening tag is in the source. */
  readonly tag: { readonly start: number; readonly end: number };
  readonly revision: string;
}

/** The chapter's source with `rev` set in these opening tags, all else untouched. */
export function stamp(source: string, tags: readonly Stamped[]): string {
  let stamped = source;
  for (const { tag, revision } of tags.toSorted((one, other) => other.tag.start - one.tag.start)) {
    const before = stamped.slice(tag.start, tag.end).replace(/\s+rev="[^"]*"/, '');
    const after = before.replace(/\s*>$/, ` rev="${revision}">`);
    stamped = stamped.slice(0, tag.start) + after + stamped.slice(tag.end);
  }
  return stamped;
}
