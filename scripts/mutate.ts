// Makes small changes to the engine's code and looks whether a test notices each of them.
// What it needs is installed in scripts/mutate when it is first run.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readOptions, wholeNumber } from './lib/options.ts';
import { Problem } from './lib/problem.mjs';
import { runTask, say } from './lib/progress.ts';
import { inProject } from './lib/root.ts';
import { runNode } from './lib/run.ts';
import { installBeside } from './lib/side-package.ts';
import { readScore, sumOf, survivorAsText, type Tally } from './mutate/report.ts';
import { mutantsOf, sampleOf } from './mutate/sample.ts';

const usage = `Usage: npm run mutate -- [--only src/engine] [--sample 300] [--seed 1] [--jobs 2] [--static]
Makes small changes to the engine's code and looks whether a test notices each of them.
--only    a folder or file; the whole engine if left out
--sample  how many changes to try; about two seconds each on a quiet machine
--seed    another seed tries others
--jobs    how many changes are tried at a time
--static  also changes of what is worked out when a file is loaded; about a minute each`;

const packages = inProject('scripts/mutate/node_modules');

/** The runner has to find the Vitest that the tests use, not another copy of it. */
function linkVitest(): void {
  const link = join(packages, 'vitest');
  if (!existsSync(link)) symlinkSync(inProject('node_modules/vitest'), link, 'junction');
}

function sourcesIn(path: string): string[] {
  if (!existsSync(inProject(path)))
    throw new Problem(`There is no ${path}.`, 'Name a folder or file: --only src/engine/core');
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(path, name))
    .sort();
}

const inWords = ({ noticed, late, survived }: Tally): string =>
  `${noticed} of ${noticed + survived} small changes were noticed by a test: ` +
  `${((100 * noticed) / Math.max(1, noticed + survived)).toFixed(1)} %` +
  (late > 0 ? `, ${late} of them because the tests came to no end` : '');

await runTask(async (args) => {
  const options = readOptions(args, {
    only: { type: 'string', default: 'src/engine' },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    static: { type: 'boolean', default: false },
  });
  const size = wholeNumber('sample', options.sample);
  installBeside('mutate', 'mutation testing', ['--legacy-peer-deps']);
  linkVitest();
  const mutants = await mutantsOf(sourcesIn(options.only));
  const { chosen, tried } = sampleOf(mutants, size, wholeNumber('seed', options.seed));
  say(`${mutants.length} small changes are possible; ${tried} of them are tried.`);

  const folder = inProject('.cache/mutate');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'stryker.config.json');
  const reportFile = join(folder, 'report.json');
  const settings = {
    testRunner: 'vitest',
    plugins: [
      join(packages, '@stryker-mutator/vitest-runner/dist/src/index.js'),
      inProject('scripts/mutate/tell-at-once.ts'),
    ],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    ignoreStatic: !options.static,
    // On a busy machine slow tests are no sign of an endless loop.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 60_000,
    timeoutFactor: 8,
    concurrency: wholeNumber('jobs', options.jobs),
    mutate: chosen.map(
      ({ file, start, end }) => `${file}:${start.line}:${start.column}-${end.line}:${end.column}`,
    ),
    tempDirName: '.cache/mutate/sandbox',
    ignorePatterns: ['dist', '.cache', 'scripts/bench', 'scripts/audit', '.astro'],
    reporters: ['tell-at-once', 'json'],
    jsonReporter: { fileName: reportFile },
    checkers: [],
    disableTypeChecks: false,
    allowEmpty: true,
    cleanTempDir: 'always',
  };
  writeFileSync(config, `${JSON.stringify(settings, null, 2)}\n`);
  const command = join(packages, '@stryker-mutator/core/bin/stryker.js');
  const { code } = await runNode(command, ['run', config], { output: 'stderr' });
  if (!existsSync(reportFile)) return code || 1;

  const { parts, survivors, equivalent } = readScore(reportFile);
  say(survivors.map(survivorAsText).join('\n'));
  for (const part of parts) say(`${part.name}: ${inWords(part)}`);
  say(
    `All: ${inWords(sumOf(parts))}${equivalent > 0 ? `; ${equivalent} more change nothing` : ''}`,
  );
  return 0;
}, usage);
