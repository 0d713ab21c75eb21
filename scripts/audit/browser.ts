import { createServer } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { bundledChromium } from '../../src/testing/bundled-chromium.ts';
import { findBrowser, isProgram } from '../../src/testing/find-browser.ts';

/** A port that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A Chromium with a port, so that Lighthouse can control it as well. */
export async function startBrowser(): Promise<{ browser: Browser; port: number }> {
  const { env, platform } = process;
  const found = await findBrowser({ env, platform, isProgram, bundled: bundledChromium });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
    env: { ...env, ...found.env },
  });
  return { browser, port };
}
