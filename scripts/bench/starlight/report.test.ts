import { expect, it } from 'vitest';
import { showComparison } from './report.ts';

it('shows each figure side by side with its ratio', () => {
  const ours = { build: 2000, requests: 5, bytes: 40_000, milliseconds: 800 };
  const theirs = { build: 5000, requests: 10, bytes: 100_000, milliseconds: 1200 };
  expect(
    showComparison([{ pages: 10, yardstick: ours, starlight: theirs }]),
  ).toMatchInlineSnapshot(`
    "                     ours  Starlight  times less
    ───────────────────  ────  ─────────  ──────────
    10 pages: build, s    2.0        5.0        2.50
    10 pages: requests      5         10        2.00
    10 pages: moved, kB  40.0      100.0        2.50
    10 pages: load, ms    800       1200        1.50"
  `);
});
