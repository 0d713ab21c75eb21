import type { BrowserServer, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';
import { Problem } from '#scripts/lib/problem.mjs';
import { bundledChromium } from './bundled-chromium.ts';
import { type Browser, findBrowser, isProgram } from './find-browser.ts';

/** No sandbox, because containers run as root; no traffic of the browser's own. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ),
  ...extra,
});

async function launchOptions(): Promise<LaunchOptions & { browser: Browser }> {
  const { env, platform } = process;
  const browser = await findBrowser({ env, platform, isProgram, bundled: bundledChromium });
  return { browser, executablePath: browser.executablePath, args, env: environment(browser.env) };
}

/** One Chromium, to which the tests connect. */
export async function launchBrowser(): Promise<BrowserServer> {
  const { browser, ...options } = await launchOptions();
  try {
    return await chromium.launchServer(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `The browser from ${browser.from} (${browser.executablePath}) does not start:\n${reason}`,
      'Name another Chromium or Chrome: CHROME=/path/to/chrome npm test',
    );
  }
}
