import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import { printedOn } from '../cards/printed.ts';
import type { CardSymbol } from '../notation/tree.ts';
import type { Move } from '../state/move.ts';
import type { Played, Player, Seat, State, Task } from '../state/state.ts';
import { legalMoves } from './legal-moves.ts';

/** A player as somebody at the table sees them. */
interface PlayerView
  extends Pick<Player, 'discard' | 'yard' | 'stuff' | 'pack' | 'level' | 'vp' | 'perk'> {
  /** The cards, for their owner; for others only how many there are. */
  readonly hand: readonly CardId[] | number;
  readonly deck: number;
  /** Tucked cards show only their suits (action.lookout); their owner knows them. */
  readonly lookout: readonly (CardId | readonly CardSymbol[])[];
  /** A made-up rule is kept facedown (fort.level-1). */
  readonly rule: MadeUpRuleId | boolean;
}

/** What one seat may know of a state. */
export interface View
  extends Pick<
    State,
    | 'first'
    | 'leader'
    | 'turns'
    | 'phase'
    | 'asked'
    | 'supply'
    | 'park'
    | 'macaroni'
    | 'used'
    | 'reward'
    | 'ends'
  > {
  readonly me: Seat;
  /** Who has to answer, and with what, if it is this seat. */
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly box: number;
  readonly rules: readonly MadeUpRuleId[] | number;
  readonly perks: readonly PerkId[];
  readonly played: Played | null;
  readonly task: Task | null;
  readonly draft: { readonly pack: readonly CardId[]; readonly kept: readonly CardId[] } | null;
}

function viewPlayer(player: Player, own: boolean, over: boolean): PlayerView {
  const { discard, yard, stuff, pack, level, vp, perk, rule } = player;
  return {
    discard,
    yard,
    stuff,
    pack,
    level,
    vp,
    perk,
    hand: own ? sorted(player.hand) : player.hand.length,
    deck: player.deck.length,
    lookout: own ? player.lookout : player.lookout.map((card) => printedOn(card).symbols),
    // Made-up rules are revealed for the scoring (score.total).
    rule: own || over ? (rule ?? false) : rule !== null,
  };
}

/** The order of a hand means nothing, and must not reveal the order of the deck. */
const sorted = (cards: readonly CardId[]): CardId[] => [...cards].sort();

/** What a seat may know: no facedown card of others, no deck, no randomness. */
export function view(state: State, me: Seat): View {
  const { first, leader, turns, phase, asked, seat, supply, park, macaroni, used, reward, ends } =
    state;
  const { draft, perks, played, task } = state;
  const asks = seat === me;
  return {
    me,
    first,
    leader,
    turns,
    phase,
    asked,
    seat,
    supply,
    park,
    macaroni,
    used,
    reward,
    ends,
    moves: asks ? legalMoves(state) : [],
    players: state.players.map((player, at) => viewPlayer(player, at === me, asked === 'over')),
    deck: state.deck.length,
    box: state.box.length,
    // A player who reaches level 1 looks through the stack.
    rules: asks && asked === 'rule' ? state.rules : state.rules.length,
    perks,
    played,
    task,
    draft: draft && { pack: sorted(draft.packs[me] ?? []), kept: draft.kept[me] ?? [] },
  };
}
