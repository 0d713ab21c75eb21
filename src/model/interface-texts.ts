import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { games, type Language, languages } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import { check, listFiles, projectRoot, readYaml } from './files.ts';

const resourceSchema: z.ZodType<Resource> = z.record(
  z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'a key is lower-case words joined by hyphens'),
  z.lazy(() => z.union([z.string().min(1), resourceSchema])),
);

export interface ResourceFile {
  readonly file: string;
  /** `content/ui`, or that of the game it belongs to: `content/<game>/ui`. */
  readonly folder: string;
  readonly language: Language;
  readonly namespace: string;
  readonly resource: Resource;
}

const sharedFolder = 'content/ui';

export const uiFile = (language: string, namespace: string, folder = sharedFolder): string =>
  `${folder}/${language}/${namespace}.json`;

/**
 * All interface texts: those that the games share, and those of each game. A game may add keys to any
 * namespace. JSON is read as the YAML it also is: that finds a key written twice.
 */
export function readResources(root: string = projectRoot): ResourceFile[] {
  const folders = [sharedFolder, ...games.map((game) => `content/${game}/ui`)];
  return folders.flatMap((folder) =>
    languages
      .filter((language) => existsSync(join(root, folder, language)))
      .flatMap((language) =>
        listFiles(root, `${folder}/${language}`, '.json').map((name) => {
          const namespace = name.replace(/\.json$/, '');
          const file = uiFile(language, namespace, folder);
          const resource = check(resourceSchema, readYaml(root, file), file);
          return { file, folder, language, namespace, resource };
        }),
      ),
  );
}

/** The keys of one namespace from two files; keys that both define are reported by `checkResources`. */
const joined = (one: Resource, other: Resource): Resource => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const before = one[key];
      const both = typeof before === 'object' && typeof value === 'object';
      return [key, both ? joined(before, value) : value];
    }),
  ),
});

/** The texts of one language by namespace. */
export function resourcesIn(
  language: Language,
  files: readonly ResourceFile[],
): Map<string, Resource> {
  const found = new Map<string, Resource>();
  for (const file of files)
    if (file.language === language)
      found.set(file.namespace, joined(found.get(file.namespace) ?? {}, file.resource));
  return found;
}
