import type { ParsedClause } from './parse-chapter.ts';

/** The chapter's source with `rev` set in the opening tags of these clauses, all else untouched. */
export function stamp(
  source: string,
  clauses: readonly ParsedClause[],
  revisions: ReadonlyMap<string, string>,
): string {
  let stamped = source;
  for (const { id, tag } of clauses.toSorted((one, other) => other.tag.start - one.tag.start)) {
    const revision = revisions.get(id);
    if (revision === undefined) continue;
    const before = stamped.slice(tag.start, tag.end).replace(/\s+rev="[^"]*"/, '');
    const after = before.replace(/\s*>$/, ` rev="${revision}">`);
    stamped = stamped.slice(0, tag.start) + after + stamped.slice(tag.end);
  }
  return stamped;
}
