import type { ClauseId } from '#generated/fort.ts';
import { iconsOn } from '../../cards/ids.ts';
import type { DescribedMove, FollowMove, PlayMove, SetupMove } from '../../format/move.ts';
import type { Situation } from '../../format/situation.ts';
import { listed } from '../../format/spelling.ts';
import type { MovedCard } from '../../format/values.ts';
import type { PhaseName } from '../../format/vocabulary.ts';
import { atLeast, playedBy } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { judgeClaim } from './claims.ts';
import { judgeDiscard } from './discard.ts';
import type { KindOfMove } from './kind.ts';
import { judgePerk } from './perks.ts';
import { judgeCleanup, judgeDecline, judgeDraw, judgeSkip } from './phases.ts';
import { judgeRecruit } from './recruit.ts';
import { judgeSetup } from './setup.ts';
import { figuresOf } from './setup-figures.ts';

export type OtherMove = Exclude<DescribedMove, PlayMove | FollowMove>;

function judgeOther(table: Table, move: OtherMove): void {
  if ('recruit' in move) judgeRecruit(table, move);
  else if ('cleanup' in move) judgeCleanup(table, move);
  else if ('discard' in move) judgeDiscard(table, move);
  else if ('draw' in move) judgeDraw(table, move);
  else if ('skip' in move) judgeSkip(table, move);
  else if ('decline' in move) judgeDecline(table);
  else if ('claim' in move) judgeClaim(table, move);
  else if ('setup' in move) judgeSetup(table, move);
  else if ('perk' in move) judgePerk(table, move);
}

/** The clauses about the figures of the set-up that were checked. */
function ofSetup({ setup }: SetupMove): ClauseId[] {
  const figures = figuresOf(2).flatMap(([figure, rule]) =>
    setup[figure] === undefined ? [] : rule,
  );
  return setup.friends ? [...figures, 'setup.board'] : figures;
}

/** The move that a phase comes to where it is left out. */
const left = (phase: PhaseName): OtherMove =>
  phase === 'follow'
    ? { decline: true }
    : phase === 'cleanup'
      ? { cleanup: 'none' }
      : { recruit: 'none' };

function* restsOn({ me = {} }: Situation, move: OtherMove): Generator<ClauseId> {
  if ('decline' in move) yield 'follow.when';
  else if ('recruit' in move) {
    yield 'recruit.must';
    if (move.recruit !== 'none' && listed<MovedCard>(move.recruit).length > 1)
      yield 'perk.birthday-party';
  } else if ('cleanup' in move) yield me['first-turn'] ? 'cleanup.first-turn' : 'cleanup.yard';
  else if ('discard' in move) {
    yield 'discard.used';
    const played = playedBy(me);
    const trashesItself = played && iconsOn(played).some((icon) => icon.do === 'trash-this');
    if (trashesItself && me['rough-housed']) yield 'action.trash-this';
  } else if ('draw' in move) {
    yield 'draw.five';
    if (me.deck !== undefined && atLeast(me.deck) < move.draw) yield 'draw.reshuffle';
  } else if ('skip' in move) {
    if (move.skip === 'play') yield 'play.skip';
    else yield* restsOn({ me }, left(move.skip));
  } else if ('claim' in move) yield move.claim === 'next-turn' ? 'turn.order' : 'end.round';
  else if ('setup' in move) yield* ofSetup(move);
}

/** Every kind of move besides playing a card and following. */
export const others: KindOfMove<OtherMove> = { judge: judgeOther, restsOn };
