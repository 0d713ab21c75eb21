import { recruit } from '../actions/recruit.ts';
import { isBestFriend } from '../describe/cards.ts';
import { listed, type MovedCard, type RecruitMove } from '../describe/move.ts';
import type { RecruitMove as EngineMove } from '../move.ts';
import type { Violation } from '../violation.ts';
import { onMyTurn } from './frame.ts';
import { placed, placeSource } from './moved.ts';
import { tellPark } from './results.ts';
import type { Table } from './table.ts';

const ways: readonly EngineMove['from'][] = ['park', 'yard'];
const noBound = { what: null, to: null, full: true, follows: false };

/** One card out of Park, Park deck or a rival's Yard onto the discard pile. */
function recruitOne(table: Table, entry: MovedCard, second: boolean): void {
  const { on, means } = table;
  const { card = '', from: said } = placeSource(table, placed(entry), 'recruit.must');
  const from =
    said === 'park-deck'
      ? 'deck'
      : (ways.find((way) => way === said) ?? on.choose(second ? ['park'] : ways) ?? 'park');
  if (second && from === 'yard') on.no('perk.birthday-party', 'second-from-yard');
  if (card && isBestFriend(card)) on.no('card.best-friend', 'friend-in-park', { card });
  on.ok(check(table, from));
  recruit.take(means, { do: 'recruit', from }, 1);
  on.effect('recruit', { card, from });
  if (from !== 'yard') tellPark(table, 1);
}

const check = ({ means }: Table, from: EngineMove['from']): Violation | null =>
  recruit.check(means, { do: 'recruit', from }, { do: 'recruit' }, noBound);

/** The Recruit phase; a second card only with Birthday Party (recruit.must, perk.birthday-party). */
export function judgeRecruit(table: Table, move: RecruitMove): void {
  const { on, me } = table;
  onMyTurn(table, 'recruit');
  if (move.recruit === 'none') {
    if (ways.some((from) => !check(table, from)) && !me.recruited)
      on.no('recruit.must', 'nothing-recruited');
    return;
  }
  if (move.to && move.to !== 'discard') on.no('recruit.must', 'not-to-discard', { to: move.to });
  const cards = listed<MovedCard>(move.recruit);
  // Said with one card, Birthday Party comes after the usual one, unless the description says otherwise.
  const before = me.recruited ?? (move.perk === 'birthday-party' && cards.length < 2 ? 1 : 0);
  const count = before + cards.length;
  if (cards.length === 0) on.no('recruit.must', 'nothing-recruited');
  if (count > 2) on.no('perk.birthday-party', 'too-many-recruited', { count, most: 2 });
  else if (count > 1 || move.perk === 'birthday-party') {
    if (table.perk() !== 'birthday-party')
      on.no('recruit.must', 'too-many-recruited', { count, most: 1 });
    if (count === 1) on.no('perk.birthday-party', 'first-recruit-first');
  }
  for (const [at, entry] of cards.entries()) recruitOne(table, entry, before + at > 0);
}
