import { defineConfig } from 'vitest/config';

/**
 * The tests of the engine, without the properties: these take a minute, and a change that only they
 * notice is better noticed by a case that can be read.
 */
export default defineConfig({
  test: {
    include: [
      'src/engine/**/*.test.ts',
      'src/games/{answer,learn,practice,worked-examples}.test.ts',
      'src/cli/{format-samples,version-1}.test.ts',
      'src/games/*/examples/*.test.ts',
      'src/testing/format/*.test.ts',
    ],
    exclude: ['**/*.property.test.ts'],
    testTimeout: 60_000,
  },
});
