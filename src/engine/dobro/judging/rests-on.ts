import type { Effect } from '#engine/core/verdict.ts';
import { joker, reverse, skip } from '../cards/card.ts';
import type { DescribedMove } from '../format/schema.ts';
import type { Rule } from '../violation.ts';
import { readPlay } from './reading.ts';

/** The clause behind something that happens. */
const behind: Readonly<Record<string, Rule>> = {
  value: 'turn.higher',
  steps: 'turn.higher',
  'value-doubles': 'turn.equal',
  'value-stays': 'climb.value',
  'no-value': 'climb.open',
  'round-ends': 'round.end',
  'takes-climb': 'climb.take',
  'opens-next': 'climb.next',
  forgets: 'forget.take',
  'forgets-unless-empty': 'forget.take',
  'forgetful-goes': 'forget.take',
  'forgetful-stays': 'forget.keep',
};

function* ofMove(move: DescribedMove, effects: readonly Effect[]): Generator<Rule> {
  if ('take' in move) yield 'climb.take';
  if ('draw' in move) yield 'turn.draw';
  if (!('play' in move)) return;
  const { cards } = readPlay(move);
  yield 'turn.one';
  if (effects.some(({ facts }) => facts.from === 0)) yield 'climb.open';
  if (cards.includes(skip)) yield 'special.skip';
  if (cards.includes(reverse)) yield 'special.reverse';
  if (cards.includes(joker)) yield cards.length > 1 ? 'special.joker-pair' : 'special.joker';
  if (cards.length > 1) yield 'turn.pair';
}

/** The rules that a legal move rests on. */
export const restsOn = (move: DescribedMove, effects: readonly Effect[]): Rule[] => [
  ...new Set([...ofMove(move, effects), ...effects.flatMap(({ code }) => behind[code] ?? [])]),
];
