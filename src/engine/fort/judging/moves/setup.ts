import { figures, parkDeck, tokens } from '#generated/fort.ts';
import { isBestFriend, pairOf } from '../../cards/ids.ts';
import type { SetupMove } from '../../format/move.ts';
import type { SetupFigure } from '../../format/vocabulary.ts';
import type { Rule } from '../../violation.ts';
import { seatsOf } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';

/** What is where before the first turn, with the clause that says so. */
export const figuresOf = (players: number): readonly (readonly [SetupFigure, Rule, number])[] => [
  ['pizza', 'setup.supply', tokens.pizza],
  ['toys', 'setup.supply', tokens.toys],
  ['best-friends', 'setup.board', 2],
  ['track', 'setup.markers', 0],
  ['fort', 'setup.markers', 0],
  ['made-up-rules', 'setup.made-up-rules', players + 1],
  ['perks', 'setup.perks', players + 1],
  ['park', 'setup.park', 3],
  ['park-deck', 'setup.park', parkDeck.cards - 8 * players - 3],
  ['dealt', 'setup.deal', 8],
  ['kept', 'setup.draft', 8],
  ['deck', 'setup.deck', 10 - figures.handSize],
  ['hand', 'setup.hand', figures.handSize],
];

const goesByPlayers = (figure: SetupFigure): boolean =>
  figure === 'made-up-rules' || figure === 'perks' || figure === 'park-deck';

/** Is the table laid as the rules say? Only what is described is looked at. */
export function judgeSetup({ on, situation }: Table, { setup }: SetupMove): void {
  const { friends } = setup;
  const given = (players: number) =>
    figuresOf(players).filter(([figure]) => setup[figure] !== undefined);
  const dependent = (players: number) => given(players).filter(([figure]) => goesByPlayers(figure));
  const fits = (players: number): boolean =>
    dependent(players).every(([figure, , need]) => setup[figure] === need);
  const seats = seatsOf(situation);
  // Where nobody said how many play, some number has to fit all figures.
  const misfit = !seats && ![2, 3, 4].some(fits);
  const players =
    seats ??
    (misfit || !dependent(2).length
      ? 2
      : on.ask('players', [2, 3, 4], 'players', { is: 'amount' }));
  for (const [figure, rule, need] of given(players)) {
    const said = setup[figure] ?? need;
    if (!goesByPlayers(figure)) {
      if (said !== need) on.no(rule, 'setup-figure', { figure, said, need });
    } else if (misfit) on.no(rule, 'setup-misfit', { figure, said });
    else if (said !== need) on.no(rule, 'setup-by-players', { figure, said, need, players });
  }
  const [one, two] = friends ?? [];
  if (friends && friends.length !== 2)
    on.no('setup.board', 'setup-figure', { figure: 'best-friends', said: friends.length, need: 2 });
  else if (one && two && (!isBestFriend(one) || pairOf(one) !== two))
    on.no('setup.board', 'not-a-pair', { card: one, other: two });
}
