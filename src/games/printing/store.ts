import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#model/files.ts';
import { readEdition } from '#print/edition.ts';
import { fileName, type Variant, variants } from '#print/variant.ts';
import { allGames } from '../all.ts';
import { printInParallel } from './parallel.ts';

/** What the pages show about a file before it is downloaded. */
export interface Printed {
  readonly bytes: number;
  readonly pages: number;
  /** Pictures of its pages, in their order; only the files shown first have them. */
  readonly previews: readonly {
    readonly file: string;
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
}

export interface Store {
  readonly folder: string;
  readonly files: Readonly<Record<string, Printed>>;
}

/** All sources of what is printed. */
const sources = [
  'content',
  'src/print',
  'src/fonts',
  'src/icons',
  'src/words',
  'src/i18n',
  'src/files',
  'src/engine',
  'src/model',
  'src/games',
  'package-lock.json',
];

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function stateOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(readEdition()));
  for (const file of sources.flatMap((path) => filesUnder(join(projectRoot, path))))
    if (!file.includes('.test')) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const cache = join(projectRoot, '.cache/print');

/** The colour sheets on A4 have pictures: the others look the same. */
const isShown = ({ paper, ink }: Variant): boolean => paper === 'a4' && ink === 'colour';

const indexOf = (folder: string): string => join(folder, 'index.json');

const readStore = (folder: string): Store => ({
  folder,
  files: JSON.parse(readFileSync(indexOf(folder), 'utf8')),
});

async function make(): Promise<Store> {
  const folder = join(cache, stateOfSources());
  if (!existsSync(indexOf(folder))) {
    // Made under another name and moved into place when complete: a run that was stopped leaves nothing half done.
    const started = `${folder}-${process.pid}`;
    mkdirSync(started, { recursive: true });
    const all = variants(await allGames());
    const made = await printInParallel(all, { folder: started, preview: isShown });
    const files = Object.fromEntries(
      all.map((variant) => [fileName(variant), made.get(fileName(variant))]),
    );
    writeFileSync(indexOf(started), JSON.stringify(files));
    // Files that another run may still be reading are kept for a day.
    for (const old of readdirSync(cache))
      if (Date.now() - statSync(join(cache, old)).mtimeMs > 86_400_000)
        rmSync(join(cache, old), { recursive: true, force: true });
    // Another run may have been faster: its files are the same.
    if (existsSync(folder)) rmSync(started, { recursive: true });
    else renameSync(started, folder);
  }
  return readStore(folder);
}

let made: { readonly state: string; readonly store: Promise<Store> } | undefined;

/**
 * Every PDF with its pictures, made once for the state the sources are in. `PRINTED` names a folder of
 * PDFs that were made before, for a build that is about the pages alone.
 */
export function printedFiles(): Promise<Store> {
  if (process.env.PRINTED) return Promise.resolve(readStore(process.env.PRINTED));
  const state = stateOfSources();
  if (made?.state !== state) made = { state, store: make() };
  return made.store;
}
