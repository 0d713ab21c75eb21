import { readFileSync } from 'node:fs';
import { roll, seeded } from '../../src/engine/core/rng.ts';
import { inProject } from '../lib/root.ts';

/** A small change of the code: where it is, and what is written there instead. */
export interface Mutant {
  readonly file: string;
  readonly start: Place;
  readonly end: Place;
}
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Says nothing: only the list of mutants is wanted. */
const quiet = new Proxy({}, { get: () => (): boolean => false });

/** Every small change that can be made to these files. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  // Found in the folder of its own, once it is installed there.
  const path = inProject(
    'scripts/mutate/node_modules/@stryker-mutator/instrumenter/dist/src/index.js',
  );
  const { Instrumenter } = await import(path);
  const { mutants } = await new Instrumenter(quiet).instrument(
    files.map((file) => ({
      name: file,
      mutate: true,
      content: readFileSync(inProject(file), 'utf8'),
    })),
    { plugins: null, ignorers: [], excludedMutations: [], noHeader: true },
  );
  return mutants.map(
    ({
      fileName,
      location: { start, end },
    }: {
      fileName: string;
      location: Omit<Mutant, 'file'>;
    }) => ({
      file: fileName,
      start: { line: start.line + 1, column: start.column },
      end: { line: end.line + 1, column: end.column },
    }),
  );
}

/** So many of them, the same for the same seed. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const left = [...items];
  const dice = { rng: seeded(seed) };
  const chosen: Item[] = [];
  while (chosen.length < size && left.length > 0)
    chosen.push(...left.splice(roll(dice, left.length), 1));
  return chosen;
}
