// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isSupported, noUsableNode } from './node-version.mjs';

/**
 * @param {string} root
 * @param {string} platform
 * @param {string} arch
 */
export function pinnedNodePath(root, platform, arch) {
  const windows = platform === 'win32';
  const name = `node-${windows ? 'win' : platform}-${arch}`;
  return join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

/**
 * The Node that runs the project: the pinned one from node_modules, or the machine's own where
 * there is none that runs (macOS, Alpine) and the machine's own is new enough.
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string }} machine
 */
export function chooseNode(root, machine) {
  const pinned = pinnedNodePath(root, machine.platform, machine.arch);
  const present = existsSync(pinned);
  if (present && runs(pinned, machine.execPath)) return pinned;
  if (isSupported(machine.version)) return machine.execPath;
  const why = present ? 'the pinned Node does not start here' : 'there is no pinned Node for here';
  throw noUsableNode({ ...machine, why });
}

/**
 * @param {string} pinned
 * @param {string} current
 */
function runs(pinned, current) {
  if (realpathSync(pinned) === realpathSync(current)) return true;
  return spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * The environment for tasks: what they start finds our tools, and the pinned Node, first.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function taskEnvironment(root, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const bin = join(root, 'node_modules', '.bin');
  const others = (env[key] ?? '').split(delimiter).filter((folder) => folder && folder !== bin);
  return { ...env, [key]: [bin, ...others].join(delimiter), ASTRO_TELEMETRY_DISABLED: '1' };
}
