import type { DescribedMove, Situation } from '#engine/dobro/format/schema.ts';
import type { Judgement, Option } from '#engine/dobro/judging/table/judgement.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import { cardsOf, type DobroCheck, moveOf, numbers, offeredCards } from './check.ts';

/** A legal move close to the described one: the key of its words, what they are about, and the question. */
export interface Alternative {
  readonly code: 'drop' | 'pair' | 'as' | 'announce' | 'take' | 'draw' | 'option';
  readonly facts: {
    readonly card?: string;
    readonly number?: number;
    readonly count?: number;
    readonly option?: Option;
  };
  readonly check: DobroCheck;
}

type Judge = (situation: Situation, move: DescribedMove) => Judgement;

const most = 6;
/** Two twelves on 24. */
const highestValue = 48;

function* edits(check: DobroCheck): Generator<Alternative> {
  const { kind, situation, move } = check;
  if (kind === 'draw') {
    const far = (count: number) => Math.abs(count - (move.draw ?? 0));
    for (const count of [0, 1, 2, 3, 4, 5, 6].sort((a, b) => far(a) - far(b)))
      yield { code: 'draw', facts: { count }, check: { ...check, move: { draw: count } } };
  }
  if (kind !== 'play') return;
  const cards = cardsOf(move.play);
  const put = (next: typeof cards, as = move.as): DobroCheck => ({
    kind,
    situation,
    move: as === undefined ? { play: next } : { play: next, as },
  });
  // The play may be right, and only the announced value wrong.
  if (move.announce !== undefined)
    for (let number = 2; number <= highestValue; number++)
      yield {
        code: 'announce',
        facts: { number },
        check: { ...check, move: { ...move, announce: number } },
      };
  if (cards.length > 1)
    for (const [at, card] of cards.entries())
      yield {
        code: 'drop',
        facts: { card: `${card}` },
        check: put(cards.filter((_, n) => n !== at)),
      };
  if (move.as !== undefined)
    for (const number of numbers)
      yield { code: 'as', facts: { number }, check: put(cards, number) };
  const [only] = cards;
  if (cards.length === 1 && only !== undefined)
    yield { code: 'pair', facts: { card: `${only}` }, check: put([only, only]) };
  yield { code: 'take', facts: {}, check: { kind: 'take', situation, move: {} } };
}

/** What the judge allows instead: plays from the hand if it is known, otherwise small changes. */
export function alternatives(check: DobroCheck, keys: MoveKeys, judge: Judge): Alternative[] {
  const { kind, situation } = check;
  const offered = kind === 'play' ? (judge(situation, { options: true }).options ?? []) : [];
  const fromHand = offered.slice(0, most).map((option): Alternative => {
    const play = offeredCards(option);
    const { as } = option;
    return {
      code: 'option',
      facts: { option },
      check: { kind: 'play', situation, move: as === undefined ? { play } : { play, as } },
    };
  });
  const seen = new Set<string>();
  const changed = [...edits(check)].filter(({ check: other, code }) => {
    const move = moveOf(other, keys);
    const key = JSON.stringify(move);
    if (
      move === undefined ||
      seen.has(key) ||
      (fromHand.length > 0 && code !== 'take' && code !== 'announce')
    )
      return false;
    seen.add(key);
    const { verdict, effects } = judge(situation, move);
    // Forgetting to draw is allowed, but not good advice.
    return verdict === 'legal' && !effects.some((effect) => effect.code.startsWith('forgets'));
  });
  return [...fromHand, ...changed].slice(0, most + 1);
}
