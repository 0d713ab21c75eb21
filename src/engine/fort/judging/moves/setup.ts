import { isBestFriend, pairOf } from '../../cards/ids.ts';
import type { SetupMove } from '../../format/move.ts';
import type { SetupFigure } from '../../format/vocabulary.ts';
import { seatsOf } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { figuresOf } from './setup-figures.ts';

const goesByPlayers = (figure: SetupFigure): boolean =>
  figure === 'made-up-rules' || figure === 'perks' || figure === 'park-deck';

/** Is the table set up as the rules say? Only what is described is looked at. */
export function judgeSetup({ on, situation }: Table, { setup }: SetupMove): void {
  const { friends } = setup;
  const given = (players: number) =>
    figuresOf(players).filter(([figure]) => setup[figure] !== undefined);
  const dependent = (players: number) => given(players).filter(([figure]) => goesByPlayers(figure));
  const fits = (players: number): boolean =>
    dependent(players).every(([figure, , need]) => setup[figure] === need);
  const seats = seatsOf(situation);
  // Where the number of players is not described, some number has to fit all figures.
  const misfit = !seats && ![2, 3, 4].some(fits);
  const players =
    seats ??
    (misfit || !dependent(2).length
      ? 2
      : on.ask('players', [2, 3, 4], 'players', { is: 'amount' }));
  for (const [figure, rule, need] of given(players)) {
    const claimed = setup[figure] ?? need;
    if (!goesByPlayers(figure)) {
      if (claimed !== need) on.no(rule, 'setup-figure', { figure, said: claimed, need });
    } else if (misfit) on.no(rule, 'setup-misfit', { figure, said: claimed });
    else if (claimed !== need)
      on.no(rule, 'setup-by-players', { figure, said: claimed, need, players });
  }
  const [one, two] = friends ?? [];
  if (friends && friends.length !== 2)
    on.no('setup.board', 'setup-figure', { figure: 'best-friends', said: friends.length, need: 2 });
  else if (one && two && (!isBestFriend(one) || pairOf(one) !== two))
    on.no('setup.board', 'not-a-pair', { card: one, other: two });
}
