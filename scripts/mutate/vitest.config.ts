import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Nearly any file of tests may be the one that notices, so those that take long come last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((one, other) => took(one) - took(other));
  }
}

/**
 * The tests that import the engine at the top of the file: what is loaded inside a test seems to be covered
 * by that test alone. Properties do only some of their runs: a change that only the others would notice is
 * better caught by a readable case.
 */
export default defineConfig({
  test: {
    include: [
      'src/engine/**/*.test.ts',
      'src/cli/{check-examples,format-samples,judge,run,score,unreadable,version-1}.test.ts',
      'scripts/mutate/answers-one-by-one.ts',
      'src/games/*/examples/*.test.ts',
      'src/testing/format/*.test.ts',
      'src/words/**/*.test.ts',
    ],
    // The same in one piece.
    exclude: ['src/games/*/examples/answers-in-full.test.ts'],
    env: { PROPERTY_SHARE: '0.16' },
    setupFiles: ['scripts/mutate/setup.ts'],
    testTimeout: 60_000,
    // Loading the engine anew for each file would take longer than the tests.
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
