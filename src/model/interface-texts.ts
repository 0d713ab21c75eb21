import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isLanguage, type Language } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import { check, listFiles, projectRoot, readYaml } from './files.ts';

const resourceSchema: z.ZodType<Resource> = z.record(
  z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'a key is lower-case words joined by hyphens'),
  z.lazy(() => z.union([z.string().min(1), resourceSchema])),
);

export interface ResourceFile {
  readonly file: string;
  readonly language: Language;
  readonly namespace: string;
  readonly resource: Resource;
}

export const uiFile = (language: string, namespace: string): string =>
  `content/ui/${language}/${namespace}.json`;

/** All interface texts. JSON is read as the YAML it also is: that finds a key written twice. */
export function readResources(root: string = projectRoot): ResourceFile[] {
  return readdirSync(join(root, 'content/ui'))
    .filter(isLanguage)
    .flatMap((language) =>
      listFiles(root, `content/ui/${language}`, '.json').map((name) => {
        const namespace = name.replace(/\.json$/, '');
        const file = uiFile(language, namespace);
        return {
          file,
          language,
          namespace,
          resource: check(resourceSchema, readYaml(root, file), file),
        };
      }),
    );
}
