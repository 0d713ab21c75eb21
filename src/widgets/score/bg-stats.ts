import type { Final } from './standing.ts';

const address = 'https://app.bgstatsapp.com/createPlay.html?data=';

export interface HandedPlay {
  /** Identifies a game that is passed on again. */
  readonly id: string;
  readonly at: number;
  readonly game: { readonly id: string; readonly name: string };
  readonly players: readonly (Final & { readonly shown: string })[];
  /** The seat of the first player, if entered. */
  readonly starter: number | null;
}

const two = (part: number): string => `${part}`.padStart(2, '0');

/** Local time: 2026-11-17 20:05:00. */
function wallClock(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
}

/** A link that passes a finished game to the app BG Stats. It is followed only when tapped. */
export function bgStatsLink({ id, at, game, players, starter }: HandedPlay): string {
  const play = {
    sourceName: 'Yardstick',
    sourcePlayId: id,
    playDate: wallClock(at),
    game: { name: game.name, sourceGameId: game.id, highestWins: true, noPoints: false },
    players: players.map(({ shown, total, place }, seat) => ({
      name: shown,
      sourcePlayerId: shown,
      score: total,
      winner: place === 1,
      rank: place,
      startPlayer: seat === starter,
    })),
  };
  return address + encodeURIComponent(JSON.stringify(play));
}
