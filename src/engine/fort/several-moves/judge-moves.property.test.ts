import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rolling, roll, seeded } from '#engine/core/rng.ts';
import { kidIds } from '#generated/fort.ts';
import { propertyShare, runs } from '#testing/property-runs.ts';
import { isBestFriend } from '../cards/ids.ts';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { type DescribedTurn, describeGame } from '../game-log.ts';
import { cardsIn } from '../judging/table/described.ts';
import { judgeMoves } from './judge-moves.ts';
import { seenBy } from './seats.ts';

const games = {
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  players: fc.integer({ min: 2, max: 4 }),
  variant: fc.constantFrom('basic', 'draft'),
};

const judged = ({ situation, move, moves }: Pick<DescribedTurn, 'situation' | 'move' | 'moves'>) =>
  judgeMoves(situation, [move, ...moves], { strict: true });

/** Piles have no order, and what belongs to a turn alone is aside. */
function compared(situation: Situation): unknown {
  const side = ({ recruited: _, 'first-turn': __, ...kept }: NonNullable<Situation['me']>) =>
    Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [
        key,
        Array.isArray(value) ? [...value].sort() : value,
      ]),
    );
  const { me = {}, rivals = {}, park, 'perk-row': row = [], supply } = situation;
  return {
    me: side(me),
    rivals: Object.fromEntries(Object.entries(rivals).map(([name, own]) => [name, side(own)])),
    park: [...cardsIn(park)].sort(),
    deck: situation['park-deck'],
    row: [...row].sort(),
    supply,
  };
}

/** The end of a turn as the next leader calls everyone: the leader before goes by seat again. */
function handedOver(situation: Situation): Situation {
  const { players } = situation;
  if (typeof players !== 'object') throw new Error('Written games name their players.');
  const seat = players.indexOf('me');
  const next = players[(seat + 1) % players.length] ?? '';
  const { rivals = {}, ...table } = seenBy(situation, next);
  const named = Object.entries(rivals).map(([name, side]) => [
    name === next ? `P${seat}` : name,
    side,
  ]);
  return { ...table, rivals: Object.fromEntries(named) };
}

describe('whole games as they are written down', () => {
  it('are legal from the first move to the last, and each turn leaves the table of the next', () => {
    let moves = 0;
    fc.assert(
      fc.property(games.seed, games.players, games.variant, (seed, players, variant) => {
        const turns = describeGame({ seed, players, variant });
        for (const [at, turn] of turns.entries()) {
          const { verdict, violations, missing, steps } = judged(turn);
          moves += steps.length;
          expect({ verdict, violations, missing }, `turn ${at + 1}, move ${steps.length}`).toEqual({
            verdict: 'legal',
            violations: [],
            missing: [],
          });
          const next = turns[at + 1];
          const left = steps.at(-1)?.situation;
          if (next && left)
            expect(compared(handedOver(left)), `after turn ${at + 1}`).toEqual(
              compared(next.situation),
            );
        }
      }),
      {
        numRuns: runs(8),
        // Nothing packed with Sticky Fingers.
        examples: [[536780, 3, 'draft']],
      },
    );
    expect(moves).toBeGreaterThan(1000 * propertyShare);
  }, 120_000);

  it('are legal as one list from the first turn to the end of the game', () => {
    const turns = describeGame({ players: 3, seed: 7 });
    const [first] = turns;
    if (!first) throw new Error('A game has a turn.');
    const [move, ...moves] = turns.flatMap(({ move, moves, situation }): DescribedMove[] => {
      const { players } = situation;
      const leader = typeof players === 'object' ? players.indexOf('me') : 0;
      const names = first.situation.players;
      const nameOf = (seat: number) =>
        (typeof names === 'object' ? names[seat] : undefined) ?? `P${seat}`;
      /** Names as the first leader calls them. */
      const renamed: DescribedMove[] = JSON.parse(
        JSON.stringify([move, ...moves]),
        (key, value) => {
          if (!['of', 'by', 'rival'].includes(key)) return value;
          return nameOf(value === 'me' ? leader : Number(value.slice(1)));
        },
      );
      return renamed.map((each) => ({ by: nameOf(leader), ...each }));
    });
    if (!move) throw new Error('A game has a move.');
    const found = judged({ situation: first.situation, move, moves });
    const { verdict, violations, steps } = found;
    expect({ verdict, violations, judged: steps.length }).toEqual({
      verdict: 'legal',
      violations: [],
      judged: moves.length + 1,
    });
  }, 60_000);
});

