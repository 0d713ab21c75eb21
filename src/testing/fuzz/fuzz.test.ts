import { expect, test } from 'vitest';
import { attacks } from './all.ts';

test.each(attacks)(
  '$name: 300 generated inputs',
  async ({ run }) => {
    expect(await run({ runs: 300 })).toBeUndefined();
  },
  120_000,
);
