import type { Page } from 'playwright-core';
import { ready, tick } from '#testing/checker.ts';
import { force, inTurn, nameAll, type OwnStates } from './state.ts';

/** Every pile of every round. */
async function fillRounds(page: Page): Promise<void> {
  const piles = page.locator('input[id^=r][inputmode]');
  for (let at = 0; at < (await piles.count()); at += 1) await piles.nth(at).fill(`${(at % 7) + 4}`);
}

/** The states that only Dobro has. */
export const dobro: OwnStates = {
  sample: { chapter: 'turn', card: 'joker', steps: 4 },
  states: [
    {
      name: 'dobro-score-full',
      path: 'dobro/score/',
      prepare: inTurn(ready, force('#players-6'), (page) => nameAll(page), fillRounds),
    },
    {
      name: 'dobro-check-chosen',
      path: 'dobro/check/',
      prepare: (page) => tick(page, 'kind-options'),
    },
  ],
};
