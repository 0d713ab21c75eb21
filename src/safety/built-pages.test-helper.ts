import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/lib/root.ts';

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

/** One page of each kind: those whose addresses differ by a name only are of one kind. */
export function oneOfEachKind(pages: readonly BuiltPage[]): BuiltPage[] {
  const kindOf = ({ path }: BuiltPage) =>
    path.replace(/^(..)\/(fort|dobro)\/(cards|rules)\/[^/]+\/$/, '$1/$2/$3/one/');
  return [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => (first ? [first] : []));
}
