import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Every file at or under a path, in a fixed order; nothing when the path does not exist. Packages that
 * were installed beside a command make no difference: the list of them does.
 */
function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(inside) : [inside];
    });
}

const nameIn = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

export interface Inputs {
  root: string;
  /** Files and folders, relative to the root. */
  paths: string[];
  /** Files, relative to the root, that make no difference. */
  except?: (file: string) => boolean;
  /** Settings that make a difference besides the files. */
  settings?: Record<string, string>;
}

/** When the newest of these files was changed; before all time if there is none. */
export const newest = ({ root, paths, except }: Inputs): number =>
  paths
    .flatMap((path) => filesUnder(join(root, path)))
    .filter((file) => !except?.(nameIn(root, file)))
    .reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0);

/** Changes exactly when a file's name or content, or a setting, changes. */
export function fingerprint({ root, paths, except, settings = {} }: Inputs): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    const name = nameIn(root, file);
    if (except?.(name)) continue;
    const content = readFileSync(file);
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
