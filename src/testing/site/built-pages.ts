import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#scripts/lib/root.ts';

export interface BuiltPage {
  /** Path below the top of the site: `en/fort/`. */
  readonly path: string;
  readonly html: string;
}

/** Every page of the built site. */
export const builtPages = (): BuiltPage[] =>
  globSync('**/*.html', { cwd: inProject('dist') })
    .sort()
    .map((file) => ({
      path: file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'),
      html: readFileSync(join(inProject('dist'), file), 'utf8'),
    }));
