import { listed, type MovedCard, setupFigures } from '../../../engine/fort/describe/move.ts';
import { withKey } from '../shared/with.ts';
import type { FortCheck, Kind } from './check.ts';
import { type Edited, type Editor, type Edits, editing, replaced, without } from './edit.ts';
import { followEdits, playEdits } from './play-edits.ts';

const sources = ['park', 'park-deck', 'yard'] as const;

const fromEdits = (check: FortCheck): Edited[] =>
  sources.map((from) =>
    editing(check)('recruit-from', { place: from }, { recruit: [{ from }] }, 'recruit'),
  );

const recruitEdits: Editor = (check) => {
  const edit = editing(check);
  const { move } = check;
  const cards = move.recruit === 'none' ? [] : listed<MovedCard>(move.recruit);
  const bare = withKey(move, 'perk', undefined);
  const one = (moved: MovedCard, at: number): Edited => {
    const card = typeof moved === 'object' ? moved.card : moved;
    return card === undefined || card === '?'
      ? edit('recruit-one', { number: at + 1 }, { ...bare, recruit: [moved] })
      : edit('recruit-only', { card }, { ...bare, recruit: [moved] });
  };
  const elsewhere = cards.flatMap((moved, at) =>
    sources
      .filter((from) => typeof moved !== 'object' || moved.from !== from || moved.of === 'me')
      .map((from) =>
        edit('recruit-from', { place: from }, { ...move, recruit: replaced(cards, at, { from }) }),
      ),
  );
  return {
    near: [
      ...(move.to !== undefined && move.to !== 'discard'
        ? [edit('to-discard', {}, withKey(move, 'to', undefined))]
        : []),
      ...(cards.length > 1 ? cards.map(one) : []),
      ...(move.perk ? [edit('no-perk', {}, bare)] : []),
      ...elsewhere,
    ],
    far: cards.length === 0 ? fromEdits(check) : [],
  };
};

const drawEdits: Editor = (check) => {
  const edit = editing(check);
  const { draw } = check.move;
  const { cards, reshuffle } =
    typeof draw === 'object' ? draw : { cards: draw ?? 0, reshuffle: undefined };
  return {
    near: [
      ...(reshuffle === undefined
        ? []
        : [
            edit(
              reshuffle ? 'no-reshuffle' : 'reshuffle',
              {},
              { draw: { cards, reshuffle: !reshuffle } },
            ),
          ]),
      ...[5, 4, 3, 2, 1, 0]
        .filter((count) => count !== cards)
        .map((count) => edit('draw', { count }, { draw: count }, 'draw')),
    ],
  };
};

const byRule = (check: FortCheck): Edited =>
  editing(check)('by-rule', {}, { discard: {} }, 'discard');

const cleanup = (check: FortCheck, said: 'all' | 'none'): Edited =>
  editing(check)(`cleanup-${said}`, {}, { cleanup: said }, 'cleanup');

const nothing = (): Edits => ({ near: [] });

/** The described move with one thing done differently, the smallest changes first. */
const editors: Readonly<Record<Kind, Editor>> = {
  play: playEdits,
  follow: followEdits,
  decline: nothing,
  recruit: recruitEdits,
  perk: (check) => ({
    near: (['pay', 'take'] as const).flatMap((key) =>
      check.move[key] === undefined
        ? []
        : [editing(check)(`free-${key}`, {}, withKey(check.move, key, undefined))],
    ),
  }),
  cleanup: (check) => ({ near: [cleanup(check, 'all'), cleanup(check, 'none')] }),
  // Every misplaced card to the other side, or all of it left to the rule.
  discard: (check) => {
    const edit = editing(check);
    const { pile = [], yard = [] } = check.move.discard ?? {};
    const moved = (
      code: string,
      from: typeof pile,
      put: (card: (typeof pile)[number], at: number) => FortCheck['move']['discard'],
    ) => from.map((card, at) => edit(code, { card }, { discard: put(card, at) ?? {} }));
    return {
      near: [
        ...moved('to-yard', pile, (card, at) => ({
          pile: without(pile, at),
          yard: [...yard, card],
        })),
        ...moved('to-pile', yard, (card, at) => ({
          pile: [...pile, card],
          yard: without(yard, at),
        })),
      ],
      far: [byRule(check)],
    };
  },
  draw: drawEdits,
  skip: (check) => {
    const { skip } = check.move;
    if (skip === 'draw') return drawEdits(check, []);
    return {
      near: [],
      far:
        skip === 'cleanup'
          ? [cleanup(check, 'all')]
          : skip === 'recruit'
            ? fromEdits(check)
            : skip === 'discard'
              ? [byRule(check)]
              : [],
    };
  },
  claim: (check) => {
    const { players } = check.situation;
    const { claim } = check.move;
    const edit = editing(check);
    return {
      near: [
        ...(claim === 'turn' && typeof players === 'object'
          ? players.map((player) => edit('player', { player }, { claim, player }))
          : []),
        ...(claim === 'game-over' ? [edit('end-triggered', {}, { claim: 'end-triggered' })] : []),
      ],
    };
  },
  // The figures that should be there are in the reasons themselves.
  setup: (check, violations) => ({
    near: violations.flatMap(({ facts: { figure, need } }) => {
      const known = setupFigures.find((id) => id === figure);
      if (known === undefined || typeof need !== 'number') return [];
      const setup = { ...check.move.setup, [known]: need };
      return [editing(check)('figure', { figure: known, count: need }, { setup })];
    }),
  }),
};

export const editsOf: Editor = (check, violations) =>
  check.kind === null ? nothing() : editors[check.kind](check, violations);
