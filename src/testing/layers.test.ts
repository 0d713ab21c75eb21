import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '#scripts/lib/root.ts';

/**
 * The folders of src/ from the ground up: each may use those before it, none one that comes after. Types
 * count as well. Tests may use anything.
 */
const layers = [
  'generated',
  'files',
  'i18n',
  'icons',
  'engine',
  'model',
  'words',
  'search',
  'ask',
  'open-data',
  'cli',
  'fonts',
  'print',
  'offline',
  'site',
  'styles',
  'widgets',
  'components',
  'layouts',
  'games',
  'pages',
  'testing',
] as const;

const isSource = (file: string): boolean => !/\.test\.tsx?$|^src\/generated\//.test(file);
const sources = globSync('src/**/*.{ts,tsx,astro,css}', { cwd: inProject() })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isSource);
const read = (file: string): string => readFileSync(inProject(file), 'utf8');

/** Imports of all kinds, `new URL('./worker.ts', import.meta.url)` and `@import` included. */
const specifier =
  /(?:\bfrom|\bimport|@import|\bnew URL)\s*\(?\s*['"]((?:#|\.{1,2}\/)[^'"\n]+)['"]/g;

/** The folder of src/ that an import leads to, or scripts/; undefined for packages and what commands make. */
function folderOf(imported: string, file: string): string | undefined {
  if (imported === '#package.json') return undefined;
  if (imported.startsWith('#')) return imported.slice(1).split('/')[0];
  if (!imported.startsWith('.')) return undefined;
  const [top, folder] = posix.join(posix.dirname(file), imported).split('/');
  if (top === 'scripts') return top;
  return top === 'src' ? folder : undefined;
}

const folderName = (file: string): string => file.split('/')[1] ?? '';

it('names every folder, in the order of the map in README.md', () => {
  const isFolder = (file: string) => file.split('/').length > 2;
  const folders = new Set(sources.filter(isFolder).map(folderName));
  expect([...folders].sort()).toEqual(layers.filter((layer) => layer !== 'generated').sort());
  const map = /\nsrc\/.*\n((?: {2}.*\n)+)/.exec(read('README.md'))?.[1] ?? '';
  const mapped = map.split('\n').flatMap((line) => {
    const names = /^ {2}((?:[a-z0-9-]+\/ ?)+)/.exec(line)?.[1] ?? '';
    return names.split(/\/ ?/).filter((name) => name !== '');
  });
  expect(mapped).toEqual(layers);
});

describe.each(layers.slice(1))('src/%s', (layer) => {
  const below: readonly string[] = [
    ...layers.slice(0, layers.indexOf(layer) + 1),
    // What tests and audits share builds the site, finds programs and serves folders as the commands do.
    ...(layer === 'testing' ? ['scripts'] : []),
  ];
  it('uses only what comes before it', () => {
    const climbing = sources
      .filter((file) => folderName(file) === layer)
      .flatMap((file) =>
        [...read(file).matchAll(specifier)]
          .map(([, imported = '']) => imported)
          .filter((imported) => {
            const folder = folderOf(imported, file);
            return folder !== undefined && !below.includes(folder);
          })
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(climbing).toEqual([]);
  });
});

/** Opening a file of content, or reading the YAML and the MDX it is written in. */
const opensContent =
  /\b(?:readFileSync|readdirSync|globSync|readYaml|readChecked|readText|listFiles)\([^)]*content\/|from '(?:remark-[a-z]+|unified)'/;

it('reads content only in src/model, and what a game alone knows in its own folder', () => {
  const readers = sources.filter(
    (file) =>
      !['model', 'testing'].includes(folderName(file)) &&
      !/^src\/games\/[^/]+\/content\//.test(file) &&
      opensContent.test(read(file)),
  );
  expect(readers).toEqual([]);
});

it('reads a box of icons once: the generated code holds it read', () => {
  const parsers = sources.filter(
    (file) => /notation\/parse\.ts'/.test(read(file)) && folderName(file) !== 'engine',
  );
  expect(parsers.filter((file) => !/^src\/games\/fort\/content\//.test(file))).toEqual([]);
});
