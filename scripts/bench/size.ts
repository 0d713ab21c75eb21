import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inProject } from '../lib/root.ts';

export interface Size {
  /** Bytes of the minified module, and of the same compressed as servers send it. */
  readonly minified: number;
  readonly gzip: number;
}

/**
 * What a browser fetches to judge a move of Fort: the judge with all the rules and cards it needs,
 * bundled as the site bundles it.
 */
export async function judgeSize(): Promise<Size> {
  const bundle = await rolldown({ input: inProject('src/engine/fort/judging/judge.ts') });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const bytes = Buffer.from(output[0].code);
  return { minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}
