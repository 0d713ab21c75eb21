// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * @param {string} file
 * @returns {LockEntries | undefined}
 */
function readEntries(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Why packages must be installed, or nothing when all is in place. npm writes its own record into
 * node_modules at the very end of an installation, so the record is a marker that also knows about
 * `npm ci` typed by hand and about installations that were broken off.
 * @param {string} root
 * @returns {string | undefined}
 */
export function whatIsMissing(root) {
  const wanted = readEntries(join(root, 'package-lock.json'));
  if (!wanted) {
    throw new Problem(
      'package-lock.json is missing or broken.',
      'Bring it back with: git checkout package-lock.json',
    );
  }
  const present = readEntries(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return 'The packages are not installed yet.';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    const found = present[path];
    // Packages for other platforms are optional and rightly absent; a wrong version never is right.
    if (!found && entry.optional) continue;
    if (found?.version !== entry.version) {
      return `The list of packages has changed (${path.replace(/^.*node_modules\//, '')}).`;
    }
  }
  return undefined;
}

/**
 * `npm install --no-save` rather than `npm ci`: it keeps what is right already, and does not delete
 * the Node that may be running this very script.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
function npmCommand(root, env) {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=optional'];
  args.push('--include=dev', '--prefix', root);
  const cli = env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli))
    return { command: process.execPath, args: [cli, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/**
 * Installs with progress on standard error: standard output belongs to the task.
 * @param {string} root
 * @param {string} why
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
export async function install(root, why, env) {
  const started = Date.now();
  /** @param {string} text */
  const say = (text) => process.stderr.write(`${text}\n`);
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say(`${why} Installing; the first time this takes about a minute.`);
  // npm draws its own spinner on a terminal; elsewhere it is silent until the end.
  const pulse = process.stderr.isTTY
    ? undefined
    : setInterval(() => say(`  … still installing, ${seconds()}`), 10_000);
  const { command, args } = npmCommand(root, env);
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        // Neither silent, as `npm run --silent` would have it, nor a page of warnings about engines.
        env: { ...env, npm_config_loglevel: 'error' },
        stdio: ['ignore', process.stderr, process.stderr],
        shell: command.endsWith('.cmd'),
      });
      child.once('error', reject);
      child.once('close', resolve);
    }).catch((/** @type {Error} */ error) => error.message);
    if (code !== 0) throw installationFailed(code);
  } finally {
    clearInterval(pulse);
  }
  say(`Installed in ${seconds()}.`);
}

/** @param {unknown} code */
export function installationFailed(code) {
  return new Problem(
    `npm could not install the packages (${code}).`,
    'Its reasons stand above. The installation needs a connection to a package registry and about\n' +
      '700 MB of disk space. To start afresh: delete node_modules and run: npm ci',
  );
}
