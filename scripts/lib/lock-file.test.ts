import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLock, platformOf } from './lock-file.ts';
import { inProject } from './root.ts';

describe('platformOf', () => {
  it.each([
    ['@rolldown/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@rolldown/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@x/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@x/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@x/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@linux-x64/anything', {}],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

describe('completeLock', () => {
  const tool = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { 'tool-darwin-x64': '1.0.0' },
  };

  it('adds an optional package that has no entry', () => {
    const { lock, added } = completeLock({ packages: { '': {}, 'node_modules/tool': tool } });
    expect(added).toEqual(['node_modules/tool-darwin-x64']);
    expect(lock.packages['node_modules/tool-darwin-x64']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['x64'],
    });
  });

  it.each(['node_modules/tool-darwin-x64', 'node_modules/a/node_modules/tool-darwin-x64'])(
    'leaves one alone that is found at %s',
    (path) => {
      const packages = { '': {}, 'node_modules/a/node_modules/tool': tool, [path]: {} };
      expect(completeLock({ packages }).added).toEqual([]);
    },
  );

  it('does not take one for found that lies elsewhere', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/a/node_modules/tool-darwin-x64': {},
    };
    expect(completeLock({ packages }).added).toHaveLength(1);
  });

  it('finds nothing missing in ours, which also names no host to load from', () => {
    const text = readFileSync(inProject('package-lock.json'), 'utf8');
    expect(completeLock(JSON.parse(text)).added).toEqual([]);
    expect(text).not.toContain('"resolved"');
  });
});
