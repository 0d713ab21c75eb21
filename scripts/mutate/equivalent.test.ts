import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../lib/root.ts';
import { equivalent } from './report.ts';

test.each(equivalent)('$file still has $code', ({ file, code }) => {
  expect(readFileSync(inProject(file), 'utf8')).toContain(code);
});
