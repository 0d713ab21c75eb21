import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { stated } from '../format/spelling.ts';
import { type PhaseName, phases } from '../format/vocabulary.ts';
import { judge } from '../judging/judge.ts';
import { deciders } from '../judging/table/deciding.ts';
import { seatsOf } from '../judging/table/described.ts';
import { decided, isFollowing, leaderBeside } from '../judging/table/lead.ts';
import type { Violation } from '../violation.ts';
import { tableAfter } from './after-move.ts';
import { namedMover, seenBy } from './seats.ts';

/** A described table while several moves are made, from the asker's point of view. */
export interface Course {
  readonly situation: Situation;
  /** The leader has drawn: whatever comes next belongs to the next turn, Recycling aside. */
  readonly over: boolean;
  /** Who makes the move that is being judged; undefined if that is unknown. */
  readonly mover: string | undefined;
  /** The players described as declining; others may merely have been passed over. */
  readonly refused: readonly string[];
  /** The last move is not fully described. */
  readonly oneWay: boolean;
  /** Reasons against the move that come from moves left out before it. */
  readonly against: readonly Violation[];
}

/** The part of a turn that a move belongs to; undefined: any. */
function phaseOf(move: DescribedMove): PhaseName | undefined {
  if ('skip' in move) return move.skip;
  if (isFollowing(move)) return 'follow';
  const named = phases.find((phase) => phase in move);
  if (named) return named;
  if (!('perk' in move)) return undefined;
  if (move.perk === 'birthday-party') return 'recruit';
  return move.perk === 'recycling' || move.perk === 'xxl-backpack' ? undefined : 'play';
}

const isLater = (one: PhaseName, other: PhaseName): boolean =>
  phases.indexOf(one) > phases.indexOf(other);

/** Whoever comes after the leader (turn.order). */
function nextLeader({ players, turn, rivals = {} }: Situation): string | undefined {
  if (typeof players === 'object' && turn)
    return players[(players.indexOf(turn) + 1) % players.length];
  const [other] = Object.keys(rivals);
  if (seatsOf({ ...stated({ players }), rivals }) !== 2) return undefined;
  return turn === 'me' ? other : 'me';
}

/** The rival who decides next; with two players there is only one. */
function nextToDecide({ situation }: Course): string | undefined {
  const { turn, leader = {}, rivals = {} } = situation;
  const order = deciders(situation) ?? (turn === 'me' ? Object.keys(rivals) : ['me']);
  const waiting = order.filter((name) => !decided(leader, name));
  const inOrder = typeof situation.players === 'object' || order.length === 1;
  // Where all have decided, the judge will say so.
  return inOrder ? (waiting[0] ?? order[0]) : undefined;
}

/** The player who can use Rough Housing: the only one who has it. */
const rough = ({ rivals = {}, me = {} }: Situation): string | undefined =>
  Object.entries({ me, ...rivals }).find(([, { perks }]) => perks?.includes('rough-housing'))?.[0];

/** Who makes a move: as described, else whoever it belongs to. */
function moverOf(course: Course, move: DescribedMove): string | undefined {
  const { situation } = course;
  const named = namedMover(move);
  if (named) return named;
  if ('claim' in move || 'setup' in move) return 'me';
  if ('perk' in move && isFollowing(move)) return rough(situation) ?? nextToDecide(course);
  return isFollowing(move) ? nextToDecide(course) : situation.turn;
}

/** Carries out a move of the leader that leaves no decision (turn.phases). */
function byItself({ situation }: Course, move: DescribedMove): Situation {
  const { turn = 'me' } = situation;
  const own = seenBy(situation, turn);
  const { phase = 'play', ...rest } = own;
  const found = judge({ ...rest, phase }, move, { strict: true });
  return seenBy(tableAfter(own, move, found).situation, turn);
}

/** The rivals who were passed over did not follow (follow.when). */
function allDecided(situation: Situation): Situation {
  const { leader = {} } = situation;
  if (!leader.followed && !leader.declined) return situation;
  const passed = (deciders(situation) ?? []).filter((name) => !decided(leader, name));
  return { ...situation, leader: { ...leader, declined: [...(leader.declined ?? []), ...passed] } };
}

