import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { inProject } from './root.ts';

export interface Outcome {
  code: number;
  /** What it printed; empty when it printed straight to the terminal. */
  output: string;
}

export interface RunOptions {
  /** `show` prints as it goes; `keep` collects, to be shown when it matters; `stderr` keeps standard output free. */
  output?: 'show' | 'keep' | 'stderr';
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** Runs a JavaScript or TypeScript file with the Node that runs this. */
export function runNode(file: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const { output = 'show', env = {}, signal } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: inProject(),
      env: { ...process.env, ...env },
      signal,
      stdio: {
        show: 'inherit' as const,
        keep: ['ignore' as const, 'pipe' as const, 'pipe' as const],
        stderr: ['ignore' as const, process.stderr, process.stderr],
      }[output],
    });
    const pieces: Buffer[] = [];
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
    child.once('error', (error) => {
      if (signal?.aborted) resolve({ code: 130, output: '' });
      else reject(error);
    });
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString('utf8') }),
    );
  });
}

/** The script behind the command of an installed package, as its package.json names it. */
function toolFile(packageName: string): string {
  const folder = inProject('node_modules', packageName);
  const command = packageName.replace(/^.*\//, '');
  const file: unknown = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).bin?.[command];
  if (typeof file === 'string') return `${folder}/${file}`;
  throw new Problem(
    `The package ${packageName} has no command "${command}".`,
    'Install the packages afresh with: npm ci',
  );
}

export const runTool = (name: string, args: string[], options?: RunOptions): Promise<Outcome> =>
  runNode(toolFile(name), args, options);
