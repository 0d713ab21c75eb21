// @ts-check
import { Problem } from './problem.mjs';

/** What the tools in package.json ask for, all taken together. */
const wanted = '22.22 or later within 22, 24.8 or later within 24, or 26 and later';

/** @param {string} version like "v20.20.2" */
function parts(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return { major, minor };
}

/**
 * Can this Node run the project itself, without the pinned one?
 * @param {string} version
 */
export function isSupported(version) {
  const { major, minor } = parts(version);
  return (major === 22 && minor >= 22) || (major === 24 && minor >= 8) || major >= 26;
}

/**
 * The set-up alone needs less: npm and this much of Node.
 * @param {string} version
 */
export function checkSetupNode(version) {
  if (parts(version).major >= 20) return;
  throw new Problem(
    `Node ${version} is too old to set the project up.`,
    'Install Node 20 or later (https://nodejs.org) and run the command again.',
  );
}

/**
 * @param {{ platform: string, arch: string, version: string, why: string }} machine
 * @returns {Problem}
 */
export function noUsableNode({ platform, arch, version, why }) {
  return new Problem(
    `Node ${version} cannot run the project, and ${why} (${platform} ${arch}).`,
    `Install Node ${wanted} (https://nodejs.org) and run the command again.`,
  );
}
