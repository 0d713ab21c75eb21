import { createHash } from 'node:crypto';
import type { SpineClause } from '../schemas/spine.ts';
import type { ParsedClause } from './parse-chapter.ts';

/** The clauses that a short form sums up: its own, and those that the spine names. */
export const summedUp = ({ id, short }: SpineClause): readonly string[] =>
  Array.isArray(short) ? [id, ...short] : [id];

/** What a short form records: the wording of all that it sums up, in its own language. */
export function shortRevision(
  spine: SpineClause,
  clauses: ReadonlyMap<string, ParsedClause>,
): string {
  const wordings = summedUp(spine).map((id) => clauses.get(id)?.wording ?? '');
  const [only = ''] = wordings;
  if (wordings.length === 1) return only;
  return createHash('sha256').update(wordings.join(' ')).digest('hex').slice(0, 8);
}
