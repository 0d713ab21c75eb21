import { lacking } from '#engine/core/lacking.ts';
import type { Added } from '#engine/fort/cards/suits.ts';
import type { Choices, DescribedMove } from '#engine/fort/format/move.ts';
import type { Side, Situation } from '#engine/fort/format/situation.ts';
import type { HelpingCard, MovedCard } from '#engine/fort/format/values.ts';
import { type Source, sources, steps } from '#engine/fort/format/vocabulary.ts';
import type { BoxName, CardSymbol } from '#engine/fort/notation/tree.ts';
import type { Move, PlayMove, StepMove } from '#engine/fort/state/move.ts';
import type { Player, Seat, State } from '#engine/fort/state/state.ts';

/** Whole games told as descriptions, so that the tests can hold the judge against the engine. */

const nameOf = (seat: Seat, me: Seat): string => (seat === me ? 'me' : `P${seat}`);

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

/** All that lies on the table, as the player who is asked would describe it. */
export function describeState(state: State): Situation {
  const { players, seat, leader, played, asked, board } = state;
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
            // Rough Housing is asked for when all others have decided.
            ...(asked === 'rough-housing' ? { declined: decided } : {}),
            ...(played.declared ? { declared: played.declared } : {}),
          },
        }
      : {}),
  };
}

/** A coin that counts as no suit; where coins themselves count it is not said to count as nothing. */
const helping =
  (named?: CardSymbol) =>
  ({ card, coin }: Added): HelpingCard =>
    coin || named !== 'coin' ? { card, coin: coin ?? 'none' } : card;

const sourceOf = (from: string): Source => sources.find((source) => source === from) ?? 'hand';

const moved = (
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

/** The steps done in one box as its described choices. */
export function describeSteps(moves: readonly StepMove[], me: Seat): Choices {
  type Tokens = Record<string, number>;
  const gain: Tokens = {};
  const pack: Record<string, Tokens> = {};
  const spend: Record<string, Tokens> = {};
  const lists: { trash: MovedCard[]; lookout: MovedCard[]; recruit: MovedCard[] } = {
    trash: [],
    lookout: [],
    recruit: [],
  };
  const convert: { into: 'pizza' | 'toys'; in: 'stuff' | 'pack' }[] = [];
  let rest: Choices = {};
  for (const move of moves) {
    // Further tokens of the same kind are taken without a decision: only the kind is known.
    if (move.do === 'gain') rest = { ...rest, gain: move.what };
    else if (move.do === 'pack') pack[move.from] = add(pack[move.from], move.what);
    else if (move.do === 'spend') spend[move.from] = add(spend[move.from], move.what);
    else if (move.do === 'convert') convert.push({ into: move.to, in: move.in });
    else if (move.do === 'trash' || move.do === 'lookout' || move.do === 'recruit')
      lists[move.do].push(moved(move, me));
    else if (move.do === 'advance') rest = { ...rest, pay: move.pay };
    else if (move.do === 'trash-rival')
      rest = { ...rest, 'trash-rival': moved({ ...move, from: 'yard' }, me) };
    else if (move.do === 'copy-pack' || move.do === 'copy-rival-pack') {
      Object.assign(gain, move.take);
      if (move.do === 'copy-rival-pack') rest = { ...rest, rival: nameOf(move.whose, me) };
    }
  }
  const given = <Value extends object>(value: Value) =>
    Object.keys(value).length > 0 ? value : undefined;
  return {
    ...rest,
    ...(given(gain) ? { gain } : {}),
    'put-in-pack': given(pack),
    spend: given(spend),
    convert: given(convert),
    trash: given(lists.trash),
    'put-in-lookout': given(lists.lookout),
    recruit: given(lists.recruit),
  };
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
export function describeMove(move: Move, { seat, asked }: State): DescribedMove | undefined {
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
