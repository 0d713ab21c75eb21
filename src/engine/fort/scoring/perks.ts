import type { SheetEntry } from '../format/sheet.ts';
import { no, type Violation } from '../violation.ts';
import { knownInPack } from './holdings.ts';

/** Perks that a player has: those described, and the XXL Backpack where the Pack holds more than its level allows. */
const perksOf = (entry: SheetEntry) => {
  const { fort = 5, perks = [] } = entry;
  const overfull = fort >= 2 && knownInPack(entry) > fort + 1;
  return new Set([perks, overfull ? 'xxl-backpack' : []].flat());
};

/** A perk comes with level 2, each player has at most one, and there is one of each (fort.level-2, setup.perks). */
export function* perkProblems(players: readonly SheetEntry[]): Generator<Violation> {
  const owners = new Map<string, string>();
  for (const entry of players) {
    const { name: player, fort = 2 } = entry;
    const [first, second] = entry.perks ?? [];
    if (first && fort < 2)
      yield no('fort.level-2', 'perk-below-2', { player, card: first, level: fort });
    if (first && second)
      yield no('fort.level-2', 'two-perks', { player, card: first, other: second });
    for (const card of perksOf(entry)) {
      const rival = owners.get(card);
      if (rival !== undefined) yield no('setup.perks', 'perk-twice', { card, player, rival });
      owners.set(card, player);
    }
  }
}
