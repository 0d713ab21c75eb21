import { defineConfig } from 'vitest/config';

/** The tests of the engine alone: the quick ones that say something about the games. */
export default defineConfig({
  test: {
    include: [
      'src/engine/**/*.test.ts',
      'src/games/{answer,learn,practice,worked-examples}.test.ts',
      'src/cli/{format-samples,version-1}.test.ts',
      'src/testing/format/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
