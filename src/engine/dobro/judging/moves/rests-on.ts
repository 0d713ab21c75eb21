import { nameOf } from '../../cards/card.ts';
import { numberPlayed } from '../../rules/play.ts';
import type { Rule } from '../../violation.ts';
import type { Judgement } from '../table/judgement.ts';
import { readPlay } from '../table/reading.ts';
import type { TurnMove } from './kind.ts';

/** The clause behind something that happens. */
const behind: Readonly<Record<string, Rule>> = {
  'value-stays': 'climb.value',
  'no-value': 'climb.open',
  'round-ends': 'round.end',
  'takes-climb': 'climb.take',
  'opens-next': 'climb.next',
  forgets: 'forget.take',
  'forgets-unless-empty': 'forget.take',
  forgot: 'forget.take',
  'forgot-unless-empty': 'forget.take',
  'forgetful-goes': 'forget.take',
  'forgetful-stays': 'forget.keep',
};

/** Special cards and pairs have clauses of their own; cards go by their names here. */
export function* ofCards(cards: readonly string[]): Generator<Rule> {
  if (cards.includes('skip')) yield 'special.skip';
  if (cards.includes('reverse')) yield 'special.reverse';
  if (cards.includes('joker')) yield cards.length > 1 ? 'special.joker-pair' : 'special.joker';
  if (cards.length > 1) yield 'turn.pair';
}

/** The rules that a turn rests on because of what is done in it. */
export function* ofTurn(move: TurnMove, { effects }: Judgement): Generator<Rule> {
  if ('take' in move) return yield 'climb.take';
  const play = readPlay(move);
  yield 'turn.one';
  if (effects.some(({ facts }) => facts.from === 0)) yield 'climb.open';
  yield* ofCards(play.cards.map(nameOf));
  const isSingle = play.cards.length === 1;
  const does = (wanted: string) =>
    isSingle && effects.some(({ code, facts }) => code === wanted && facts.from !== 0);
  if (does('value-doubles')) yield 'turn.equal';
  if (does('value')) yield 'turn.higher';
  // A Joker of unknown number in the climb may have made the value equal or lower.
  const doubled = numberPlayed(play) * 2;
  if (
    isSingle &&
    effects.some(({ facts }) => `${facts.value}`.split(' / ').slice(1).includes(`${doubled}`))
  )
    yield 'turn.equal';
  if (move.announce !== undefined) yield 'turn.announce';
}

/** The rules that a legal move rests on: of its kind, and of what happens by it. */
export const restsOn = (ofKind: Iterable<Rule>, found: Judgement): Rule[] => [
  ...new Set([
    ...ofKind,
    ...found.effects.flatMap(({ code }) => behind[code] ?? []),
    // The taker of a climb draws before opening the next one.
    ...found.effects.flatMap(({ code, facts }) =>
      code === 'opens-next' && !facts.undrawn ? (['turn.draw'] as const) : [],
    ),
    ...found.readings.filter((rule) => rule === 'round.deck-empty'),
  ]),
];
