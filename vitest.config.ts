import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const outside = ['**/node_modules/**', 'dist/**', '.cache/**'];

/** Short files that take long: started last, one of them would keep one core busy and leave one idle. */
const slow = ['offline.browser', 'sub-path.browser', 'accessibility-', 'keyboard.browser'];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.some((name) => moduleId.includes(name));
    const [first, others] = [true, false].map((wanted) =>
      files.filter((file) => isSlow(file) === wanted),
    );
    return [...(await super.sort(first ?? [])), ...(await super.sort(others ?? []))];
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    sequence: { sequencer: SlowFirst },
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
          // One Chromium for all files. Much of a visit is waiting, so three files at a time fit two cores.
          maxWorkers: 3,
          // What is waited for comes when it comes: a busy machine is no fault of the page.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
