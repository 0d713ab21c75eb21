import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { judge, score } from '#testing/commands.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { Published } from './format-page.ts';
import { exitCodes } from './reply.ts';
import { type Command, runCommand } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
function file(name: string, content: string | Uint8Array): string {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}

interface Said {
  readonly code: number;
  readonly output: string;
  readonly complaints: readonly string[];
}

/** Types a command line, in a terminal that takes everything or fails for a reason. */
async function run(args: readonly string[], command = judge, failing?: string): Promise<Said> {
  let output = '';
  const complaints: string[] = [];
  const code = await runCommand(command, args, {
    folder,
    write: async (text) => {
      output += text;
      return failing;
    },
    complain: (line) => complaints.push(line),
  });
  return { code, output, complaints };
}

const jsonLines = ({ output }: Said) =>
  output
    .trimEnd()
    .split('\n')
    .map((line) =>
      z.looseObject({ file: z.string(), verdict: z.string().optional() }).parse(JSON.parse(line)),
    );

const legal = 'game: dobro\nsituation: {value: 6, hand: [8]}\nmove: {play: 8}\n';
const illegal = 'game: dobro\nsituation: {value: 9, hand: [8]}\nmove: {play: 8}\n';
const open = 'game: dobro\nmove: {options: true}\n';
const unreadable = 'game: dobro\nmove: {play: 88}\n';

describe('several questions', () => {
  it('are answered in their order, one line of JSON each', async () => {
    file('several/a.yaml', legal);
    file('several/b.json', JSON.stringify({ game: 'dobro', move: { play: 99 } }));
    const said = await run(['several/b.json', 'several/a.yaml', '--json']);
    expect(jsonLines(said)).toMatchObject([
      { file: 'several/b.json', verdict: 'unreadable' },
      { file: 'several/a.yaml', verdict: 'legal' },
    ]);
    expect(jsonLines(said).every((line) => !('document' in line))).toBe(true);
  });

  it('may be the documents of one file, with their numbers and the lines of the file', async () => {
    file(
      'documents.yaml',
      `# three\n---\n${legal}---\n${illegal}...\n---\n# nothing\n---\n${unreadable}`,
    );
    const said = await run(['documents.yaml', '--json']);
    expect(jsonLines(said)).toMatchObject([
      { file: 'documents.yaml', document: 1, verdict: 'legal' },
      { file: 'documents.yaml', document: 2, verdict: 'illegal' },
      { file: 'documents.yaml', document: 3, verdict: 'unreadable', problems: [{ line: 15 }] },
    ]);
  });

  it('leave each other alone: a broken document does not spoil the next', async () => {
    file('broken.yaml', `game: [\n---\n${legal}---\n"open\n---\n${illegal}`);
    expect(jsonLines(await run(['broken.yaml', '--json'])).map(({ verdict }) => verdict)).toEqual([
      'unreadable',
      'legal',
      'unreadable',
      'illegal',
    ]);
  });

  it('may be a folder with folders: its descriptions, and no other file', async () => {
    file('folder/z.yaml', legal);
    file('folder/a/x.yml', illegal);
    file('folder/a/notes.txt', 'nothing');
    file('folder/b.JSON', JSON.stringify({ game: 'dobro' }));
    symlinkSync(join(folder, 'folder'), join(folder, 'folder/loop.yaml'));
    const files = jsonLines(await run(['folder', '--json'])).map((line) => line.file);
    expect(files).toEqual(['folder/a/x.yml', 'folder/b.JSON', 'folder/z.yaml']);
  });

  it('have headings in a terminal', async () => {
    file('headings.yaml', `${legal}---\n${illegal}`);
    const { output } = await run(['headings.yaml', '--lang', 'pl']);
    expect(output).toMatch(/^── headings\.yaml, dokument 1\n✓ .*\n/);
    expect(output).toMatch(/\n── headings\.yaml, dokument 2\n✗ .*\n/);
  });

  it('keep a directive with its document', async () => {
    file('directive.yaml', `%YAML 1.2\n---\n${legal}`);
    expect((await run(['directive.yaml'])).code).toBe(0);
  });

  test.each([
    ['all legal', [legal, legal], 0],
    ['one illegal', [legal, illegal], 1],
    ['one open', [illegal, open], 2],
    ['one unreadable', [open, unreadable, illegal], 3],
  ])('end with the highest code: %s', async (_, texts, code) => {
    file('worst.yaml', texts.join('---\n'));
    expect((await run(['worst.yaml'])).code).toBe(code);
  });

  it('are all answered although one file is missing', async () => {
    file('there.yaml', legal);
    const said = await run(['missing.yaml', 'there.yaml', '--json']);
    expect(said.code).toBe(exitCodes.failed);
    expect(said.complaints).toEqual(['missing.yaml: there is no such file.']);
    expect(jsonLines(said)).toMatchObject([
      { file: 'missing.yaml', error: { code: 'no-file' } },
      { file: 'there.yaml', verdict: 'legal' },
    ]);
  });

  it('are not more than can be answered', async () => {
    file('crowd.yaml', 'x\n---\n'.repeat(10_001));
    const { output, code } = await run(['crowd.yaml']);
    expect([code, output]).toEqual([3, expect.stringContaining('at most 10000 in one file')]);
  });
});

