import { describe, expect, it } from 'vitest';
import { checkSetupNode, isSupported, noUsableNode } from './node-version.mjs';
import { describeProblem } from './problem.mjs';

describe('the Node that runs the project', () => {
  it.each(['v22.22.0', 'v24.8.0', 'v24.21.0', 'v26.0.0', 'v30.1.2'])('may be %s', (version) => {
    expect(isSupported(version)).toBe(true);
  });

  it.each(['v18.20.0', 'v20.20.2', 'v22.21.9', 'v23.11.0', 'v24.7.0', 'v25.2.0'])(
    'may not be %s',
    (version) => {
      expect(isSupported(version)).toBe(false);
    },
  );

  it('is named, with what to install, where there is none', () => {
    const machine = { platform: 'darwin', arch: 'arm64', version: 'v20.20.2' };
    const problem = noUsableNode({ ...machine, why: 'there is no pinned Node for here' });
    expect(describeProblem(problem)).toMatchInlineSnapshot(`
      "
      ✗ Node v20.20.2 cannot run the project, and there is no pinned Node for here (darwin arm64).
        → Install Node 22.22 or later within 22, 24.8 or later within 24, or 26 and later (https://nodejs.org) and run the command again.
      "
    `);
  });
});

describe('the Node of the set-up', () => {
  it('may be 20 and later', () => {
    expect(() => checkSetupNode('v20.0.0')).not.toThrow();
  });

  it('is told to be too old before that', () => {
    expect(() => checkSetupNode('v18.19.1')).toThrow(
      'Node v18.19.1 is too old to set the project up.',
    );
  });
});
