import { Problem } from './problem.mjs';

export interface Address {
  /** Origin the site is published at, without a path; canonical links and the sitemap need it. */
  site: string;
  /** Path the site lies under; starts and ends with a slash. */
  base: string;
}

const defaultSite = 'http://localhost:4321';

/** Reads SITE and BASE, where the site will be. */
export function readAddress(env: Record<string, string | undefined>): Address {
  return { site: readSite(env.SITE), base: readBase(env.BASE) };
}

function readSite(text: string | undefined): string {
  if (!text) return defaultSite;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Problem(
      `SITE is "${text}", which is not a web address.`,
      'Give the origin the site will be published at, for example SITE=https://example.org',
    );
  }
  if (url.pathname !== '/') {
    throw new Problem(
      `SITE is "${text}" and holds a path.`,
      `Give the path in BASE instead: SITE=${url.origin} BASE=${url.pathname}`,
    );
  }
  return url.origin;
}

/** Reads REPORT: where reports about a wrong verdict go; '' where nobody takes them. */
export function readReport({ REPORT: text }: Record<string, string | undefined>): string {
  if (!text) return '';
  const known =
    URL.canParse(text) && ['mailto:', 'https:', 'http:'].includes(new URL(text).protocol);
  if (known) return text;
  throw new Problem(
    `REPORT is "${text}", which is neither a web address nor one for letters.`,
    'Give one, with {text} where the report goes: REPORT=mailto:rules@example.org or REPORT=https://example.org/new?body={text}',
  );
}

function readBase(text: string | undefined): string {
  const parts = (text ?? '').split('/').filter(Boolean);
  if (parts.some((part) => part.includes(':') || part === '..')) {
    throw new Problem(
      `BASE is "${text}", which is not a path.`,
      'Give only the path the site lies under, for example BASE=/yardstick/',
    );
  }
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}
