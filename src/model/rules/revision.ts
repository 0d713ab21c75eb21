import { createHash } from 'node:crypto';

/**
 * What a translation records of its source: a short hash of title and body. White space doesn't count,
 * nor do calculators, which have no words to translate.
 */
export function revisionOf(title: string, body: string): string {
  const normalised = `${title}\n${body}`
    .replace(/<\/Clause>\s*$/, '')
    // The stamp of a short form is not part of the text.
    .replace(/<Short rev="[^"]*">/, '<Short>')
    .replace(/<Calculator\b[^>]*\/>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(normalised).digest('hex').slice(0, 8);
}

/** The body of a clause without its short form. */
export const withoutShort = (body: string): string =>
  body.replace(/<Short\b[^>]*>[\s\S]*?<\/Short>/, '');
