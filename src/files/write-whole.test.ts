import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A disk that takes half of it. */
const fullDisk = (path: string, bytes: string | Uint8Array): void => {
  writeFileSync(path, bytes.slice(0, bytes.length / 2));
  throw new Error('ENOSPC: no space left on device, write');
};

test('a file appears with all it holds, in folders that are made for it', () => {
  writeWhole(join(folder, 'a/b/aid.pdf'), 'whole');
  expect(readFileSync(join(folder, 'a/b/aid.pdf'), 'utf8')).toBe('whole');
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['aid.pdf']);
});

test('on a full disk nothing is left behind, and what was there before stays', () => {
  const file = join(folder, 'aid.pdf');
  expect(() => writeWhole(file, 'half of it', fullDisk)).toThrow('no space left');
  expect(readdirSync(folder)).toEqual([]);
  writeWhole(file, 'before');
  expect(() => writeWhole(file, 'half of it', fullDisk)).toThrow('no space left');
  expect(readFileSync(file, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['aid.pdf']);
});
