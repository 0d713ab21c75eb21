import type { CardId } from '../../cards/ids.ts';
import { printedOn } from '../../cards/printed.ts';
import type { Added } from '../../cards/suits.ts';
import { suits } from '../../notation/tree.ts';
import { type FollowTable, followTask, type Led, matchesLed } from '../../rules/follow.ts';
import { canFollow } from './check-follow.ts';

/** A card to discard, and how often the public box would happen by it alone; null where it does not count suits. */
interface Way {
  readonly discard: readonly [Added];
  readonly times: number | null;
}
type Options = Map<CardId, readonly Way[]>;

/** The ways to discard each card for a played card, worked out when first needed. */
const known = new Map<CardId, Map<Led['declared'], Options>>();

function optionsOf({ card, declared }: Led): Options {
  let bySuit = known.get(card);
  if (bySuit === undefined) {
    bySuit = new Map();
    known.set(card, bySuit);
  }
  let options = bySuit.get(declared);
  if (options === undefined) {
    options = new Map();
    bySuit.set(declared, options);
  }
  return options;
}

/** The ways to discard a card that match the leader's: its coin as the suit needed, or uncounted. */
function waysToDiscard(options: Options, card: CardId, led: Led): readonly Way[] {
  let found = options.get(card);
  if (found === undefined) {
    const coins = printedOn(card).symbols.includes('coin')
      ? suits.filter((suit) => matters(suit, led))
      : [];
    found = [{ card }, ...coins.map((coin) => ({ card, coin }))]
      .filter((added) => matchesLed(added, led))
      .map((added): Way => ({ discard: [added], times: followTask(led, [added]).times }));
    options.set(card, found);
  }
  return found;
}

/** Whether it is a suit that the leader's card shows or its public × counts. */
function matters(suit: (typeof suits)[number], { card, declared }: Led): boolean {
  const { symbols, public: box } = printedOn(card);
  return declared === suit || box?.suit === suit || symbols.includes(suit);
}

/** Every legal way to follow; with `limit` 1, whether there is one. */
export function listFollows(
  table: FollowTable,
  limit = Number.POSITIVE_INFINITY,
): (readonly Added[])[] {
  const { hand, counts, led } = table;
  const found: (readonly Added[])[] = [];
  if (!printedOn(led.card).public) return found;
  const options = optionsOf(led);
  // Cards that count alike are interchangeable.
  let times: Way['times'] = 0;
  let possible = false;
  for (const [at, card] of hand.entries()) {
    if (hand.indexOf(card) < at) continue;
    for (const way of waysToDiscard(options, card, led)) {
      if (way.times !== times) {
        times = way.times;
        possible = canFollow(table, way.discard);
      }
      if (possible) found.push(way.discard);
      if (found.length >= limit) return found;
    }
  }
  if (counts.perk === 'copy-cat') addPairs(table, options, found);
  return found;
}

/** Copy Cat: two cards, in any order (perk.copy-cat). */
function addPairs(table: FollowTable, options: Options, found: (readonly Added[])[]): void {
  const { hand, led } = table;
  const seen = new Set<string>();
  hand.forEach((first, at) => {
    for (const second of hand.slice(at + 1))
      for (const {
        discard: [one],
      } of waysToDiscard(options, first, led))
        for (const {
          discard: [two],
        } of waysToDiscard(options, second, led)) {
          const key = [one, two]
            .map(({ card, coin }) => `${card} ${coin}`)
            .sort()
            .join();
          if (seen.has(key)) continue;
          seen.add(key);
          if (canFollow(table, [one, two])) found.push([one, two]);
        }
  });
}
