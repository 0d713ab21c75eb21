import { expect, it } from 'vitest';
import { countTests } from './vitest-stage.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

it('counts the tests of all files, and a file that broke as a failed one', () => {
  expect(
    countTests([
      file('passed', 'passed', 'passed'),
      file('failed', 'passed', 'failed', 'failed'),
      file('failed'),
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
