import { defineConfig } from 'vitest/config';

/**
 * The tests of the engine that import it at the top: what is loaded inside a test seems to be covered by
 * that test alone. Without the slowest properties: a change that only they notice is better noticed by
 * a case that can be read.
 */
export default defineConfig({
  test: {
    include: [
      'src/engine/**/*.test.ts',
      'src/cli/{format-samples,version-1}.test.ts',
      'src/games/*/examples/*.test.ts',
      'src/testing/format/*.test.ts',
    ],
    exclude: ['**/judge.property.test.ts'],
    testTimeout: 60_000,
  },
});
