import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../lib/root.ts';
import { equivalent } from './report.ts';

test.each(equivalent)('$file still has $code', ({ file, code, on }) => {
  const source = readFileSync(inProject(file), 'utf8');
  expect(source).toContain(code);
  if (on === undefined) return;
  expect(on).toContain(code);
  expect(source.split('\n').filter((line) => line.trim() === on)).toHaveLength(1);
});
