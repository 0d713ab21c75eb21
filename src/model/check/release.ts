import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { readResources } from '../interface-texts.ts';
import { checkTranslations } from './translations.ts';
import { checkUnused } from './unused.ts';

const code = '{src,scripts}/**/*.{ts,tsx,astro,mjs}';
const isOwnCode = (file: string): boolean =>
  !file.includes('.test.') && !file.replaceAll('\\', '/').startsWith('src/generated/');

/** What is allowed during work but not when the site is published: stale translations, unused texts. */
export function checkRelease(root: string): Finding[] {
  const sources = globSync(code, { cwd: root })
    .filter(isOwnCode)
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return [...checkTranslations(root), ...checkUnused(readResources(root), sources)];
}
