import { lacking } from '#engine/core/lacking.ts';
import type { Added } from '../cards/suits.ts';
import type { Choices, DescribedMove } from '../format/move.ts';
import type { Side, Situation } from '../format/situation.ts';
import { stated } from '../format/spelling.ts';
import type { HelpingCard, MovedCard } from '../format/values.ts';
import { type Source, sources, steps } from '../format/vocabulary.ts';
import type { BoxName, CardSymbol } from '../notation/tree.ts';
import type { Move, PlayMove, StepMove } from '../state/move.ts';
import type { Player, Seat, State } from '../state/state.ts';

/** Whole games as descriptions, written down as they are played: the judge is compared with them. */

export const nameOf = (seat: Seat, me: Seat): string => (seat === me ? 'me' : `P${seat}`);

const sideOf = (player: Player): Side => ({
  hand: [...player.hand],
  deck: player.deck.length,
  discard: [...player.discard],
  yard: [...player.yard],
  lookout: [...player.lookout],
  stuff: { ...player.stuff },
  pack: { ...player.pack },
  fort: player.level,
  track: player.vp,
  perks: player.perk ? [player.perk] : [],
  ...(player.rule ? { 'made-up-rule': player.rule } : {}),
});

/** Everything on the table as a player would describe it; usually the player whose decision it is. */
export function describeState(state: State, seat: Seat = state.seat): Situation {
  const { players, leader, played, asked, board } = state;
  const me = players[seat] ?? lacking(`seat ${seat}`);
  const rivals = players.flatMap((player, at): [string, Side][] =>
    at === seat ? [] : [[nameOf(at, seat), sideOf(player)]],
  );
  const led = played && seat !== leader;
  const decided = rivals.map(([name]) => name).filter((name) => name !== nameOf(leader, seat));
  return {
    players: players.map((_, at) => nameOf(at, seat)),
    turn: nameOf(leader, seat),
    me: { ...sideOf(me), ...(asked === 'birthday-party' ? { recruited: 1 } : {}) },
    rivals: Object.fromEntries(rivals),
    park: [...state.park],
    'park-deck': state.deck.length,
    supply: { ...state.supply },
    'perk-row': [...state.perks],
    board: { costs: Object.fromEntries(steps.map((step, at) => [step, board.costs[at] ?? []])) },
    ...(led
      ? {
          leader: {
            played: played.card,
            gained: played.gained ?? 'none',
            // Rough Housing is offered once all others have decided.
            ...(asked === 'rough-housing' ? { declined: decided } : {}),
            ...(played.declared ? { declared: played.declared } : {}),
          },
        }
      : {}),
  };
}

/** The same at the beginning of a turn, with all cards face up and everything that later moves depend on. */
export function describeTurn(state: State): Situation {
  const { players, leader, first, turns, macaroni } = state;
  const situation = describeState(state, leader);
  const also = (seat: Seat): Partial<Side> => ({
    // In no particular order, since nobody looks into a deck.
    deck: [...(players[seat]?.deck ?? [])].sort(),
    macaroni: macaroni === seat,
    'first-turn': turns + ((seat - leader + players.length) % players.length) <= players.length,
  });
  const seatOf = (name: string): Seat =>
    players.findIndex((_, seat) => nameOf(seat, leader) === name);
  const { me: { recruited: _, ...me } = {}, rivals = {}, ...table } = situation;
  return {
    ...table,
    'first-player': nameOf(first, leader),
    phase: players[leader]?.yard.length ? 'cleanup' : 'play',
    me: { ...me, ...also(leader) },
    rivals: Object.fromEntries(
      Object.entries(rivals).map(([name, side]) => [name, { ...side, ...also(seatOf(name)) }]),
    ),
  };
}

/** Writes down a coin that counts as no suit; where coins themselves count, it can't be written as counting as nothing. */
export const helping =
  (named?: CardSymbol) =>
  ({ card, coin }: Added): HelpingCard =>
    coin || named !== 'coin' ? { card, coin: coin ?? 'none' } : card;

