import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', 'dist/**', '.cache/**'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.browser.test.ts'],
          // All cores: by itself Vitest would leave one idle.
          maxWorkers: '100%',
          // Property tests on a busy machine with two cores.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['{src,scripts}/**/*.browser.test.ts'],
          exclude: outside,
          globalSetup: ['src/testing/global-setup.ts'],
          // One Chromium for all files. Much of a visit is waiting, so two files at a time fit two cores.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
