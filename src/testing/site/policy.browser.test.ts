import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#scripts/lib/root.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const pages = builtPages();

/** Pages with the findings of a look at each; none is what we want. */
const findings = (look: (page: BuiltPage) => readonly string[]): string[] =>
  pages.flatMap((page) => look(page).map((found) => `${page.path}: ${found}`)).slice(0, 10);

const policyOf = (html: string): Map<string, string[]> => {
  const [, text = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? [];
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
};

const tags = (html: string): string[] => html.match(/<[a-z][^>]*>/gi) ?? [];

it('gives every page a strict policy', () => {
  expect(
    findings(({ html }) => {
      const policy = policyOf(html);
      const allowed = [...policy.values()].flat();
      return [
        ...(policy.get('default-src')?.join(' ') === "'self'" ? [] : ['no default-src']),
        ...(policy.get('object-src')?.join(' ') === "'none'" ? [] : ['no object-src']),
        ...(policy.get('base-uri')?.join(' ') === "'self'" ? [] : ['no base-uri']),
        ...['script-src', 'style-src'].filter((name) => !policy.get(name)?.includes("'self'")),
        ...allowed.filter((source) => !/^'(?:self|none|sha256-[\w+/=]+)'$|^data:$/.test(source)),
      ];
    }),
  ).toEqual([]);
});

it('names the hash of every script and style that stands in a page', () => {
  const inline = /<(script|style)(?![^>]*\ssrc=)([^>]*)>(.*?)<\/\1>/gis;
  expect(
    findings(({ html }) => {
      const allowed = [...policyOf(html).values()].flat();
      return [...html.matchAll(inline)]
        .filter(([, , attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
        .map(([, , , text = '']) => createHash('sha256').update(text).digest('base64'))
        .filter((hash) => !allowed.includes(`'sha256-${hash}'`));
    }),
  ).toEqual([]);
});

it('has no style, handler or script in an attribute', () => {
  const unsafe = /\s(?:style|on[a-z]+)\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data):/i;
  expect(
    findings(({ html }) =>
      tags(html).filter((tag) => {
        // Words in the value of another attribute are harmless.
        const names = tag.replace(/(\s(?!href|src|action)[\w-]+=)"[^"]*"/gi, '$1""');
        return unsafe.test(names);
      }),
    ),
  ).toEqual([]);
});

it('loads nothing from another host', () => {
  const foreign = /\s(?:src|srcset|poster|action)="(?:https?:)?\/\//i;
  const foreignLink = /^<link(?![^>]*rel="(?:canonical|alternate)")[^>]*href="(?:https?:)?\/\//i;
  expect(
    findings(({ html }) => tags(html).filter((tag) => foreign.test(tag) || foreignLink.test(tag))),
  ).toEqual([]);
});

it('tells hosts the headers that a page can’t set itself', () => {
  const text = readFileSync(inProject('dist/_headers'), 'utf8');
  for (const header of [
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    "Content-Security-Policy: frame-ancestors 'none'",
    'Referrer-Policy: no-referrer',
    'Permissions-Policy: camera=(), microphone=(), geolocation=()',
  ])
    expect(text.split(/^\/(?!\*)/m)[0]).toContain(header);
  expect(text).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m);
});
