import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { inProject } from './root.ts';

const versionOf = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;

/** Packages of a folder’s list that are absent or have another version than the list asks for. */
function missingIn(folder: string): string[] {
  const wanted: Record<string, string> = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ).dependencies;
  return Object.entries(wanted)
    .filter(
      ([name, version]) => versionOf(`${folder}/node_modules/${name}/package.json`) !== version,
    )
    .map(([name]) => name);
}

/**
 * Installs what only one command needs in a folder of its own under scripts/, when it is first needed:
 * nobody else has to wait for it.
 */
export function installBeside(
  name: string,
  purpose: string,
  options: readonly string[] = [],
): void {
  const folder = inProject(`scripts/${name}`);
  const names = missingIn(folder);
  if (names.length === 0) return;
  process.stderr.write(`Installing ${names.join(', ')} for ${purpose} …\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--silent', ...options];
  const { status } = spawnSync(npm, args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: npm.endsWith('.cmd'),
  });
  if (status !== 0 || missingIn(folder).length > 0)
    throw new Problem(
      `These packages could not be installed: ${names.join(', ')}.`,
      'Look at what npm says above; the network is needed the first time.',
    );
}
