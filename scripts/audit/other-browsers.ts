// The main tasks in browsers that are not Chromium, where they are installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { doMainTasks, mainTaskCount } from './main-tasks.ts';
import { startWebKit } from './webkit.ts';

/** The first of these programs that there is. */
const program = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const known = [
    ...folders,
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0',
  ];
  return names.flatMap((name) => known.map((folder) => join(folder, name))).find(existsSync);
};

interface Other {
  readonly name: string;
  /** How to install it on Debian. */
  readonly packages: string;
  readonly start: ((port: number) => Promise<Driver>) | undefined;
}

function others(): Other[] {
  const firefox = program('firefox-esr', 'firefox');
  const [driver, browser, screen] = ['WebKitWebDriver', 'MiniBrowser', 'xvfb-run'].map((name) =>
    program(name),
  );
  return [
    {
      name: 'Firefox',
      packages: 'firefox-esr',
      start: firefox === undefined ? undefined : (port) => startFirefox(firefox, port),
    },
    {
      name: 'WebKitGTK',
      packages: 'webkit2gtk-driver xvfb xauth',
      start:
        driver && browser && screen
          ? (port) => startWebKit({ driver, browser, screen }, port)
          : undefined,
    },
  ];
}

interface Seen {
  /** One line per browser: what was done, or why nothing was. */
  readonly lines: readonly string[];
  readonly troubles: readonly string[];
}

/** Drives every one that is here through the main tasks. */
export async function inOtherBrowsers(
  home: string,
  freePort: () => Promise<number>,
): Promise<Seen> {
  const lines: string[] = [];
  const troubles: string[] = [];
  for (const { name, packages, start } of others()) {
    if (start === undefined) {
      lines.push(`– ${name}: not installed, skipped (Debian: apt-get install ${packages})`);
      continue;
    }
    const driver = await start(await freePort()).catch((error: unknown) => {
      troubles.push(`${name} does not start: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
    if (driver === undefined) continue;
    try {
      const found = await doMainTasks(driver, home);
      troubles.push(...found);
      lines.push(
        `${found.length === 0 ? '✓' : '✗'} ${name}: ${mainTaskCount - found.length} of ${mainTaskCount} main tasks`,
      );
    } finally {
      await driver.close();
    }
  }
  return { lines, troubles };
}
