import type { Played, Player, State } from './state.ts';

const clonePlayer = (player: Player): Player => ({
  ...player,
  hand: [...player.hand],
  deck: [...player.deck],
  discard: [...player.discard],
  yard: [...player.yard],
  lookout: [...player.lookout],
  stuff: { ...player.stuff },
  pack: { ...player.pack },
});

const clonePlayed = (played: Played): Played => ({
  ...played,
  tasks: played.tasks.map((task) => ({ ...task })),
  queue: played.queue && [...played.queue],
});

/** A state that can be changed without touching the given one; the board is never changed. */
export const clone = (state: State): State => ({
  ...state,
  players: state.players.map(clonePlayer),
  supply: { ...state.supply },
  park: [...state.park],
  deck: [...state.deck],
  box: [...state.box],
  rules: [...state.rules],
  perks: [...state.perks],
  used: [...state.used],
  played: state.played && clonePlayed(state.played),
  task: state.task && { ...state.task },
  ends: [...state.ends],
  draft: state.draft && {
    packs: state.draft.packs.map((pack) => [...pack]),
    kept: state.draft.kept.map((cards) => [...cards]),
  },
});
