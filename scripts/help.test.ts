import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { inProject } from './lib/root.ts';

const plain = { cwd: inProject(), encoding: 'utf8' } as const;
const fileOf = (task: string): string => inProject('scripts', `${task}.ts`);

test.each(['judge', 'score', 'simulate', 'print', 'bench', 'audit'])(
  '%s --help prints how it is used, and does nothing else',
  (task) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [fileOf(task), '--json', '--help'],
      plain,
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: npm run .*\n/);
    expect(stdout).toContain(` ${task} -- `);
  },
  60_000,
);

/** Runs a task whose reader goes away before the first word. */
const unread = (task: string, args: readonly string[], input: string) =>
  new Promise<{ code: number | null; complaint: string }>((resolve) => {
    const child = spawn(process.execPath, [fileOf(task), ...args], plain);
    let complaint = '';
    child.stderr.on('data', (piece) => {
      complaint += piece;
    });
    child.stdout.destroy();
    child.on('close', (code) => resolve({ code, complaint }));
    child.stdin.end(input);
  });

describe('a reader that goes away', () => {
  it.each([
    ['judge', ['-'], 'game: fort\nmove: {skip: cleanup}', 2],
    ['score', ['-'], 'game: fort\nplayers: [{name: Ann}, {name: Ben}]', 2],
    ['simulate', ['dobro', '--games', '1'], '', 0],
  ] as const)(
    'leaves %s quiet, with its exit code',
    async (task, args, input, code) => {
      expect(await unread(task, args, input)).toEqual({ code, complaint: '' });
    },
    60_000,
  );
});