const sourceOf = (from: string): Source => sources.find((source) => source === from) ?? 'hand';

export const moved = (
  { card, from, whose }: { card?: MovedCard; from: string; whose?: Seat },
  me: Seat,
): MovedCard => ({
  from: sourceOf(from),
  ...(typeof card === 'string' ? { card } : {}),
  ...(whose === undefined ? {} : { of: nameOf(whose, me) }),
});

const add = (tokens: Record<string, number> = {}, what: string) => ({
  ...tokens,
  [what]: (tokens[what] ?? 0) + 1,
});

/** The steps done in one box, as its described choices, down to the last token. */
export function describeSteps(moves: readonly StepMove[], me: Seat): Choices {
  type Tokens = Record<string, number>;
  let gain: Tokens | undefined;
  let pack: Record<string, Tokens> | undefined;
  let spend: Record<string, Tokens> | undefined;
  const lists: { trash?: MovedCard[]; lookout?: MovedCard[]; recruit?: MovedCard[] } = {};
  let convert: { into: 'pizza' | 'toys'; in: 'stuff' | 'pack' }[] | undefined;
  let score: number | undefined;
  let rest: Choices = {};
  for (const move of moves) {
    if (move.do === 'gain') gain = add(gain, move.what);
    else if (move.do === 'pack') pack = { ...pack, [move.from]: add(pack?.[move.from], move.what) };
    else if (move.do === 'spend')
      spend = { ...spend, [move.from]: add(spend?.[move.from], move.what) };
    else if (move.do === 'convert') convert = [...(convert ?? []), { into: move.to, in: move.in }];
    else if (move.do === 'trash' || move.do === 'lookout' || move.do === 'recruit')
      lists[move.do] = [...(lists[move.do] ?? []), moved(move, me)];
    else if (move.do === 'advance') rest = { ...rest, pay: move.pay, advance: true };
    else if (move.do === 'vp') score = (score ?? 0) + 1;
    else if (move.do === 'trash-this') rest = { ...rest, 'trash-this': true };
    else if (move.do === 'trash-rival')
      rest = { ...rest, 'trash-rival': moved({ ...move, from: 'yard' }, me) };
    else {
      gain = { ...move.take };
      if (move.do === 'copy-rival-pack') rest = { ...rest, rival: nameOf(move.whose, me) };
    }
  }
  return stated({
    ...rest,
    gain,
    score,
    'put-in-pack': pack,
    spend,
    convert,
    trash: lists.trash,
    'put-in-lookout': lists.lookout,
    recruit: lists.recruit,
  });
}

/** A play; the choices of each box if they are known. */
export const describePlay = (
  move: PlayMove,
  choices: { readonly [box in BoxName]?: Choices } = {},
): DescribedMove => ({
  play: move.card,
  add: move.added.map(helping(move.named)),
  'add-from-lookout': move.lookout.map(helping(move.named)),
  ...(move.named ? { suit: move.named } : {}),
  ...(move.declared ? { declare: move.declared } : {}),
  actions: move.uses.map(({ box, full }) => ({ [box]: { ...choices[box], full } })),
});

/** The decisions that are moves of their own; undefined for the steps inside a box. */
export function describeMove(
  move: Move,
  { seat, asked }: Pick<State, 'seat' | 'asked'>,
): DescribedMove | undefined {
  switch (move.do) {
    case 'play':
      return asked === 'play' ? describePlay(move) : undefined;
    case 'follow':
      return { follow: move.discard.map(helping()) };
    case 'skip':
      return { skip: 'play' };
    case 'diy':
      return { perk: 'diy', pay: move.pay };
    case 'recycle':
      return { perk: 'recycling', take: move.card };
    case 'rough-housing':
      return { perk: 'rough-housing' };
    case 'recruit':
      return asked === 'recruit' || asked === 'birthday-party'
        ? {
            recruit: moved(move, seat),
            ...(asked === 'birthday-party' ? { perk: 'birthday-party' } : {}),
          }
        : undefined;
    default:
      return undefined;
  }
}
