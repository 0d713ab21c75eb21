import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { writeWorker } from '#offline/write-worker.ts';
import { readAddress } from '#scripts/lib/address.ts';
import { inProject } from '#scripts/lib/root.ts';
import { type Served, serveFolder } from './serve-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { base } = readAddress(process.env);

/** The built site on a port of its own, with nothing cached yet; it is gone once closed. */
export async function ownSite(folder = inProject('dist')): Promise<Served> {
  const served = await serveFolder({ folder, base });
  onTestFinished(() => served.close());
  return served;
}

export interface SiteCopy extends Served {
  readonly folder: string;
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Publishes what is in the folder now as a new version. */
  readonly publish: () => void;
}

/** A copy of the built site without its papers, for tests that change it. */
export async function siteCopy(): Promise<SiteCopy> {
  const folder = temporaryFolder();
  cpSync(inProject('dist'), folder, { recursive: true, filter: (file) => !file.endsWith('.pdf') });
  const served = await ownSite(folder);
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  return { ...served, folder, edit, publish: () => writeWorker(folder) };
}

/** Limits how much the browser lets the site store. */
export async function setQuota(page: Page, bytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
}

/** Looks for a new version; says whether it has taken over. */
export const update = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    if (coming === null) return false;
    return new Promise<boolean>((resolve) => {
      const look = () => {
        if (coming.state === 'activated') resolve(true);
        if (coming.state === 'redundant') resolve(false);
      };
      coming.addEventListener('statechange', look);
      // It may have got further than that already.
      look();
    });
  });
