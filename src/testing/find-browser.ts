import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '#scripts/lib/problem.mjs';

export interface Browser {
  executablePath: string;
  /** Where it was found, for the log. */
  from: string;
  /** What it needs in its environment. */
  env?: Record<string, string>;
}

export interface Machine {
  env: Record<string, string | undefined>;
  platform: string;
  isProgram: (path: string) => boolean;
  /** Unpacks the Chromium that is an npm package; nothing where it does not run. */
  bundled: () => Promise<Browser | undefined>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces: Record<string, string[]> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** $CHROME, else a Chromium or Chrome on the machine, else the one that comes with the packages. */
export async function findBrowser(machine: Machine): Promise<Browser> {
  const { env, platform } = machine;
  if (env.CHROME) {
    if (machine.isProgram(env.CHROME)) return { executablePath: env.CHROME, from: '$CHROME' };
    throw new Problem(
      `CHROME is "${env.CHROME}", which is not a program.`,
      'Set CHROME to the path of Chromium or Chrome, or leave it unset.',
    );
  }
  const windows = platform === 'win32';
  const onPath = (env.PATH ?? env.Path ?? '')
    .split(windows ? ';' : delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, windows ? `${name}.exe` : name)));
  const found = [...onPath, ...(usualPlaces[platform] ?? [])].find(machine.isProgram);
  if (found) return { executablePath: found, from: 'this machine' };
  const bundled = await machine.bundled();
  if (bundled) return bundled;
  throw new Problem(
    'No Chromium or Chrome was found for the tests in a browser.',
    'Install Chromium or Chrome, or name one: CHROME=/path/to/chrome npm test\n' +
      'On 64-bit Linux (x64) the tests bring their own; it comes with: npm ci',
  );
}
