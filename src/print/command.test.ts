import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'print-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Result {
  code: number;
  output: string;
  errors: string;
}

const print = (...args: string[]): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile(process.execPath, ['scripts/print.ts', ...args], { env }, (error, output, errors) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      resolve({ code, output, errors });
    });
  });

test('a selection goes to the folder that was named, and is counted', async () => {
  const chosen = ['--game', 'fort', '--lang', 'pl', '--paper', 'letter', '--ink', 'saver'];
  const { code, output } = await print(...chosen, '--doc', 'score-sheet', '--out', 'new/aids');
  expect(code).toBe(0);
  expect(output).toMatch(/1\/1 {2}fort-score-sheet-pl-letter-saver\.pdf {2}\d+ kB\n✓ 1 PDF/);
  expect(readdirSync(join(folder, 'new/aids'))).toEqual(['fort-score-sheet-pl-letter-saver.pdf']);
  const bytes = readFileSync(join(folder, 'new/aids/fort-score-sheet-pl-letter-saver.pdf'));
  expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.7');
});

test('what can be chosen is told', async () => {
  const { code, errors } = await print('--doc', 'poster');
  expect(code).toBe(2);
  expect(errors).toContain('--doc is "poster".');
  expect(errors).toContain('turn-order, glossary, score-sheet, pocket-cards');
});

test('an unknown option is told with those that exist', async () => {
  const { code, errors } = await print('--colour');
  expect(code).toBe(2);
  expect(errors).toMatch(/--colour[\s\S]*--game, --lang, --paper, --ink, --doc, --out/);
});

test('a folder that is none is told', async () => {
  const { code, errors } = await print('--out', join(process.cwd(), 'package.json'));
  expect(code).toBe(2);
  expect(errors).toMatch(/Nothing can be written to .*package\.json/);
});
