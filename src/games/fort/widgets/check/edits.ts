import type { Violation } from '#engine/core/verdict.ts';
import { listed, spelledOut } from '#engine/fort/format/spelling.ts';
import type { Moved, MovedCard } from '#engine/fort/format/values.ts';
import type { FortCheck, Kind } from './check.ts';
import {
  type Change,
  type Edited,
  type Editor,
  type Edits,
  editing,
  replaced,
  without,
} from './edit.ts';
import { followEdits, playEdits } from './play-edits.ts';

const sources = ['park', 'park-deck', 'yard'] as const;

const fromEdits = (edit: Change): Edited[] =>
  sources.map((from) => edit('recruit-from', { place: from }, { recruit: [{ from }] }, 'recruit'));

const recruitEdits: Editor = (edit, { move }) => {
  const cards = move.recruit === 'none' ? [] : listed<MovedCard>(move.recruit);
  const one = (moved: MovedCard, at: number): Edited => {
    const { card = '?' } = spelledOut<Moved>(moved);
    const only = { recruit: [moved], perk: undefined };
    return card === '?'
      ? edit('recruit-one', { number: at + 1 }, only)
      : edit('recruit-only', { card }, only);
  };
  const elsewhere = cards.flatMap((moved, at) => {
    const { from: place, of } = spelledOut<Moved>(moved);
    return sources
      .filter((from) => from !== place || of === 'me')
      .map((from) =>
        edit('recruit-from', { place: from }, { recruit: replaced(cards, at, { from }) }),
      );
  });
  return {
    near: [
      ...(move.to && move.to !== 'discard' ? [edit('to-discard', {}, { to: undefined })] : []),
      ...(cards.length > 1 ? cards.map(one) : []),
      ...(move.perk ? [edit('no-perk', {}, { perk: undefined })] : []),
      ...elsewhere,
    ],
    far: cards.length === 0 ? fromEdits(edit) : [],
  };
};

const drawEdits: Editor = (edit, { move }) => {
  const { draw: cards = 0, reshuffle } = move;
  const draws = [5, 4, 3, 2, 1, 0].filter((count) => count !== cards);
  const other = { draw: cards, reshuffle: !reshuffle };
  return {
    near: [
      ...(reshuffle === undefined
        ? []
        : [edit(reshuffle ? 'no-reshuffle' : 'reshuffle', {}, other, 'draw')]),
      ...draws.map((count) => edit('draw', { count }, { draw: count }, 'draw')),
    ],
  };
};

const byRule = (edit: Change): Edited => edit('by-rule', {}, { discard: {} }, 'discard');

const cleanup = (edit: Change, said: 'all' | 'none'): Edited =>
  edit(`cleanup-${said}`, {}, { cleanup: said }, 'cleanup');

/** The described move with one thing done differently, the smallest changes first. */
const editors: { readonly [kind in Kind]?: Editor } = {
  play: playEdits,
  follow: followEdits,
  recruit: recruitEdits,
  perk: (edit, { move }) => ({
    near: (['pay', 'take'] as const).flatMap((key) =>
      move[key] ? edit(`free-${key}`, {}, { [key]: undefined }) : [],
    ),
  }),
  cleanup: (edit) => ({ near: [cleanup(edit, 'all'), cleanup(edit, 'none')] }),
  // Every misplaced card to the other side, or all of it left to the rule.
  discard: (edit, { move }) => {
    const { 'to-pile': pile = [], 'to-yard': yard = [] } = move.discard ?? {};
    const put = (code: string, card: string, discard: typeof move.discard) =>
      edit(code, { card }, { discard }, 'discard');
    return {
      near: [
        ...pile.map((card, at) =>
          put('to-yard', card, { 'to-pile': without(pile, at), 'to-yard': [...yard, card] }),
        ),
        ...yard.map((card, at) =>
          put('to-pile', card, { 'to-pile': [...pile, card], 'to-yard': without(yard, at) }),
        ),
      ],
      far: [byRule(edit)],
    };
  },
  draw: drawEdits,
  skip: (edit, check) => {
    const { skip } = check.move;
    if (skip === 'draw') return drawEdits(edit, check, []);
    return {
      near: [],
      far:
        skip === 'cleanup'
          ? [cleanup(edit, 'all')]
          : skip === 'recruit'
            ? fromEdits(edit)
            : skip === 'discard'
              ? [byRule(edit)]
              : [],
    };
  },
  claim: (edit, { situation: { players }, move: { claim } }) => ({
    near:
      claim === 'game-over'
        ? [edit('end-triggered', {}, { claim: 'end-triggered' }, 'claim')]
        : claim === 'next-turn' && typeof players === 'object'
          ? players.map((player) => edit('player', { player }, { claim, player }, 'claim'))
          : [],
  }),
  // The figures that should be there are in the reasons themselves.
  setup: (edit, { move }, violations) => ({
    near: violations.flatMap(({ facts: { figure, need } }) =>
      typeof figure === 'string' && typeof need === 'number'
        ? edit(
            'figure',
            { figure, count: need },
            { setup: { ...move.setup, [figure]: need } },
            'setup',
          )
        : [],
    ),
  }),
};

/** Small changes of a described move; none where there is nothing to change. */
export const editsOf = (check: FortCheck, violations: readonly Violation[]): Edits =>
  (check.kind && editors[check.kind]?.(editing(check), check, violations)) || { near: [] };
