import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where Base.astro looks for it; not kept in the repository. */
const folder = at('../../.cache/site/');

/** Makes page.ts a small plain script, without types and comments, to be published under a name of its own hash. */
export const pageScript = (): AstroIntegration => ({
  name: 'page-script',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => {
      const source = at('page.ts');
      addWatchFile(source);
      const code = stripTypeScriptTypes(readFileSync(source, 'utf8'), { mode: 'transform' });
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}page.js`, code);
    },
  },
});
