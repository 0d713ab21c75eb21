import type { DescribedMove } from '../../format/move.ts';
import type { Lead, Situation } from '../../format/situation.ts';
import type { Attempt } from './attempt.ts';
import { seatsOf } from './described.ts';

/** A card described as played by the player whose turn it is becomes the leader's card, wherever it was written. */
export function withLead(situation: Situation, move: DescribedMove): Situation {
  if (!isFollowing(move)) return situation;
  const { turn, rivals = {}, leader = {} } = situation;
  const played = turn === undefined || turn === 'me' ? undefined : rivals[turn]?.played;
  return played === undefined || leader.played !== undefined || leader.diy
    ? situation
    : { ...situation, leader: { ...leader, played } };
}

/** A move in answer to the card of another player's turn. */
export const isFollowing = (move: DescribedMove): boolean =>
  'follow' in move ||
  'decline' in move ||
  ('skip' in move && move.skip === 'follow') ||
  (!('play' in move) &&
    'perk' in move &&
    (move.perk === 'rough-housing' || move.perk === 'copy-cat'));

export const decided = ({ followed = [], declined = [] }: Lead, name: string): boolean =>
  followed.includes(name) || declined.includes(name);

/** Who may be the leader: nobody who decided about the leader's card. */
export function leaders({ players, leader = {} }: Situation): readonly string[] | undefined {
  if (typeof players !== 'object') return undefined;
  return players.filter((name) => name !== 'me' && !decided(leader, name));
}

/** Whose turn it is. Where several players may be the leader and it matters which, this is asked for. */
export function turnOf(
  on: Attempt,
  situation: Situation,
  move: DescribedMove,
): { readonly situation: Situation; readonly own: boolean } {
  const follows = isFollowing(move);
  const { leader = {} } = situation;
  const asks = follows && (leader.followed ?? leader.declined);
  const able = (asks && leaders(situation)) || [];
  const { turn = able.length > 0 ? on.ask('turn', able, 'turn', { is: 'one-of' }) : undefined } =
    situation;
  return turn
    ? { situation: { ...situation, turn }, own: turn === 'me' }
    : { situation, own: !follows };
}

/** Whoever leads where somebody follows: with two players it is the other one. */
export function leaderBeside(situation: Situation, follower: string): string | undefined {
  const { players, rivals = {} } = situation;
  if (follower !== 'me') return 'me';
  const others =
    typeof players === 'object'
      ? players.filter((name) => name !== 'me')
      : seatsOf(situation) === 2
        ? Object.keys(rivals)
        : [];
  return others.length === 1 ? others[0] : undefined;
}
