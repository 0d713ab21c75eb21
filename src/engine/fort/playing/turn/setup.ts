import { seeded, shuffle } from '#engine/core/rng.ts';
import { boards, figures, tokens } from '#generated/fort.ts';
import type { CardId } from '../../cards/ids.ts';
import type { Board } from '../../state/board.ts';
import type { Player, State } from '../../state/state.ts';
import { by } from '../../violation.ts';
import { refillPark } from '../icons/sources.ts';
import { markSetup } from './clauses-seen.ts';
import { deal } from './lots.ts';
import { proceed } from './next-decision.ts';
import { draw } from './phases.ts';

export interface Options {
  readonly players: number;
  readonly seed: number;
  readonly board: Board;
  /** The advanced setup (setup.draft) instead of the basic one (setup.deal). */
  readonly draft?: boolean;
}

/** Cards each player starts with beside the Best Friends (setup.deal, setup.draft). */
export const startingKids = 8;

const newPlayer = (): Player => ({
  hand: [],
  deck: [],
  discard: [],
  yard: [],
  lookout: [],
  stuff: { pizza: 0, toys: 0 },
  pack: { pizza: 0, toys: 0 },
  level: 0,
  vp: 0,
  rule: null,
  perk: null,
});

/** The table before the first turn; with a draft, before the first card is kept. */
export function setup({ players: count, seed, board, draft = false }: Options): State {
  if (!Number.isInteger(count) || count < figures.minPlayers || count > figures.maxPlayers)
    throw new RangeError(`Fort is for ${figures.minPlayers} to ${figures.maxPlayers} players.`);
  const rolling = { rng: seeded(seed) };
  const { first, deck, rules, perks } = deal(rolling, count, board.copies);
  const packs = Array.from({ length: count }, () => deck.splice(-startingKids));
  const state: State = {
    rng: rolling.rng,
    board,
    first,
    leader: first,
    turns: 0,
    phase: 'setup',
    asked: 'keep',
    seat: 0,
    players: packs.map(newPlayer),
    supply: { ...tokens },
    park: [],
    deck,
    box: [],
    rules,
    perks,
    macaroni: null,
    used: [],
    played: null,
    task: null,
    actor: first,
    reward: null,
    ends: [],
    draft: null,
  };
  refillPark(state);
  markSetup();
  if (draft) state.draft = { packs, kept: packs.map(() => []) };
  else {
    by('setup.deal');
    begin(state, packs);
  }
  return state;
}

/** Own decks and first hands (setup.deck, setup.hand), then the first turn. */
export function begin(state: State, kids: readonly CardId[][]): void {
  const pairs = Object.values(boards);
  by('setup.deck');
  by('setup.hand');
  state.players.forEach((player, seat) => {
    player.deck = shuffle(state, [...(kids[seat] ?? []), ...(pairs[seat] ?? [])]);
    draw(state, seat);
  });
  state.draft = null;
  state.phase = 'next';
  proceed(state);
}
