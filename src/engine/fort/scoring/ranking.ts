import type { SheetEntry } from '../format/sheet.ts';
import type { PlayerScore } from './score.ts';

interface Place {
  readonly place: number;
  readonly name: string;
  readonly total: number;
  readonly fort: number;
}

/** What settled a tie for the most points: the Fort Level, or nothing, and the victory is shared. */
type TieBreak = 'fort-level' | 'shared';

export interface Ranking {
  readonly ranking: readonly Place[];
  readonly winners: readonly string[];
  readonly tieBreak: TieBreak | null;
}

const open: Ranking = { ranking: [], winners: [], tieBreak: null };

/** Most points, then the highest Fort Level; those still tied share the victory (score.tie). Open as long as a total is. */
export function rank(scores: readonly PlayerScore[], entries: readonly SheetEntry[]): Ranking {
  const sorted: { name: string; total: number; fort: number }[] = [];
  for (const [at, { name, total }] of scores.entries()) {
    const fort = entries[at]?.fort;
    if (total === null || fort === undefined) return open;
    sorted.push({ name, total, fort });
  }
  sorted.sort((a, b) => b.total - a.total || b.fort - a.fort);
  const ranking = sorted.map((own) => ({
    place:
      1 +
      sorted.filter((o) => o.total > own.total || (o.total === own.total && o.fort > own.fort))
        .length,
    ...own,
  }));
  const winners = ranking.filter(({ place }) => place === 1).map(({ name }) => name);
  const tied = ranking.filter(({ total }) => total === ranking[0]?.total).length > 1;
  return {
    ranking,
    winners,
    tieBreak: tied ? (winners.length > 1 ? 'shared' : 'fort-level') : null,
  };
}
