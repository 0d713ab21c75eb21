import { createHash } from 'node:crypto';
import { makePool } from '#engine/core/practice/pool.ts';
import type { Description, Moment, PractisedGame } from '#engine/core/practice/practised-game.ts';

/** The kind of a move: its first key. */
const kindOf = (move: Description): string => {
  const [kind = ''] = Object.keys(move);
  return 'perk' in move && kind !== 'perk' ? `${kind} with ${move.perk}` : kind;
};

const fingerprint = (all: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);

/**
 * What could be asked about in random games from fixed seeds, by kinds of moves: how many moments there are,
 * and for each thing that practice knows about them a fingerprint; of the first of a kind all of it.
 */
export function sameMoments(
  game: PractisedGame,
  clauses: readonly string[],
  options: readonly { readonly players: number; readonly seed: number }[],
): string {
  const parts: Readonly<Record<string, (moment: Moment) => unknown>> = {
    situation: ({ situation }) => situation,
    move: ({ move }) => move,
    keeps: game.keep,
    exchanges: (moment) => game.exchange(moment) ?? 'nothing',
    'comes to mind': (moment) => clauses.filter((clause) => game.comesToMind(clause, moment)),
    strange: ({ situation }) => clauses.filter((clause) => game.isStrange(clause, situation)),
    shows: (moment) => clauses.filter((clause) => game.shows(clause, moment)),
    'else one might': (moment) =>
      game
        .others(moment)
        .map(({ situation, move }) => (situation === moment.situation ? move : [situation, move])),
  };
  const moments = options.flatMap((one) => game.moments(one));
  const kinds = Map.groupBy(moments, ({ move }) => kindOf(move));
  const lines = [...kinds].flatMap(([kind, all]) => [
    `${kind}: ${all.length} moments`,
    ...Object.entries(parts).map(([name, part]) => {
      const found = all.map(part);
      return `  ${name}: ${fingerprint(found)} ${JSON.stringify(found[0])}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The situations that a game practises with, chosen from few random games. */
export function samePool(
  game: PractisedGame,
  chosen: Omit<Parameters<typeof makePool>[1], 'chapterOf'>,
): string {
  const chapterOf = (clause: string): string => clause.split('.')[0] ?? '';
  const lines = makePool(game, { ...chosen, chapterOf }).map(
    ({ id, verdict, clause, level, reasons = [], situation, move }) =>
      `${id} ${verdict} ${clause} (${level}) ${[...reasons].join(' / ')}\n  ${JSON.stringify(situation)}\n  ${JSON.stringify(move)}`,
  );
  return `${lines.join('\n')}\n`;
}
