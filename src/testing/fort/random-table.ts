import { type Rolling, roll, seeded } from '#engine/core/rng.ts';
import { type Added, hasCoin, suitsToMatch } from '#engine/fort/cards/suits.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { game } from '#engine/fort/game.ts';
import { type BoxName, suits } from '#engine/fort/notation/tree.ts';
import type { Move, PlayMove, RecruitMove, Use } from '#engine/fort/state/move.ts';
import type { State } from '#engine/fort/state/state.ts';
import { playerAt } from '#engine/fort/state/zones.ts';
import { cards } from '#generated/fort.ts';

/** Random games and moves for the tests that compare the judge with the engine. */

export const pick = <Item>(dice: Rolling, items: readonly Item[]): Item => {
  const item = items[roll(dice, items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
};

/** Plays a random game; `see` gets every decision before it is made. */
export function follow(
  seed: number,
  players: number,
  see: (state: State, moves: readonly Move[], dice: Rolling) => void,
) {
  const state = game.start({ players, seed });
  const dice: Rolling = { rng: seeded(seed) };
  for (let n = 0; n < 160; n++) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return;
    see(state, moves, dice);
    game.step(state, pick(dice, moves));
  }
}

/** The suits that the used boxes count. */
function countedSuits({ card, uses, named }: PlayMove): Set<string | undefined> {
  const boxes = uses.map(({ box }) => cards[card][box] ?? '');
  const after = boxes.flatMap((box) => [...box.matchAll(/ x ([a-z-]+)/g)].map(([, per]) => per));
  return new Set(after.map((per) => (per === 'one-suit' ? named : per)));
}

/** A play as a text; independent of the order of cards, and of a coin named as a suit that nothing counts. */
export function key(move: Move): string {
  if (move.do !== 'play') return '';
  const counted = countedSuits(move);
  const listed = (added: readonly Added[]) =>
    added
      .map(
        ({ card, coin }) =>
          `${card}:${counted.has('coin') || counted.has(coin) ? (coin ?? '') : ''}`,
      )
      .sort()
      .join();
  const uses = move.uses.map(({ box, full }) => `${box}${full}`).join();
  return [
    move.card,
    listed(move.added),
    listed(move.lookout),
    uses,
    move.named ?? '',
    move.declared ?? '',
  ].join('|');
}

/** A play that may or may not be legal: cards from the hand, any boxes, any coins. */
export function anyPlay(state: State, dice: Rolling): PlayMove {
  const { hand, lookout } = playerAt(state, state.seat);
  const card = roll(dice, 12) === 0 || hand.length === 0 ? 'tiny' : pick(dice, hand);
  const others = hand.filter((_, at) => at !== hand.indexOf(card));
  const coin = (one: PlayMove['card']): Added =>
    hasCoin(one) && roll(dice, 3) > 0 ? { card: one, coin: pick(dice, suits) } : { card: one };
  const some = (zone: readonly PlayMove['card'][], most: number) =>
    zone
      .filter(() => roll(dice, 4) === 0)
      .slice(0, most)
      .map(coin);
  const boxes: BoxName[] = roll(dice, 2) ? ['public', 'private'] : ['private', 'public'];
  const uses: Use[] = boxes
    .slice(0, 1 + roll(dice, 2))
    .map((box) => ({ box, full: roll(dice, 3) > 0 }));
  const asksName = card === 'ghost' && uses.some(({ box }) => box === 'private');
  const declares = ['blades', 'bud', 'flipper', 'ace'].includes(card);
  return {
    do: 'play',
    card,
    added: some(others, 2),
    lookout: some(lookout, 2),
    uses,
    ...(asksName ? { named: pick(dice, suits) } : {}),
    ...(declares ? { declared: pick(dice, suits) } : {}),
  };
}

/** The same situation with some facts left out, except turn, players and supply, whose absence has a meaning. */
export function weaken(situation: Situation, dice: Rolling): Situation {
  const drop = <Part extends object>(part: Part, often: number): Part => {
    const copy = { ...part };
    for (const name of Object.keys(copy))
      if (roll(dice, often) === 0) Reflect.deleteProperty(copy, name);
    return copy;
  };
  const { me = {}, rivals = {}, players, turn, supply, ...rest } = situation;
  return {
    ...drop(rest, 5),
    players,
    turn,
    supply,
    me: drop(me, 5),
    rivals: Object.fromEntries(Object.entries(rivals).map(([name, side]) => [name, drop(side, 5)])),
  };
}

type FollowMove = Extract<Move, { do: 'follow' }>;

/** A follow that may or may not be legal: one or two cards, in hand or not, with any suit for a coin. */
export function anyFollow({ seat, players }: State, dice: Rolling): FollowMove {
  const hand = players[seat]?.hand ?? [];
  const one = (): Added => {
    const card = hand.length === 0 || roll(dice, 8) === 0 ? 'tiny' : pick(dice, hand);
    return hasCoin(card) && roll(dice, 3) > 0 ? { card, coin: pick(dice, suits) } : { card };
  };
  return { do: 'follow', discard: roll(dice, 4) === 0 ? [one(), one()] : [one()] };
}

/** A follow as a text; independent of a coin named as a suit that neither matches nor counts. */
export function followKey({ discard }: FollowMove, { played }: State): string {
  if (!played) return '';
  const box = cards[played.card].public ?? '';
  const counted = [...suitsToMatch(played.card, played.declared), / x ([a-z]+)/.exec(box)?.[1]];
  return discard
    .map(({ card, coin }) => `${card}:${counted.includes(coin) ? (coin ?? '') : ''}`)
    .sort()
    .join();
}

/** A card to recruit from anywhere, there or not. */
export function anyRecruit({ seat, players, park }: State, dice: Rolling): RecruitMove {
  const from = pick(dice, ['park', 'park', 'park-deck', 'yard'] as const);
  const card = (there: readonly PlayMove['card'][]) =>
    there.length === 0 || roll(dice, 6) === 0 ? 'tiny' : pick(dice, there);
  if (from === 'park-deck') return { do: 'recruit', from };
  if (from === 'park') return { do: 'recruit', from, card: card(park) };
  const whose = roll(dice, players.length);
  const yard = players[whose]?.yard ?? [];
  return whose === seat
    ? { do: 'recruit', from: 'park', card: card(yard) }
    : { do: 'recruit', from, whose, card: card(yard) };
}
