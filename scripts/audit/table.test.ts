import { expect, it } from 'vitest';
import { table } from './table.ts';

it('lines up names on the left and figures on the right', () => {
  expect(
    table(
      ['page', 'kB'],
      [
        ['home', '8.1'],
        ['fort/rules', '33.4'],
      ],
    ),
  ).toMatchInlineSnapshot(`
    "page          kB
    ──────────  ────
    home         8.1
    fort/rules  33.4"
  `);
});
