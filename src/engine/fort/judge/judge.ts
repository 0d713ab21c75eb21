import type { ClauseId } from '../../../generated/fort.ts';
import type { Judgement } from '../../core/verdict.ts';
import { isCard } from '../describe/cards.ts';
import type { DescribedMove } from '../describe/move.ts';
import type { Situation } from '../describe/situation.ts';
import { judgeDiscard } from './discard.ts';
import { judgeClaim } from './end.ts';
import { explore, type Try } from './explore.ts';
import { judgeFollow } from './follow.ts';
import { impossible, parkIsShort } from './impossible.ts';
import { checkBeside, checkDoOver, judgePerk } from './perks.ts';
import { judgeCleanup, judgeDraw, judgeSkip } from './phases.ts';
import { judgePlay } from './play.ts';
import { judgeRecruit } from './recruit.ts';
import { judgeSetup } from './setup.ts';
import { tableOf } from './table.ts';

/** One try at the move: every kind of move has its own file. */
function attempt(on: Try, situation: Situation, move: DescribedMove): void {
  const following = 'follow' in move || 'decline' in move;
  const own = situation.turn === 'me' || (situation.turn === undefined && !following);
  const named = JSON.stringify(move).matchAll(/"(?:of|rival)":"([^"]+)"/g);
  const rivals = [...named].map(([, name = '']) => name).filter((name) => !isCard(name));
  const table = tableOf(on, situation, own, rivals);
  if ('play' in move) {
    const { perk } = move;
    if (perk) checkBeside(table, perk, 'play');
    if (perk === 'do-over') checkDoOver(table);
    judgePlay(table, move);
    if (perk === 'do-over') on.effect('perk-trashed', { card: perk });
  } else if ('follow' in move) {
    if (move.perk) checkBeside(table, move.perk, 'follow');
    judgeFollow(table, move);
  } else if ('recruit' in move) {
    if (move.perk) checkBeside(table, move.perk, 'recruit');
    judgeRecruit(table, move);
  } else if ('cleanup' in move) judgeCleanup(table, move);
  else if ('discard' in move) judgeDiscard(table, move);
  else if ('draw' in move) judgeDraw(table, move);
  else if ('skip' in move) judgeSkip(table, move);
  else if ('decline' in move) judgeSkip(table, { skip: 'follow' });
  else if ('claim' in move) judgeClaim(table, move);
  else if ('setup' in move) judgeSetup(table, move);
  else if ('perk' in move) judgePerk(table, move);
}

/**
 * Is the described move legal in the described situation? A fact that is not described is unknown, so
 * the move must be legal whatever it is; a choice that is not described is free, so one way is enough.
 */
export function judge(described: Situation, move: DescribedMove): Judgement<ClauseId> {
  const problems = impossible(described, move);
  // The Park is refilled at once, so with fewer than three cards its deck is empty (recruit.park).
  const situation = parkIsShort(described) ? { 'park-deck': 0, ...described } : described;
  if (problems.length > 0)
    return { verdict: 'impossible', violations: problems, missing: [], effects: [], readings: [] };
  const { verdict, missing, best, effects } = explore((on) => attempt(on, situation, move));
  const readings = [...best.readings];
  if (verdict === 'open') return { verdict, violations: [], missing, effects: [], readings };
  if (verdict === 'illegal')
    return { verdict, violations: best.violations, missing: [], effects: [], readings };
  const { move: example } = best.chosen;
  return {
    verdict,
    violations: [],
    missing: [],
    effects,
    readings,
    ...(example ? { example } : {}),
  };
}
