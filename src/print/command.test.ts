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

test('a file that can only be written in part is not there', async () => {
  const target = join(folder, 'cut-off');
  const command = `ulimit -f 8; exec "$0" scripts/print.ts --game fort --lang en --paper a4 --ink saver --doc score-sheet --out ${target}`;
  const code = await new Promise((resolve) => {
    execFile('sh', ['-c', command, process.execPath], (error) => resolve(error?.code ?? 0));
  });
  expect(code).not.toBe(0);
  expect(readdirSync(target).filter((name) => name.endsWith('.pdf'))).toEqual([]);
});

test('the choices are listed, with the one that was probably meant', async () => {
  const { code, errors } = await print('--doc', 'poster');
  expect(code).toBe(2);
  expect(errors).toContain('--doc is "poster".');
  expect(errors).toContain('Choose one of: all-sheets, turn-order, ');
  expect(errors).not.toContain('Did you mean');
  expect((await print('--doc', 'glosary')).errors).toContain('Did you mean glossary?');
});

test('a document of the other game is refused, with a list of those that exist', async () => {
  const { code, errors } = await print('--game', 'dobro', '--doc', 'icons-and-boxes');
  expect(code).toBe(2);
  expect(errors).toContain('dobro has no document "icons-and-boxes".');
  expect(errors).toMatch(/Choose one of: .*values/);
});

test('an option given twice is reported', async () => {
  const { code, errors } = await print('--lang', 'ru', '--lang=pl');
  expect(code).toBe(2);
  expect(errors).toContain('--lang is given more than once.');
});

test('an unknown option is reported with those that exist', async () => {
  const { code, errors } = await print('--colour');
  expect(code).toBe(2);
  expect(errors).toMatch(/--colour[\s\S]*--game, --lang, --paper, --ink, --doc, --out/);
});

test.each([
  [join(process.cwd(), 'package.json'), /Nothing can be written to .*package\.json: it is a file/],
  [join(process.cwd(), 'package.json/aids'), /Nothing can be written to .*aids: .*not a directory/],
  ['', /--out names no folder/],
])('a folder that is none is told (%s)', async (given, message) => {
  const { code, errors } = await print(`--out=${given}`);
  expect(code).toBe(2);
  expect(errors).toMatch(message);
});
