import { expect, it } from 'vitest';
import { reportLink } from './report.ts';

it('puts the report where the address has a place for it', () => {
  expect(reportLink('https://example.org/new?body={text}', 'a & b')).toBe(
    'https://example.org/new?body=a%20%26%20b',
  );
});

it('makes the report the body of a letter', () => {
  expect(reportLink('mailto:rules@example.org', 'a b')).toBe('mailto:rules@example.org?body=a%20b');
  expect(reportLink('mailto:rules@example.org?subject=Rules', 'a')).toBe(
    'mailto:rules@example.org?subject=Rules&body=a',
  );
});

it('leaves any other address as it is', () => {
  expect(reportLink('https://example.org/forum', 'a')).toBe('https://example.org/forum');
});

it('cuts a long report between two signs', () => {
  const address = reportLink('mailto:rules@example.org', `a${'🦊'.repeat(2000)}`);
  expect(decodeURIComponent(address)).toMatch(/=a(?:🦊)+$/u);
});
