import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Problem } from '../lib/problem.mjs';
import { inProject } from '../lib/root.ts';

const folder = inProject('scripts/bench');

const versionOf = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;

/** Peers that are absent or have another version than the list asks for. */
function missing(): string[] {
  const wanted: Record<string, string> = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ).dependencies;
  return Object.entries(wanted)
    .filter(
      ([name, version]) => versionOf(`${folder}/node_modules/${name}/package.json`) !== version,
    )
    .map(([name]) => name);
}

/** Installs the peers beside the benchmark when they are first needed. */
export function installPeers(): void {
  const names = missing();
  if (names.length === 0) return;
  process.stderr.write(`Installing ${names.join(', ')} for the comparison …\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
  const { status } = spawnSync(npm, args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: npm.endsWith('.cmd'),
  });
  if (status !== 0 || missing().length > 0)
    throw new Problem(
      `The packages to compare with could not be installed: ${names.join(', ')}.`,
      'Look at what npm says above; the comparison needs the network the first time.',
    );
}
