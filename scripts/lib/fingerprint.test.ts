import { mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { fingerprint, newest } from './fingerprint.ts';

const files = { 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'src/a.test.ts': 'test' };

function project() {
  const root = temporaryFolder(files);
  const except = (file: string) => file.includes('.test.');
  return { root, now: (settings = {}) => fingerprint({ root, paths: ['src'], except, settings }) };
}

describe('fingerprint', () => {
  it('stays the same while nothing changes, wherever the files lie', () => {
    expect(project().now()).toBe(project().now());
  });

  it('changes with a file’s content', () => {
    const { root, now } = project();
    const before = now();
    writeFileSync(join(root, 'src/deep/b.ts'), 'B');
    expect(now()).not.toBe(before);
  });

  it('changes with a file’s name', () => {
    const { root, now } = project();
    const before = now();
    renameSync(join(root, 'src/deep/b.ts'), join(root, 'src/deep/c.ts'));
    expect(now()).not.toBe(before);
  });

  it('changes with a setting', () => {
    const { now } = project();
    expect(now({ base: '/sub/' })).not.toBe(now({ base: '/' }));
  });

  it('does not change with files that make no difference', () => {
    const { root, now } = project();
    const before = now();
    writeFileSync(join(root, 'src/a.test.ts'), 'another test');
    expect(now()).toBe(before);
  });

  it('does not change with packages installed beside a command, linked ones included', () => {
    const { root, now } = project();
    const before = now();
    mkdirSync(join(root, 'src/node_modules/package'), { recursive: true });
    symlinkSync(join(root, 'src/deep'), join(root, 'src/node_modules/linked'), 'junction');
    expect(now()).toBe(before);
  });
});

it('tells when the newest file was changed, of those that make a difference', () => {
  const { root } = project();
  const date = (file: string, second: number) => utimesSync(join(root, file), second, second);
  date('src/a.ts', 1);
  date('src/deep/b.ts', 2);
  date('src/a.test.ts', 3);
  const except = (file: string) => file.includes('.test.');
  expect(newest({ root, paths: ['src'], except })).toBe(2000);
  expect(newest({ root, paths: ['src'] })).toBe(3000);
  expect(newest({ root, paths: ['elsewhere'] })).toBe(0);
});
