import { isWordless, nameOf } from '../../cards/card.ts';
import type { Situation } from '../../format/schema.ts';
import { numberPlayed } from '../../rules/play.ts';
import { worthOf } from '../../rules/value.ts';
import type { Play } from '../../state/move.ts';
import type { Rule } from '../../violation.ts';
import { isUnnamed } from '../table/climb.ts';
import type { Table } from '../table/described-table.ts';
import type { Judgement, Option } from '../table/judgement.ts';
import { readPlay } from '../table/reading.ts';
import { judgeDraw } from './draw.ts';
import { judgeForgetful } from './forgetful.ts';
import type { OtherMove, OtherMoves } from './kind.ts';
import { listOptions } from './options.ts';
import { ofCards } from './rests-on.ts';
import { judgeClimb } from './whole-climb.ts';

function judge(situation: Situation, table: Table, move: OtherMove): Judgement {
  if ('options' in move) return listOptions(situation, table);
  if ('draw' in move) return judgeDraw(situation, table, move);
  if ('climb' in move) return judgeClimb(situation, table, move.climb);
  const { forgetful: holder } = move;
  return judgeForgetful(situation, holder === situation.me ? 'me' : holder);
}

/** What a single card meets: nothing yet, its own value, or a lower one; null where that is not known. */
function* ofValue(play: Play, met: number | null): Generator<Rule> {
  if (met === 0) yield 'climb.open';
  if (!met || isUnnamed(play) || play.cards.length > 1 || play.cards.some(isWordless)) return;
  yield worthOf(numberPlayed(play), 1) === met ? 'turn.equal' : 'turn.higher';
}

/** What a hand offers rests on the clauses of each play; where it offers nothing, the climb is taken. */
function* ofOptions(options: readonly Option[]): Generator<Rule> {
  yield 'turn.one';
  for (const { cards } of options) yield* ofCards(cards);
  if (options.length === 0) yield 'climb.take';
}

function* restsOn(
  { value, climb = [] }: Situation,
  move: OtherMove,
  { values = [], options = [] }: Judgement,
): Generator<Rule> {
  if ('options' in move) yield* ofOptions(options);
  if ('draw' in move) yield 'turn.draw';
  if (!('climb' in move)) return;
  const plays = move.climb.flatMap((play) => (play === 'take' ? [] : readPlay(play)));
  const met = [value ?? (climb.length > 0 ? null : 0), ...values];
  for (const [at, play] of plays.entries())
    yield* [...ofValue(play, met[at] ?? null), ...ofCards(play.cards.map(nameOf))];
}

/** What is asked about besides a turn: what the hand offers, drawing, a whole climb, and who has the forgetful card. */
export const others: OtherMoves = { judge, restsOn };
