import { expect, it } from 'vitest';
import { bgStatsLink } from './bg-stats.ts';

it('hands over date, game and players with points, rank, winner and who went first', () => {
  const link = bgStatsLink({
    id: 'a-1',
    at: new Date(2026, 0, 5, 9, 7, 3).getTime(),
    game: { id: 'fort', name: 'Fort' },
    players: [
      { name: 'Аня & Co', shown: 'Аня & Co', total: 32, place: 1 },
      { name: '', shown: 'Player 2', total: 7, place: 2 },
    ],
    starter: 1,
  });
  const [before, data] = link.split('?data=');
  expect(before).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(data).toMatch(/^[\w.!~*'()%-]+$/);
  expect(JSON.parse(decodeURIComponent(data ?? ''))).toMatchObject({
    sourceName: 'Yardstick',
    sourcePlayId: 'a-1',
    playDate: '2026-01-05 09:07:03',
    game: { name: 'Fort' },
    players: [
      { name: 'Аня & Co', score: 32, winner: true, rank: 1, startPlayer: false },
      { name: 'Player 2', score: 7, winner: false, rank: 2, startPlayer: true },
    ],
  });
});

it('says of nobody that they went first while that is not known', () => {
  const player = { name: 'A', shown: 'A', total: 1, place: 1 };
  const game = { id: 'fort', name: 'Fort' };
  const link = bgStatsLink({ id: 'x', at: 0, game, players: [player, player], starter: null });
  expect(decodeURIComponent(link)).not.toContain('"startPlayer":true');
});
