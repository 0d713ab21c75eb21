import type { DrawLots, Lots } from '#engine/core/lots.ts';
import { type Rolling, roll, seeded, shuffle } from '#engine/core/rng.ts';
import { kidIds, madeUpRuleIds, perkIds } from '#generated/fort.ts';
import type { CardId } from '../../cards/ids.ts';
import type { Board } from '../../state/board.ts';
import { standInBoard } from '../../state/stand-in-board.ts';

export interface Dealing {
  readonly first: number;
  readonly deck: CardId[];
  readonly rules: (typeof madeUpRuleIds)[number][];
  readonly perks: (typeof perkIds)[number][];
}

/** Who begins, the shuffled kids, made-up rules and perks (setup.first-player to setup.park). */
export function deal(rolling: Rolling, players: number, copies: Board['copies']): Dealing {
  const kids = kidIds.flatMap((kid) => Array<CardId>(copies[kid] ?? 0).fill(kid));
  return {
    first: roll(rolling, players),
    deck: shuffle(rolling, kids),
    rules: shuffle(rolling, [...madeUpRuleIds]).slice(0, players + 1),
    perks: shuffle(rolling, [...perkIds]).slice(0, players + 1),
  };
}

export const drawLots: DrawLots = (players, seed): Lots => {
  const { first, rules, perks } = deal({ rng: seeded(seed) }, players, standInBoard.copies);
  return { first, cards: { 'made-up-rules': rules, perks } };
};
