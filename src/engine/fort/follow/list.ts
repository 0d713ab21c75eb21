import { factsOf } from '../facts.ts';
import type { Added } from '../move.ts';
import { suits } from '../notation/tree.ts';
import type { CardId } from '../state.ts';
import { canFollow, type FollowTable, matchesLed } from './check.ts';

/** The ways to discard a card that match the leader's: its coin as the suit needed, or uncounted. */
function optionsFor(card: CardId, { led }: FollowTable): Added[] {
  const { symbols } = factsOf(card);
  const plain = { card };
  if (!symbols.includes('coin')) return matchesLed(plain, led) ? [plain] : [];
  const wanted = suits.filter((coin) => symbolsMatter(coin, led));
  return [plain, ...wanted.map((coin) => ({ card, coin }))].filter((added) =>
    matchesLed(added, led),
  );
}

/** A suit that the leader's card shows or its public × goes by. */
const symbolsMatter = (suit: (typeof suits)[number], led: FollowTable['led']): boolean =>
  led.declared === suit ||
  factsOf(led.card).public?.suit === suit ||
  factsOf(led.card).symbols.includes(suit);

/** Every legal way to follow; with `limit` 1, whether there is one. */
export function listFollows(
  table: FollowTable,
  limit = Number.POSITIVE_INFINITY,
): (readonly Added[])[] {
  const { hand, means, led } = table;
  const found: (readonly Added[])[] = [];
  if (!factsOf(led.card).public) return found;
  const options = hand.map((card) => optionsFor(card, table));
  for (let at = 0; at < hand.length; at++) {
    const first = options[at] ?? [];
    const card = hand[at];
    if (card === undefined || hand.indexOf(card) < at) continue;
    for (const added of first) {
      if (canFollow(table, [added])) found.push([added]);
      if (found.length >= limit) return found;
    }
  }
  if (means.perk !== 'copy-cat') return found;
  const seen = new Set<string>();
  for (let at = 0; at < hand.length; at++)
    for (let other = at + 1; other < hand.length; other++)
      for (const one of options[at] ?? [])
        for (const two of options[other] ?? []) {
          const key = [one, two]
            .map(({ card, coin }) => `${card} ${coin}`)
            .sort()
            .join();
          if (seen.has(key)) continue;
          seen.add(key);
          if (canFollow(table, [one, two])) found.push([one, two]);
        }
  return found;
}
