import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inProject } from '../lib/root.ts';

export interface Size {
  /** Bytes of the minified module, and of the same compressed as servers send it. */
  readonly minified: number;
  readonly gzip: number;
}

/** All that some modules of the project export, with what they need, as one file. */
async function sizeOf(paths: readonly string[], without: readonly RegExp[] = []): Promise<Size> {
  const entry = 'entry';
  const code = paths.map((path) => `export * from ${JSON.stringify(inProject(path))};`).join('\n');
  const bundle = await rolldown({
    input: entry,
    external: [...without],
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const bytes = Buffer.from(output[0].code);
  return { minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/**
 * What a browser fetches to judge a move of Fort: the judge with all the rules and cards it needs,
 * bundled as the site bundles it.
 */
export const judgeSize = (): Promise<Size> => sizeOf(['src/engine/fort/judging/judge.ts']);

/**
 * What it fetches to read a question about a game, without the words of a language, the judge, and
 * the facts of the cards, which come with the judge.
 */
export const parserSize = (game: string): Promise<Size> =>
  sizeOf(
    ['src/ask/ask.ts', 'src/ask/lexicon.ts', `src/games/${game}/ask/understand.ts`],
    [/#generated\//],
  );
