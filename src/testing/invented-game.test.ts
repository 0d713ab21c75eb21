import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { chooseNode, taskEnvironment } from '#scripts/lib/pinned-node.mjs';
import { inProject } from '#scripts/lib/root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * A third game, invented for this test, put beside the others in a copy of the project: its folders, and
 * its entry in the registry. Nothing else is changed, so whatever answers for it would answer for any game.
 */

const entry = `  pebbles: {
    icons: () => import('./pebbles/icons.ts'),
    content: () => import('./pebbles/content.ts'),
    terminal: () => import('./pebbles/terminal.ts'),
    module: () => import('./pebbles/index.ts'),
  },
} as const satisfies`;

function copyWithGame(): string {
  const root = temporaryFolder();
  const isNeeded = (path: string): boolean =>
    !/\.test\.|[\\/]src[\\/](?:testing|generated)(?:[\\/]|$)/.test(path);
  for (const name of ['src', 'content', 'scripts', 'public'])
    cpSync(inProject(name), join(root, name), { recursive: true, filter: isNeeded });
  for (const file of ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(inProject(file), join(root, file));
  // Packages one by one: what tools keep beside them stays in the copy.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(inProject('node_modules')).filter(
    (each) => !/^\.(?!bin)/.test(each),
  ))
    symlinkSync(inProject('node_modules', name), join(root, 'node_modules', name));
  const fixture = inProject('src/testing/invented-game');
  cpSync(join(fixture, 'content'), join(root, 'content/pebbles'), { recursive: true });
  cpSync(join(fixture, 'engine'), join(root, 'src/engine/pebbles'), { recursive: true });
  cpSync(join(fixture, 'game'), join(root, 'src/games/pebbles'), { recursive: true });
  const registry = join(root, 'src/games/registry.ts');
  const listed = readFileSync(registry, 'utf8').replace('} as const satisfies', entry);
  writeFileSync(registry, listed);
  return root;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Typography aside. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Asks until there is an answer; the test's own time limit ends it. */
async function page(address: string): Promise<string> {
  for (;;)
    try {
      const response = await fetch(address);
      const text = plain(await response.text());
      if (!response.ok) throw new Error(`${response.status} ${address}\n${text.slice(0, 2000)}`);
      return text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

const refused = {
  en: [
    'Not allowed.',
    'You take 2, but the heap has only 1. (1.1 As many as the card says) [pebbles/take.some]',
  ],
  ru: [
    'Нельзя.',
    'Вы берёте 2, а в куче только 1. (1.1 Сколько сказано на карте) [pebbles/take.some]',
  ],
  pl: [
    'Nie wolno.',
    'Bierzesz 2, a na stosie jest tylko 1. (1.1 Tyle, ile mówi karta) [pebbles/take.some]',
  ],
};
const titles = {
  en: { rule: 'As many as the card says', card: 'Storm', name: 'Pebbles' },
  ru: { rule: 'Сколько сказано на карте', card: 'Буря', name: 'Камешки' },
  pl: { rule: 'Tyle, ile mówi karta', card: 'Burza', name: 'Kamyki' },
};

it('has pages, verdicts, a score and a PDF for a game that it never heard of', {
  timeout: 300_000,
}, async () => {
  const root = copyWithGame();
  const node = chooseNode(root, process);
  // As on a command line: the tools must not think that they are tested themselves.
  const { NODE_ENV: _, VITEST: __, ...own } = process.env;
  const env = taskEnvironment(root, { ...own, ASTRO_TELEMETRY_DISABLED: '1' });
  const run = (task: string, args: readonly string[], input = ''): string => {
    try {
      return execFileSync(node, [join(root, 'scripts', `${task}.ts`), ...args], {
        cwd: root,
        env,
        input,
        encoding: 'utf8',
      });
    } catch (error) {
      // A verdict is an exit code: 1 means “illegal”.
      const isAnswer = error instanceof Error && 'status' in error && error.status === 1;
      if (isAnswer && task === 'judge' && 'stdout' in error) return String(error.stdout);
      throw error;
    }
  };

  run('generate', []);

  const described = 'game: pebbles\nsituation: {heap: 1}\nmove: {take: 2}\n';
  for (const language of languages) {
    const answer = plain(run('judge', ['-', '--lang', language], described));
    for (const text of refused[language]) expect(answer).toContain(text);
  }
  expect(run('judge', ['-'], described.replace('heap: 1', 'heap: 3'))).toContain('Allowed.');
  expect(run('score', ['-'], 'game: pebbles\nplayers: [Ann, Ben]\npebbles: [4, 2]\n')).toContain(
    'Winner: Ann',
  );

  const paper = ['--doc', 'turn-order', '--paper', 'a4', '--ink', 'colour', '--lang', 'en'];
  run('print', ['--game', 'pebbles', ...paper, '--out', join(root, 'pdf')]);
  const pdf = readFileSync(join(root, 'pdf', 'pebbles-turn-order-en-a4.pdf'));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(10_000);

  const port = await freePort();
  const site = spawn(
    node,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', `${port}`],
    { cwd: root, env, stdio: 'ignore' },
  );
  const ended = once(site, 'close');
  onTestFinished(async () => {
    site.kill();
    await ended;
  });
  for (const language of languages) {
    const { rule, card, name } = titles[language];
    const at = `http://localhost:${port}/${language}`;
    expect(await page(`${at}/`)).toContain(name);
    const rules = await page(`${at}/pebbles/rules/take/`);
    expect(rules).toContain(rule);
    // The worked example, judged when the page is made.
    expect(rules).toContain(refused[language][1]?.replace(/ \(.*/, ''));
    expect(await page(`${at}/pebbles/cards/storm/`)).toContain(card);
  }
});
