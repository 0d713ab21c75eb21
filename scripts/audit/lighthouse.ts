import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inProject } from '../lib/root.ts';
import { runNode } from '../lib/run.ts';

const folder = inProject('scripts/audit');
const command = join(folder, 'node_modules/lighthouse/cli/index.js');

/** Installs Lighthouse beside the audit when it is first needed; false when that can't be done. */
export function installLighthouse(): boolean {
  if (existsSync(command)) return true;
  process.stderr.write('Installing Lighthouse for the audit …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  spawnSync(npm, ['install', '--no-package-lock', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: npm.endsWith('.cmd'),
  });
  return existsSync(command);
}

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

export interface Scores {
  readonly scores: readonly number[];
  /** What keeps a category below 100. */
  readonly reasons: readonly string[];
}

const isFull = (result: Scores | string): boolean =>
  typeof result !== 'string' && result.scores.every((score) => score === 100);

/** One run if it is perfect, else the median of three: the machine may be busy for a moment. */
export async function lighthouse(url: string, port: number): Promise<Scores | string> {
  const first = await runOnce(url, port);
  if (isFull(first)) return first;
  const runs = [first, await runOnce(url, port), await runOnce(url, port)];
  const worked = runs.filter((run) => typeof run !== 'string').sort((a, b) => sum(a) - sum(b));
  return worked[worked.length >> 1] ?? first;
}

const sum = ({ scores }: Scores): number => scores.reduce((total, score) => total + score, 0);

/** Lighthouse's mobile run of one page, in the browser that listens on the port. */
async function runOnce(url: string, port: number): Promise<Scores | string> {
  const cache = inProject('.cache');
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `lighthouse-${process.pid}.json`);
  const only = '--only-categories=performance,accessibility,best-practices,seo';
  const args = [url, `--port=${port}`, only, '--output=json', `--output-path=${file}`, '--quiet'];
  const { output } = await runNode(command, args, { output: 'keep' });
  if (!existsSync(file)) return output.trim().split('\n').at(-1) ?? 'no report';
  const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  const parts = [
    categories.performance,
    categories.accessibility,
    categories['best-practices'],
    categories.seo,
  ];
  return {
    scores: parts.map(({ score }) => Math.round((score ?? 0) * 100)),
    reasons: parts
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99)
      .map(({ id }) => id),
  };
}
