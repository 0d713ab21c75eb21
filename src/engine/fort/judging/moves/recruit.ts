import { recruit } from '../../actions/recruit.ts';
import type { RecruitMove } from '../../format/move.ts';
import { listed } from '../../format/spelling.ts';
import type { MovedCard } from '../../format/values.ts';
import type { RecruitMove as EngineMove } from '../../state/move.ts';
import type { Violation } from '../../violation.ts';
import { placed, placeSource } from '../boxes/placed-cards.ts';
import { ownerOf, reportPark } from '../boxes/step-effects.ts';
import type { Table } from '../table/described-table.ts';
import { onMyTurn } from '../table/timing.ts';

const ways: readonly EngineMove['from'][] = ['park', 'yard'];
const places = [...ways, 'park-deck'] as const;

/** One card from the Park, its deck or a rival's Yard to the discard pile; true unless it came from a Yard. */
function recruitOne(
  table: Table,
  entry: MovedCard,
  second: boolean,
  before: EngineMove['from'][],
): boolean {
  const { on, counts } = table;
  const wanted = placed(entry);
  const seen = wanted.from ?? wanted.of ?? (wanted.card && table.yardWith(wanted.card));
  const { card = '', from: described } = placeSource(table, wanted, 'recruit.must');
  const from =
    places.find((place) => place === described) ?? on.choose(second ? ['park'] : ways) ?? 'park';
  if (second && from === 'yard') {
    // All that is known of a card that nobody saw in a Yard is that it is not in the Park.
    if (seen) on.no('perk.birthday-party', 'second-from-yard');
    else on.no('recruit.park', 'not-there', { card, from: 'park' });
  }
  const refused = check(table, from);
  const done = before.filter((other) => other === from).length;
  // It was emptied just now.
  if (refused && done > 0) on.no(refused.rule, 'source-short', { from, need: done + 1, done });
  else on.ok(refused);
  before.push(from);
  recruit.take(counts, { do: 'recruit', from }, 1);
  on.effect('recruit', { card, from, ...ownerOf(wanted) });
  return from !== 'yard';
}

const check = ({ counts }: Table, from: EngineMove['from']): Violation | null =>
  recruit.check(counts, { do: 'recruit', from });

/** The Recruit phase; a second card only with Birthday Party (recruit.must, perk.birthday-party). */
export function judgeRecruit(table: Table, move: RecruitMove): void {
  const { on, me } = table;
  onMyTurn(table, 'recruit');
  if (move.recruit === 'none') {
    if (me.recruited) return;
    if (ways.some((from) => !check(table, from))) on.no('recruit.must', 'nothing-recruited');
    else on.effect('recruit-nobody');
    return;
  }
  if (move.to && move.to !== 'discard') on.no('recruit.must', 'not-to-discard', { to: move.to });
  const cards = listed<MovedCard>(move.recruit);
  // Named with a single card, Birthday Party comes after the usual one, unless the description says otherwise.
  const before = me.recruited ?? (move.perk === 'birthday-party' && cards.length < 2 ? 1 : 0);
  const count = before + cards.length;
  if (cards.length === 0) on.no('recruit.must', 'nothing-recruited');
  if (count > 1 || move.perk === 'birthday-party') {
    const party = table.perk() === 'birthday-party';
    const most = party ? 2 : 1;
    if (count > most || !party)
      on.no(party ? 'perk.birthday-party' : 'recruit.must', 'too-many-recruited', { count, most });
    if (count === 1) on.no('perk.birthday-party', 'first-recruit-first');
  }
  const sources: EngineMove['from'][] = [];
  const taken = cards.filter((entry, at) => recruitOne(table, entry, before + at > 0, sources));
  reportPark(table, taken.length);
}
