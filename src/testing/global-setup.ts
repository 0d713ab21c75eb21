import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { readAddress } from '#scripts/lib/address.ts';
import { describeProblem, Problem } from '#scripts/lib/problem.mjs';
import { inProject } from '#scripts/lib/root.ts';
import { launchBrowser } from './launch.ts';
import { serveFolder } from './serve-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    browserEndpoint: string;
  }
}

/** The built site and one Chromium, for all tests in a browser. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  try {
    return await start(provide);
  } catch (error) {
    if (error instanceof Problem) throw new Error(describeProblem(error));
    throw error;
  }
}

async function start(provide: TestProject['provide']) {
  const folder = inProject('dist');
  if (!existsSync(folder)) {
    throw new Problem('The site is not built.', 'Build it first: npm run build');
  }
  const browser = await launchBrowser();
  const site = await serveFolder({ folder, base: readAddress(process.env).base });
  provide('siteUrl', site.url);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
