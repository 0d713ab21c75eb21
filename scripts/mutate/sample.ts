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

/** A logger that prints nothing: only the list of mutants is wanted. */
const quiet = new Proxy({}, { get: () => (): boolean => false });

/** Every small change that can be made to these files. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  // Found in its own folder, once it is installed there.
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

const isBefore = (one: Place, other: Place): boolean =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

const isWithin = (inner: Mutant, outer: Mutant): boolean =>
  inner.file === outer.file && isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);

/** A change that empties a whole function contains so many others that they would swamp the sample. */
const mostWithin = 12;

/**
 * About this many of them, the same for the same seed. Trying a change includes trying those inside it,
 * so these count too.
 */
export function sampleOf(
  mutants: readonly Mutant[],
  size: number,
  seed: number,
): { readonly chosen: Mutant[]; readonly tried: number } {
  const left = [...mutants];
  const dice = { rng: seeded(seed) };
  const chosen: Mutant[] = [];
  const tried = new Set<Mutant>();
  while (tried.size < size && left.length > 0) {
    const [mutant] = left.splice(roll(dice, left.length), 1);
    if (mutant === undefined || tried.has(mutant)) continue;
    const within = mutants.filter((other) => isWithin(other, mutant));
    if (within.length > mostWithin) continue;
    chosen.push(mutant);
    for (const one of within) tried.add(one);
  }
  return { chosen, tried: tried.size };
}
