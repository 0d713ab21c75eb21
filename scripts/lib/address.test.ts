import { describe, expect, it } from 'vitest';
import { readAddress, readReport } from './address.ts';

describe('readAddress', () => {
  it('serves at the top of localhost unless told otherwise', () => {
    expect(readAddress({})).toEqual({ site: 'http://localhost:4321', base: '/' });
  });

  it.each(['sub', '/sub', 'sub/', '/sub/', '//sub//'])('reads the base %s as /sub/', (base) => {
    expect(readAddress({ BASE: base }).base).toBe('/sub/');
  });

  it('reads the origin of SITE', () => {
    expect(readAddress({ SITE: 'https://example.org/', BASE: '/a/b' })).toEqual({
      site: 'https://example.org',
      base: '/a/b/',
    });
  });

  it.each([
    [{ SITE: 'example.org' }, 'SITE is "example.org", which is not a web address.'],
    [{ SITE: 'ftp://example.org' }, 'SITE is "ftp://example.org", which is not a web address.'],
    [{ SITE: 'https://example.org/sub' }, 'SITE is "https://example.org/sub" and holds a path.'],
    [
      { BASE: 'https://example.org/sub' },
      'BASE is "https://example.org/sub", which is not a path.',
    ],
    [{ BASE: '/../sub' }, 'BASE is "/../sub", which is not a path.'],
  ])('explains what is wrong with %o', (env, message) => {
    expect(() => readAddress(env)).toThrow(message);
  });

  it('shows how to write a path that stands in SITE', () => {
    expect(() => readAddress({ SITE: 'https://example.org/sub' })).toThrow(
      expect.objectContaining({
        hint: 'Give the path in BASE instead: SITE=https://example.org BASE=/sub',
      }),
    );
  });
});

describe('readReport', () => {
  it.each(['mailto:rules@example.org', 'https://example.org/new?body={text}'])(
    'takes %s',
    (REPORT) => {
      expect(readReport({ REPORT })).toBe(REPORT);
    },
  );

  it('promises nothing where nobody is named', () => {
    expect(readReport({})).toBe('');
  });

  it.each(['rules@example.org', 'javascript:alert(1)', 'somewhere'])('refuses %s', (REPORT) => {
    expect(() => readReport({ REPORT })).toThrow('neither a web address nor one for letters');
  });
});
