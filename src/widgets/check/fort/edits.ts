import { listed, type MovedCard } from '../../../engine/fort/describe/move.ts';
import { withKey } from '../shared/with.ts';
import type { FortCheck, Kind } from './check.ts';
import { type Edited, edited, other, replaced, without } from './edit.ts';
import { followEdits, playEdits } from './play-edits.ts';

/** The described move with one thing done differently, the smallest changes first. */
export function* editsOf(check: FortCheck): Generator<Edited> {
  const { kind } = check;
  if (kind !== null) yield* editors[kind](check);
}

const sources = ['park', 'park-deck', 'yard'] as const;

function* recruitEdits(check: FortCheck): Generator<Edited> {
  const { move } = check;
  if (move.to !== undefined && move.to !== 'discard')
    yield edited(check, 'to-discard', {}, withKey(move, 'to', undefined));
  const cards = move.recruit === 'none' ? [] : listed<MovedCard>(move.recruit);
  const bare = withKey(move, 'perk', undefined);
  if (cards.length > 1)
    for (const at of cards.keys())
      yield edited(
        check,
        'recruit-one',
        { number: at + 1 },
        { ...bare, recruit: [...cards.slice(at, at + 1)] },
      );
  if (move.perk) yield edited(check, 'no-perk', {}, bare);
  for (const [at, entry] of cards.entries())
    for (const from of sources)
      if (typeof entry !== 'object' || entry.from !== from || entry.of === 'me')
        yield edited(
          check,
          'recruit-from',
          { place: from },
          { ...move, recruit: replaced(cards, at, { from }) },
        );
  if (cards.length === 0)
    for (const from of sources)
      yield edited(check, 'recruit-from', { place: from }, { ...move, recruit: [{ from }] });
}

function* perkEdits(check: FortCheck): Generator<Edited> {
  const { move } = check;
  if (move.pay) yield edited(check, 'free-pay', {}, withKey(move, 'pay', undefined));
  if (move.take) yield edited(check, 'free-take', {}, withKey(move, 'take', undefined));
}

function* drawEdits(check: FortCheck): Generator<Edited> {
  const { draw } = check.move;
  const { cards, reshuffle } =
    typeof draw === 'object' ? draw : { cards: draw ?? 0, reshuffle: undefined };
  if (reshuffle !== undefined)
    yield edited(
      check,
      reshuffle ? 'no-reshuffle' : 'reshuffle',
      {},
      {
        draw: { cards, reshuffle: !reshuffle },
      },
    );
  for (const count of [5, 4, 3, 2, 1, 0])
    if (count !== cards) yield edited(check, 'draw', { count }, { draw: count });
}

/** Every misplaced card to the other side, and what is left out left to the rule. */
function* discardEdits(check: FortCheck): Generator<Edited> {
  const { pile = [], yard = [] } = check.move.discard ?? {};
  for (const [at, card] of pile.entries())
    yield edited(
      check,
      'to-yard',
      { card },
      {
        discard: { pile: without(pile, at), yard: [...yard, card] },
      },
    );
  for (const [at, card] of yard.entries())
    yield edited(
      check,
      'to-pile',
      { card },
      {
        discard: { pile: [...pile, card], yard: without(yard, at) },
      },
    );
  yield edited(check, 'by-rule', {}, { discard: {} });
}

const editors: Readonly<Record<Kind, (check: FortCheck) => Generator<Edited>>> = {
  play: playEdits,
  follow: followEdits,
  *decline() {},
  recruit: recruitEdits,
  perk: perkEdits,
  *cleanup(check) {
    yield edited(check, 'cleanup-all', {}, { cleanup: 'all' });
    yield edited(check, 'cleanup-none', {}, { cleanup: 'none' });
  },
  discard: discardEdits,
  draw: drawEdits,
  *skip(check) {
    if (check.move.skip === 'cleanup')
      yield other(check, 'cleanup-all', 'cleanup', { cleanup: 'all' });
    if (check.move.skip === 'recruit')
      for (const from of sources)
        yield {
          edit: { code: 'recruit-from', facts: { place: from } },
          check: { ...check, kind: 'recruit', move: { recruit: [{ from }] } },
        };
    if (check.move.skip === 'draw')
      for (const edit of drawEdits({ ...check, kind: 'draw' })) yield edit;
    if (check.move.skip === 'discard') yield other(check, 'by-rule', 'discard', { discard: {} });
  },
  *claim(check) {
    const { players } = check.situation;
    const { claim } = check.move;
    if (claim === 'turn' && typeof players === 'object')
      for (const player of players) yield edited(check, 'player', { player }, { claim, player });
    if (claim === 'game-over') yield edited(check, 'end-triggered', {}, { claim: 'end-triggered' });
  },
  *setup() {},
};
