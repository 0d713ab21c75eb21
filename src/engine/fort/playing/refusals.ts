import { same } from '#engine/core/same.ts';
import { checkAdvance } from '../actions/advance.ts';
import { actions } from '../actions/index.ts';
import { plainActions } from '../notation/tree.ts';
import { countsOf } from '../state/counts.ts';
import type { Move, StepMove } from '../state/move.ts';
import { isMove } from '../state/move-shape.ts';
import type { Decision, State } from '../state/state.ts';
import { playerAt } from '../state/zones.ts';
import { no, type Rule, type Violation } from '../violation.ts';
import { checkFollow } from './follows/check-follow.ts';
import { gameActions } from './icons/index.ts';
import { diyExtra, legalMoves } from './legal-moves.ts';
import { checkPlay } from './plays/check-play.ts';
import { underway } from './turn/box-under-way.ts';

/** The moves that each decision allows, Recycling aside. */
const answers: Readonly<Record<Decision, readonly Move['do'][]>> = {
  keep: ['keep'],
  play: ['play', 'skip', 'diy'],
  again: ['play'],
  step: ['gain', 'spend', 'advance', 'vp', ...plainActions, 'stop'],
  rule: ['rule'],
  perk: ['perk'],
  follow: ['follow', 'decline'],
  'rough-housing': ['rough-housing', 'decline'],
  'do-over': ['do-over', 'decline'],
  recruit: ['recruit'],
  'birthday-party': ['recruit', 'decline'],
  pause: ['decline'],
  over: [],
};

/** Every reason against a move, which may be anything; none where it is legal. */
export function refusals(state: State, move: unknown): readonly Violation[] {
  if (!isMove(move)) return [no('turn.phases', 'not-a-move')];
  const { asked, seat, played } = state;
  if (move.do === 'recycle')
    return isLegal(state, move)
      ? []
      : [no('perk.recycling', 'cannot-recycle', { card: move.card })];
  if (!answers[asked].includes(move.do))
    return [no(clauseFor(move), 'not-now', { asked, move: move.do })];
  const { hand, lookout } = playerAt(state, seat);
  if (move.do === 'play') return checkPlay({ hand, lookout, counts: countsOf(state, seat) }, move);
  if (move.do === 'follow' && played)
    return checkFollow({ hand, counts: countsOf(state, seat), led: played }, move.discard);
  return isLegal(state, move) ? [] : [whyIllegal(state, move)];
}

const isLegal = (state: State, move: Move): boolean =>
  legalMoves(state).some((legal) => same(legal, move));

/** Moves of perks are refused by the perk's clause, others by the order of the turn. */
function clauseFor(move: Move): Rule {
  switch (move.do) {
    case 'diy':
      return 'perk.diy';
    case 'do-over':
      return 'perk.do-over';
    case 'rough-housing':
      return 'perk.rough-housing';
    case 'follow':
      return 'follow.when';
    default:
      return 'turn.phases';
  }
}

function whyIllegal(state: State, move: Move): Violation {
  switch (move.do) {
    case 'keep':
      return no('setup.draft', 'not-there', { card: move.card });
    case 'rule':
      return no('fort.level-1', 'not-there', { card: move.rule });
    case 'perk': {
      const there = state.perks.includes(move.perk);
      return no(there ? 'play.full' : 'fort.level-2', there ? 'not-in-full' : 'not-there', {
        card: move.perk,
      });
    }
    case 'diy': {
      if (playerAt(state, state.seat).perk !== 'diy') return no('perk.diy', 'no-perk');
      return (
        checkAdvance(countsOf(state, state.seat), move.pay, diyExtra) ?? no('perk.diy', 'not-now')
      );
    }
    case 'recruit':
      return state.asked === 'step' ? whyNotStep(state, move) : whyNotRecruit(state, move);
    case 'stop':
      return state.task?.full === false
        ? no('play.purpose', 'too-little')
        : no(fullClause(state), 'must-go-on');
    case 'play':
    case 'skip':
    case 'follow':
    case 'decline':
    case 'rough-housing':
    case 'do-over':
    case 'recycle':
      return no(clauseFor(move), 'not-now', { asked: state.asked, move: move.do });
    default:
      return whyNotStep(state, move);
  }
}

const fullClause = (state: State): Rule => (state.task?.follows ? 'follow.full' : 'play.full');

function whyNotRecruit(state: State, { from, card }: Extract<Move, { do: 'recruit' }>): Violation {
  if (state.asked === 'birthday-party' && from === 'yard')
    return no('perk.birthday-party', 'not-from-yard');
  const rule = from === 'yard' ? 'recruit.yard' : from === 'park' ? 'recruit.park' : 'recruit.deck';
  return no(rule, 'not-there', card ? { card } : {});
}

function whyNotStep(state: State, move: StepMove): Violation {
  const now = underway(state);
  const shown = now?.next?.step;
  if (!now || !shown || shown.do !== move.do)
    return no('play.finish-one', 'other-step', { move: move.do, shown: shown?.do ?? '' });
  const found = actions[move.do].check(now.counts, move, shown, now.task);
  if (found) return found;
  if ('from' in move && 'card' in move && move.card && !cardIsThere(state, move))
    return no(
      `action.${move.do === 'trash' ? 'trash' : move.do === 'recruit' ? 'recruit' : 'lookout'}`,
      'not-there',
      { card: move.card },
    );
  return no(fullClause(state), 'not-in-full', { move: move.do });
}

const cardIsThere = (state: State, move: StepMove): boolean =>
  gameActions[move.do].cards?.(state, state.actor, move).some((legal) => same(legal, move)) ?? true;
