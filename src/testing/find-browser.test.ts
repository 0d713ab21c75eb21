import { describe, expect, it } from 'vitest';
import { describeProblem, Problem } from '#scripts/lib/problem.mjs';
import { findBrowser, type Machine } from './find-browser.ts';

const bundledBrowser = { executablePath: '/cache/chromium', from: 'the npm package' };

const machine = (programs: string[], changes: Partial<Machine> = {}): Machine => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  isProgram: (path) => programs.includes(path),
  bundled: async () => bundledBrowser,
  ...changes,
});

describe('findBrowser', () => {
  it('takes $CHROME before all others', async () => {
    const programs = ['/usr/bin/chromium', '/opt/chrome'];
    const found = await findBrowser(machine(programs, { env: { CHROME: '/opt/chrome' } }));
    expect(found).toEqual({ executablePath: '/opt/chrome', from: '$CHROME' });
  });

  it('explains a $CHROME that is not a program', async () => {
    const wrong = machine(['/usr/bin/chromium'], { env: { CHROME: '/opt/chrome' } });
    await expect(findBrowser(wrong)).rejects.toThrow(
      'CHROME is "/opt/chrome", which is not a program.',
    );
  });

  it.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/local/bin/chrome'])(
    'takes %s from the path',
    async (path) => {
      expect((await findBrowser(machine([path]))).executablePath).toBe(path);
    },
  );

  it('takes Chrome from its usual place on a Mac', async () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const found = await findBrowser(machine([path], { platform: 'darwin' }));
    expect(found.executablePath).toBe(path);
  });

  it('takes the one we bring along when the machine has none', async () => {
    expect(await findBrowser(machine([]))).toBe(bundledBrowser);
  });

  it('says what to do when there is none at all', async () => {
    const none = machine([], { bundled: async () => undefined });
    const problem = await findBrowser(none).catch((error: unknown) => error);
    if (!(problem instanceof Problem)) throw problem;
    expect(describeProblem(problem)).toMatchInlineSnapshot(`
      "
      ✗ No Chromium or Chrome was found for the tests in a browser.
        → Install Chromium or Chrome, or name one: CHROME=/path/to/chrome npm test
          On 64-bit Linux (x64) the tests bring their own; it comes with: npm ci
      "
    `);
  });
});
