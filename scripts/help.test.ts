import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { inProject } from './lib/root.ts';

const plain = { cwd: inProject(), encoding: 'utf8' } as const;
const fileOf = (task: string): string => inProject('scripts', `${task}.ts`);

test.each([
  'judge',
  'score',
  'simulate',
  'fuzz',
  'print',
  'proof',
  'bench',
  'audit',
  'changes',
  'look',
])(
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

test.each([
  [['--runs', '0'], '--runs is "0"'],
  [['--seed', 'x'], '--seed is "x"'],
  [['--only', 'nobody'], 'There is no attack "nobody".'],
])(
  'fuzz %j is refused',
  (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [fileOf('fuzz'), ...args], plain);
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  },
  60_000,
);

describe('standard input and output that fail', () => {
  const question = 'game: fort\nmove: {skip: play}';
  const onlyOneLine = /^[^\n]+\n$/;

  it.each(['judge', 'score'])(
    'leave %s with a code of its own and one line',
    (task) => {
      const folder = openSync(inProject('scripts'), 'r');
      const { status, stdout, stderr } = spawnSync(process.execPath, [fileOf(task), '-'], {
        ...plain,
        stdio: [folder, 'pipe', 'pipe'],
      });
      closeSync(folder);
      expect([status, stdout]).toEqual([4, '']);
      expect(stderr).toMatch(onlyOneLine);
    },
    60_000,
  );

  it.runIf(existsSync('/dev/full'))(
    'a full disk is named',
    () => {
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = spawnSync(process.execPath, [fileOf('judge'), '-'], {
        ...plain,
        input: question,
        stdio: ['pipe', full, 'pipe'],
      });
      closeSync(full);
      expect([status, stderr]).toEqual([4, expect.stringMatching(onlyOneLine)]);
      expect(stderr).toContain('ENOSPC');
    },
    60_000,
  );

  it.runIf(existsSync('/dev/zero'))(
    'a file without end is refused',
    () => {
      const { status, stdout } = spawnSync(
        process.execPath,
        [fileOf('judge'), '/dev/zero', '--json'],
        plain,
      );
      expect([status, JSON.parse(stdout).problems[0].code]).toEqual([3, 'too-large']);
    },
    60_000,
  );
});
