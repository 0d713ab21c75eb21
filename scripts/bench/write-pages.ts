// In a thread of its own, so that nothing it has read or worked out is cached for what is measured.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { allGames } from '../../src/games/all.ts';
import { readEdition } from '../../src/print/edition.ts';
import { variants } from '../../src/print/variant.ts';
import { inProject } from '../lib/root.ts';
import { equivalentPage, pageFonts, pageName } from './equivalent-page.ts';

const folder = String(workerData);
const edition = readEdition();
for (const [weight, file] of Object.entries(pageFonts))
  copyFileSync(
    inProject('node_modules/@expo-google-fonts/nunito', file),
    join(folder, `${weight}.ttf`),
  );
for (const variant of variants(await allGames()))
  writeFileSync(join(folder, pageName(variant)), await equivalentPage(variant, edition));