/** Leaves a phase: what needs no decision is done, what must not be left out is reported. */
function leave(course: Course, phase: PhaseName): Course {
  const { situation } = course;
  const to = (next: PhaseName, now = situation): Course => ({
    ...course,
    situation: { ...now, phase: next },
  });
  switch (phase) {
    case 'cleanup':
      return to('play', byItself(course, { cleanup: 'all' }));
    case 'play':
      return to('follow');
    case 'follow':
      return to('recruit', allDecided(situation));
    case 'recruit': {
      const { turn = 'me' } = situation;
      const own = seenBy(situation, turn);
      const { verdict, violations } = judge(own, { recruit: 'none' }, { strict: true });
      const missed = verdict === 'illegal' ? violations : [];
      return { ...to('discard'), against: [...course.against, ...missed] };
    }
    case 'discard':
      return to('draw', byItself(course, { discard: {} }));
    default:
      return course;
  }
}

function enter(course: Course, phase: PhaseName): Course {
  let now = course;
  for (;;) {
    const { phase: here = phase } = now.situation;
    if (!isLater(phase, here)) return now;
    now = leave(now, here);
  }
}

/** The next turn begins: what was played is put away, and who leads is another (turn.order, end.round). */
function nextTurn(course: Course): Course {
  const drawn = course.over ? course : enter(course, 'draw');
  const { situation } = drawn;
  const { turn = 'me', leader: _, ...table } = situation;
  const next = nextLeader(situation);
  const { violations } = next
    ? judge(situation, { claim: 'next-turn', player: next }, { strict: true })
    : { violations: [] };
  const own = seenBy({ ...table, turn }, turn);
  const { recruited: __, 'first-turn': ___, played: ____, ...side } = own.me ?? {};
  const unknown = drawn.over
    ? side
    : { ...side, hand: undefined, deck: undefined, discard: undefined };
  const cleared = seenBy({ ...own, me: stated(unknown) }, turn);
  const { turn: _____, ...rest } = cleared;
  return {
    ...drawn,
    situation: { ...rest, ...(next ? { turn: next } : {}), phase: 'cleanup' },
    over: false,
    against: [...drawn.against, ...violations],
  };
}

/** A move that only the leader of a turn can make. */
const isLeaders = (move: DescribedMove): boolean =>
  !isFollowing(move) && !('claim' in move) && !('setup' in move);

/** The table on which a move is made, after everything that was left out on the way to it. */
export function beforeMove(before: Course, move: DescribedMove): Course {
  let course: Course = { ...before, against: [] };
  const { situation } = course;
  const phase = phaseOf(move);
  const named = namedMover(move);
  const recycles = 'perk' in move && move.perk === 'recycling' && phase === undefined;
  const another =
    named !== undefined && named !== situation.turn && named === nextLeader(situation);
  const late = situation.phase !== undefined && isLater(situation.phase, 'follow');
  if (isLeaders(move) && ((course.over && !(recycles && !another)) || (another && late)))
    course = nextTurn(course);
  if (phase && course.situation.turn) {
    // A second card is played while rivals may still follow the first (perk.do-over).
    const again = 'play' in move && move.perk === 'do-over';
    course = again ? { ...course, situation: allDecided(course.situation) } : enter(course, phase);
    if (phase === 'follow' && 'perk' in move && move.perk === 'rough-housing') {
      const mover = moverOf(course, move);
      course = { ...course, situation: passedOver(course.situation, mover) };
    }
  }
  return { ...course, mover: moverOf(course, move) };
}

/** Rough Housing comes after all others have decided, so those who were passed over declined. */
function passedOver(situation: Situation, mover: string | undefined): Situation {
  const { leader = {} } = situation;
  const passed = (deciders(situation) ?? []).filter(
    (name) => name !== mover && !decided(leader, name),
  );
  return { ...situation, leader: { ...leader, declined: [...(leader.declined ?? []), ...passed] } };
}

/** Players who decide before the follower and are not mentioned declined (follow.when). */
export function decidedBefore(situation: Situation, mover: string): Situation {
  const { leader = {} } = situation;
  const order = deciders(situation) ?? [];
  const passed = order
    .slice(0, Math.max(0, order.indexOf(mover)))
    .filter((name) => !decided(leader, name));
  if (passed.length === 0) return situation;
  return { ...situation, leader: { ...leader, declined: [...(leader.declined ?? []), ...passed] } };
}

/** A course that begins with a described situation and the first move in it. */
export function begin(situation: Situation, first: DescribedMove): Course {
  const by = namedMover(first) ?? 'me';
  const { turn } = situation;
  const others = isFollowing(first) ? leaderBeside(situation, by) : by;
  const led = turn ?? others;
  return {
    situation: stated({ ...situation, turn: led }),
    over: false,
    oneWay: false,
    mover: by,
    refused: situation.leader?.declined ?? [],
    against: [],
  };
}
