import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { inProject } from '../lib/root.ts';

export interface Size {
  /** Bytes of the minified module, and of the same compressed as servers send it. */
  readonly minified: number;
  readonly gzip: number;
}

/** What a browser fetches to judge a move of Fort: the judge with all the rules and cards it needs. */
export async function judgeSize(): Promise<Size> {
  const { outputFiles } = await build({
    entryPoints: [inProject('src/engine/fort/judge/judge.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('Nothing was bundled.');
  return { minified: file.contents.length, gzip: gzipSync(file.contents, { level: 9 }).length };
}
