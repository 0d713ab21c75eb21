import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inProject } from './lib/root.ts';

function bootstrap(...args: string[]) {
  return spawnSync(process.execPath, [inProject('scripts/bootstrap.mjs'), ...args], {
    encoding: 'utf8',
    input: 'from standard input',
  });
}

it('names the tasks there are when one is unknown, and keeps standard output clean', () => {
  const { status, stdout, stderr } = bootstrap('tset');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('✗ There is no task "tset".');
  expect(stderr).toMatch(/→ Tasks: .*\btest\b/);
  expect(stderr).not.toContain('bootstrap.test');
});

it('does not run files from elsewhere', () => {
  expect(bootstrap('../src/env').stderr).toContain('There is no task "../src/env".');
});

it('says so when no task is named', () => {
  expect(bootstrap().stderr).toContain('✗ No task was named.');
});

it('hands the arguments on, and the exit code back', () => {
  const { status, stderr } = bootstrap('start', '--prot', '1');
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--prot'");
});
