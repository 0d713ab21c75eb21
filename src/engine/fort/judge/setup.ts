import { figures, parkDeck, tokens } from '../../../generated/fort.ts';
import { isBestFriend, pairOf } from '../describe/cards.ts';
import { type SetupFigure, type SetupMove, setupFigures } from '../describe/move.ts';
import type { Rule } from '../violation.ts';
import type { Table } from './table.ts';

/** What lies where before the first turn, with the clause that says so. */
const figuresOf = (players: number): Readonly<Record<SetupFigure, readonly [Rule, number]>> => ({
  pizza: ['setup.supply', tokens.pizza],
  toys: ['setup.supply', tokens.toys],
  'best-friends': ['setup.board', 2],
  score: ['setup.markers', 0],
  fort: ['setup.markers', 0],
  'made-up-rules': ['setup.made-up-rules', players + 1],
  perks: ['setup.perks', players + 1],
  park: ['setup.park', 3],
  'park-deck': ['setup.park', parkDeck.cards - 8 * players - 3],
  dealt: ['setup.deal', 8],
  kept: ['setup.draft', 8],
  deck: ['setup.deck', 10 - figures.handSize],
  hand: ['setup.hand', figures.handSize],
});

const byPlayers: readonly SetupFigure[] = ['made-up-rules', 'perks', 'park-deck'];

/** Is the table laid as the rules say? Only what is described is looked at. */
export function judgeSetup({ on, situation }: Table, { setup }: SetupMove): void {
  const { players } = situation;
  for (const figure of setupFigures) {
    const said = setup[figure];
    if (said === undefined) continue;
    const known = typeof players === 'object' ? players.length : players;
    const count = known ?? (byPlayers.includes(figure) ? on.ask('players', [2, 3, 4]) : 2);
    const [rule, need] = figuresOf(count)[figure];
    if (said === need) continue;
    if (byPlayers.includes(figure))
      on.no(rule, 'setup-by-players', { figure, said, need, players: count });
    else on.no(rule, 'setup-figure', { figure, said, need });
  }
  const [one, two] = setup.friends ?? [];
  if (one && (!isBestFriend(one) || (two && pairOf(one) !== two)))
    on.no('setup.board', 'not-a-pair', { card: one, other: two ?? '' });
}
