import type { Play } from './standing.ts';

interface Outing {
  readonly at: number;
  readonly points: number;
  readonly won: boolean;
}

/** What one player has done in all finished games of a kind. */
export interface Tally {
  readonly name: string;
  /** The first game first. */
  readonly outings: readonly Outing[];
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** "anna " and "Anna" are one person, with or without composed letters. */
const personOf = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase();

/**
 * One tally for each name: those who won most first, then those with the better average. Players without
 * a name are left out. Two players of one name in a game can't be told apart; both count.
 */
export function talliesOf(plays: readonly Play[]): Tally[] {
  const people = new Map<string, { name: string; outings: Outing[] }>();
  for (const { at, players } of [...plays].sort((a, b) => a.at - b.at))
    for (const { name, total, place } of players) {
      const key = personOf(name);
      if (key === '') continue;
      const own = people.get(key) ?? { name: '', outings: [] };
      own.outings.push({ at, points: total, won: place === 1 });
      // In the latest spelling.
      people.set(key, { name: name.trim(), outings: own.outings });
    }
  const tallies = [...people.values()].map(({ name, outings }): Tally => {
    const points = outings.map((own) => own.points);
    return {
      name,
      outings,
      wins: outings.filter(({ won }) => won).length,
      average: points.reduce((sum, own) => sum + own, 0) / points.length,
      best: Math.max(...points),
    };
  });
  return tallies.sort((a, b) => b.wins - a.wins || b.average - a.average);
}
