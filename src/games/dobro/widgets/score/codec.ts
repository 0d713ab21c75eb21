import { isList, isName, isWhole } from '#engine/core/unknown-data.ts';
import { figures } from '#generated/dobro.ts';
import type { Codec } from '#widgets/shared/document.ts';
import type { DobroGame, DobroRound, Figures } from './game.ts';

const most = 999;

/** Holes are null; those at the end are left away. */
function writeFigures(own: Figures): (number | null)[] {
  const parts = own.map((figure) => figure ?? null);
  while (parts.length > 0 && parts.at(-1) === null) parts.pop();
  return parts;
}

function readFigures(data: unknown, players: number): Figures | undefined {
  if (!isList(data) || data.length > players) return undefined;
  const known = data.map((figure) => (isWhole(figure, 0, most) ? figure : undefined));
  if (!known.every((figure, at) => figure !== undefined || data[at] === null)) return undefined;
  return known.slice(0, known.findLastIndex((figure) => figure !== undefined) + 1);
}

/** [ranked, piles, places, forgetful, sums] */
function readRound(data: unknown, players: number): DobroRound | undefined {
  if (!isList(data) || data.length !== 5) return undefined;
  const [ranked, , , forgetful] = data;
  const piles = readFigures(data[1], players);
  const places = readFigures(data[2], players);
  const sums = readFigures(data[4], players);
  if (typeof ranked !== 'boolean' || !piles || !places || !sums) return undefined;
  if (forgetful !== null && !isWhole(forgetful, 0, players - 1)) return undefined;
  return { ranked, piles, places, forgetful, sums };
}

/** [long, names, ...rounds] */
export const dobroCodec: Codec<DobroGame> = {
  kind: 'dobro-score',
  version: 1,
  write: ({ long, players, rounds }) => [
    long,
    players,
    ...rounds.map(({ ranked, piles, places, forgetful, sums }) => [
      ranked,
      writeFigures(piles),
      writeFigures(places),
      forgetful,
      writeFigures(sums),
    ]),
  ],
  read: (data) => {
    if (!isList(data)) return undefined;
    const [long, names, ...rows] = data;
    if (typeof long !== 'boolean' || !isList(names)) return undefined;
    const players = names.filter(isName);
    const { minPlayers, maxPlayers } = figures;
    if (players.length !== names.length || !isWhole(names.length, minPlayers, maxPlayers))
      return undefined;
    const rounds = rows
      .map((row) => readRound(row, players.length))
      .filter((round) => round !== undefined);
    return rounds.length === rows.length && rounds.length <= maxPlayers
      ? { long, players, rounds }
      : undefined;
  },
};