describe('what can’t be read or written', () => {
  test.each(languages)('has its own code and one line, in %s', async (language) => {
    file('there.yaml', legal);
    for (const name of ['nowhere.yaml', 'there.yaml/below', '', 'nul\0']) {
      const { code, output, complaints } = await run([name, '--lang', language]);
      expect([code, output, complaints.length]).toEqual([exitCodes.failed, '', 1]);
    }
  });

  it('is a file without permission, unless one may read everything', async () => {
    chmodSync(join(folder, file('secret.yaml', legal)), 0);
    expect((await run(['secret.yaml'])).code).toBe(process.getuid?.() === 0 ? 0 : exitCodes.failed);
  });

  it('is a folder without descriptions', async () => {
    mkdirSync(join(folder, 'empty'));
    const { code, complaints } = await run(['empty']);
    expect([code, complaints]).toEqual([
      exitCodes.failed,
      ['empty: no file in this folder ends in .yaml, .yml or .json.'],
    ]);
  });

  it('is an answer without room for it', async () => {
    const { code, complaints } = await run([file('full.yaml', illegal)], judge, 'ENOSPC');
    expect([code, complaints]).toEqual([
      exitCodes.failed,
      ['The answer can’t be written (ENOSPC).'],
    ]);
  });

  it('is not an answer whose reader has seen enough', async () => {
    file('enough.yaml', `${legal}---\n${illegal}`);
    const { code, complaints, output } = await run(['enough.yaml'], judge, 'EPIPE');
    expect([code, complaints]).toEqual([1, []]);
    expect(output).not.toContain('document 2');
  });
});

describe('a mistake of ours', () => {
  const broken: Command = {
    ...judge,
    answer: () => {
      throw new TypeError('undefined\u001b[31m is not a function');
    },
  };

  it('is no verdict, and has a code of its own', async () => {
    const { code, output, complaints } = await run([file('ours.yaml', legal), '--json'], broken);
    expect(code).toBe(exitCodes.internal);
    expect(JSON.parse(output)).toEqual({
      error: { code: 'internal', message: expect.stringContaining('is not a function') },
    });
    expect(complaints).toEqual([
      expect.stringMatching(/^A mistake inside Yardstick.*TypeError: undefined\\u001b\[31m/),
    ]);
  });
});

describe('the command line', () => {
  test.each([
    [['--lang', 'de', '-'], '--lang de: the languages are en, ru, pl.'],
    [['--lang'], '--lang: a value is missing, or there is one too many.'],
    [['--lang', '--json', '-'], '--lang: a value is missing, or there is one too many.'],
    [['--json=yes', '-'], '--json: a value is missing, or there is one too many.'],
    [[], 'Name at least one file'],
    [['--wrong'], 'There is no option --wrong.'],
    [['-x', 'a.yaml'], 'There is no option -x.'],
    [['--schema', 'chess'], 'fort, dobro'],
    [['--schema', 'fort', 'dobro'], 'one game at a time'],
    [['-', '-'], 'Standard input (-) can be read only once.'],
  ])('%j is explained', async (args, message) => {
    const { code, output, complaints } = await run(args);
    expect([code, complaints[0]]).toEqual([exitCodes.failed, expect.stringContaining(message)]);
    expect(complaints.at(-1)).toContain('npm run --silent judge -- --help');
    expect(args.includes('--json') ? JSON.parse(output).error.code : output).toBe(
      args.includes('--json') ? 'usage' : '',
    );
  });

  it('is explained in the language that it asks for', async () => {
    expect((await run(['--wrong', '--lang', 'ru'])).complaints[0]).toBe('Ключа --wrong нет.');
  });

  test.each(languages)('has a help in %s that names every exit code', async (language) => {
    for (const command of [judge, score]) {
      const { code, output } = await run(['-h', '--lang', language], command);
      expect(code).toBe(0);
      expect(output).toContain(`npm run --silent ${command.task} -- FILE…`);
      for (const exit of new Set(Object.values(exitCodes))) expect(output).toMatch(`\n${exit}  `);
      for (const option of ['--lang', '--json', '--schema', '--help'])
        expect(output).toContain(`\n${option} `);
      // Whatever the help offers is taken: a score takes nothing for granted.
      expect(output.includes('--strict')).toBe(command === judge);
    }
  });
});

describe('--schema', () => {
  test.each([
    [judge, 'fort', 'play'],
    [judge, 'dobro', 'as'],
    [score, 'fort', 'made-up-rule'],
    [score, 'dobro', 'forgetful'],
  ] as const)(
    '%#: prints the format as JSON Schema, with what each key means',
    async (command, game, key) => {
      const { code, output } = await run(['--schema', game], command);
      expect(code).toBe(0);
      expect(JSON.parse(output).properties.game.const).toBe(game);
      expect(output).toMatch(new RegExp(`"${key}": \\{[^}]*"description": "[^"]+"`));
    },
  );

  it('are those of Fort where no game is named', async () => {
    expect((await run(['--schema'])).output).toBe((await run(['--schema', 'fort'])).output);
  });
});

describe('--help', () => {
  const helped = async (args: readonly string[], published?: Published): Promise<string> => {
    let output = '';
    await runCommand(score, ['--help', ...args], {
      folder,
      ...(published ? { published } : {}),
      write: async (text) => {
        output += text;
        return undefined;
      },
      complain: () => {},
    });
    return output;
  };

  it('leads to the page about the format, here or where the site is published', async () => {
    expect(await helped([])).toContain(' /en/format/ ');
    expect(await helped(['--lang', 'pl'], { BASE: '/y/' })).toContain(' /y/pl/format/ ');
    expect(await helped(['--lang', 'ru'], { SITE: 'https://example.org', BASE: 'y' })).toContain(
      ': https://example.org/y/ru/format/\n',
    );
  });
});