/** Changes a move into one that can't be; undefined where it has nothing to change. */
function corrupted(
  move: DescribedMove,
  { me = {}, rivals = {}, park }: Situation,
  dice: Rolling,
): DescribedMove | undefined {
  const mover = ('by' in move && move.by && rivals[move.by]) || me;
  const absent = (...piles: readonly unknown[][]) => {
    const there = piles.flat();
    const free = kidIds.filter((id) => !there.includes(id));
    return free[roll(dice, free.length)];
  };
  if ('play' in move) {
    const card = absent(cardsIn(mover.hand));
    return card && { ...move, play: card };
  }
  if ('follow' in move) {
    const card = absent(cardsIn(mover.hand));
    return card && { ...move, follow: card };
  }
  if ('recruit' in move) {
    const yards = Object.values(rivals).map(({ yard }) => cardsIn(yard));
    const card = absent(cardsIn(park), ...yards);
    return card && { recruit: card };
  }
  if ('draw' in move) {
    const card = absent(cardsIn(me.deck), cardsIn(me.discard));
    const wrong = move.drawn && card && { ...move, drawn: [card, ...move.drawn.slice(1)] };
    return roll(dice, 2) === 0 && wrong ? wrong : { draw: move.draw + 1 };
  }
  if ('discard' in move) {
    const { 'to-pile': pile = [], 'to-yard': yard = [] } = move.discard;
    const [card, ...rest] = yard;
    if (card) return { discard: { 'to-pile': [...pile, card], 'to-yard': rest } };
    const friend = pile.find(isBestFriend);
    return (
      friend && {
        discard: { 'to-pile': pile.filter((one) => one !== friend), 'to-yard': [friend] },
      }
    );
  }
  return undefined;
}

describe('a move that can’t be, put into a written game', () => {
  it('is named, and never one before it', () => {
    let changed = 0;
    fc.assert(
      fc.property(games.seed, games.players, (seed, players) => {
        const dice: Rolling = { rng: seeded(seed) };
        for (const turn of describeGame({ seed, players }).slice(0, 30)) {
          const all = [turn.move, ...turn.moves];
          const { steps } = judged(turn);
          const at = roll(dice, all.length);
          const before = at === 0 ? turn.situation : (steps[at - 1]?.situation ?? {});
          const wrong = all[at] && corrupted(all[at], before, dice);
          if (!wrong) continue;
          changed += 1;
          const [move, ...moves] = all.with(at, wrong);
          if (!move) throw new Error('A turn has a move.');
          const found = judged({ situation: turn.situation, move, moves });
          expect(
            { step: found.steps.length, verdict: found.verdict },
            JSON.stringify({ before, wrong }),
          ).toEqual({ step: at + 1, verdict: 'illegal' });
        }
      }),
      { numRuns: runs(8) },
    );
    expect(changed).toBeGreaterThan(100 * propertyShare);
  }, 120_000);

  it('is one that was left out, where the rules don’t leave it out', () => {
    const turns = describeGame({ seed: 11, players: 3 });
    let missed = 0;
    for (const turn of turns) {
      const at = turn.moves.findIndex((move) => 'recruit' in move && !('perk' in move));
      if (at < 0) continue;
      const found = judged({ ...turn, moves: turn.moves.toSpliced(at, 1) });
      missed += 1;
      expect(found.violations[0]).toMatchObject({ rule: 'recruit.must' });
      expect(found.steps.length).toBeGreaterThanOrEqual(at + 2);
    }
    expect(missed).toBeGreaterThan(20);
  });
});
