import { isWordless, nameOf } from '../../cards/card.ts';
import type { Situation } from '../../format/schema.ts';
import { numberPlayed } from '../../rules/play.ts';
import { worthOf } from '../../rules/value.ts';
import type { Play } from '../../state/move.ts';
import type { Rule } from '../../violation.ts';
import type { Judgement } from '../table/answer.ts';
import { isUnnamed } from '../table/climb.ts';
import type { Table } from '../table/described-table.ts';
import { readPlay } from '../table/reading.ts';
import { judgeDraw } from './draw.ts';
import { judgeForgetful } from './forgetful.ts';
import type { OtherMove, OtherMoves } from './kind.ts';
import { ofCards } from './rests-on.ts';
import { judgeClimb } from './whole-climb.ts';

function judge(situation: Situation, table: Table, move: OtherMove): Judgement {
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

function* restsOn(
  { value, climb = [] }: Situation,
  move: OtherMove,
  { values = [] }: Judgement,
): Generator<Rule> {
  if ('draw' in move) yield 'turn.draw';
  if (!('climb' in move)) return;
  const plays = move.climb.flatMap((play) => (play === 'take' ? [] : readPlay(play)));
  const met = [value ?? (climb.length > 0 ? null : 0), ...values];
  for (const [at, play] of plays.entries())
    yield* [...ofValue(play, met[at] ?? null), ...ofCards(play.cards.map(nameOf))];
}

/** What is asked about besides a turn: drawing, a whole climb, and who has the forgetful card. */
export const others: OtherMoves = { judge, restsOn };
