import { createHash } from 'node:crypto';

/** What a translation records of its source: a short hash of title and body; white space doesn't count. */
export function revisionOf(title: string, body: string): string {
  const normalised = `${title}\n${body}`
    .replace(/<\/Clause>\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(normalised).digest('hex').slice(0, 8);
}
