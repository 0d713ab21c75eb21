import {
  type Choices,
  type HelpingCard,
  listed,
  type ShownHelp,
} from '../../../engine/fort/describe/move.ts';
import type { PileCard } from '../../../engine/fort/describe/situation.ts';
import { type CardSymbol, suits } from '../../../engine/fort/notation/tree.ts';
import { withKey } from '../shared/with.ts';
import { actionsOf, type BoxName, type Draft, type FortCheck, type Use, usesOf } from './check.ts';
import { type Edited, type Editor, editing, replaced, without } from './edit.ts';

/** Small changes of plays and of following. */

type Helper = HelpingCard | CardSymbol | ShownHelp;
const nameOf = (helper: Helper): string => (typeof helper === 'object' ? helper.card : helper);

/** Fewer helping cards, or the same with another suit for a coin. */
function helperEdits(
  check: FortCheck,
  key: 'add' | 'lookout' | 'follow',
  helpers: readonly Helper[],
): Edited[] {
  const edit = editing(check);
  const put = (list: readonly Helper[]): Draft => ({ ...check.move, [key]: list });
  const few = key === 'follow' ? 1 : 0;
  return [
    ...helpers.flatMap((helper, at) =>
      typeof helper === 'object' && helper.from !== undefined && helper.from !== 'hand'
        ? edit(
            'from',
            { card: helper.card, place: 'hand' },
            put(replaced(helpers, at, { ...helper, from: 'hand' })),
          )
        : [],
    ),
    ...(helpers.length > few
      ? helpers.map((helper, at) =>
          edit(`drop-${key}`, { card: nameOf(helper) }, put(without(helpers, at))),
        )
      : []),
    ...helpers.flatMap((helper, at) =>
      typeof helper === 'object' && helper.coin !== undefined
        ? suits
            .filter((coin) => coin !== helper.coin)
            .map((coin) =>
              edit(
                'coin',
                { card: helper.card, suit: coin },
                put(replaced(helpers, at, { ...helper, coin })),
              ),
            )
        : [],
    ),
    // Of three and more: each alone, or none.
    ...(helpers.length > 2
      ? [
          ...helpers.map((helper) => edit(`only-${key}`, { card: nameOf(helper) }, put([helper]))),
          ...(few === 0 ? [edit('none', {}, put([]))] : []),
        ]
      : []),
  ];
}

/** Named cards of the hand without those that are used already. */
function unused({ situation, move }: FortCheck, used: readonly string[]) {
  const { hand } = situation.me ?? {};
  if (typeof hand !== 'object') return [];
  const taken = [...used, ...(move.play ? [move.play] : [])];
  const left = hand.filter((card) => {
    const at = taken.indexOf(card);
    if (at >= 0) taken.splice(at, 1);
    return at < 0;
  });
  return [...new Set(left)].filter(isNamed);
}
const isNamed = (card: PileCard) => card !== '?' && card !== 'more';

/** One choice inside an action made in another way, whichever works. */
function choiceEdits(
  check: FortCheck,
  box: BoxName,
  choices: Choices,
  put: (choices: Choices) => Draft,
): Edited[] {
  const edit = editing(check);
  const { times, full } = choices;
  const counts = times === undefined ? [] : [1, 2, 3, 4, 5, 6, 7, 8];
  const far = (count: number) => Math.abs(count - (times ?? 0));
  return [
    full === false
      ? edit('full', { box }, put(withKey(choices, 'full', undefined)))
      : edit('part', { box }, put({ ...choices, full: false })),
    ...counts
      .filter((count) => count !== times)
      .sort((a, b) => far(a) - far(b))
      .map((count) => edit('times', { count }, put({ ...choices, times: count }))),
    ...Object.keys(choices)
      .filter((key) => key !== 'full' && key !== 'times')
      .map((key) => {
        const others = Object.entries(choices).filter(([own]) => own !== key);
        return edit(`free-${key}`, {}, put(Object.fromEntries(others)));
      }),
  ];
}

function useEdits(check: FortCheck): Edited[] {
  const edit = editing(check);
  const { move } = check;
  const uses = usesOf(move);
  const put = (...next: readonly Use[]): Draft => ({ ...move, actions: actionsOf(next) });
  const [first, second] = uses;
  const rest = uses.flatMap((use, at) =>
    choiceEdits(check, use.box, use.choices, (choices) =>
      put(...replaced(uses, at, { ...use, choices })),
    ),
  );
  if (first === undefined) return rest;
  if (second === undefined) {
    const box = first.box === 'public' ? 'private' : 'public';
    return [...rest, edit('only', { box }, put({ box, choices: {} }))];
  }
  return [
    ...(uses.length === 2 && first.box !== second.box
      ? [edit('first', { box: second.box }, put(second, first))]
      : []),
    ...[first, second].map(({ box, choices }) => edit('only', { box }, put({ box, choices }))),
    ...rest,
  ];
}

export const playEdits: Editor = (check) => {
  const edit = editing(check);
  const { move } = check;
  const { add = [], lookout = [] } = move;
  return {
    near: [
      ...helperEdits(check, 'add', add),
      ...helperEdits(check, 'lookout', lookout),
      ...useEdits(check),
      ...(['suit', 'declare'] as const).flatMap((key) =>
        move[key] === undefined
          ? []
          : suits.map((suit) => edit(key, { suit }, { ...move, [key]: suit })),
      ),
      ...(move.perk ? [edit('no-perk', {}, withKey(move, 'perk', undefined))] : []),
    ],
    far: [
      ...unused(check, add.map(nameOf)).map((card) =>
        edit('add', { card }, { ...move, add: [...add, card] }),
      ),
      ...unused(check, []).map((card) => edit('play', { card }, { play: card })),
      edit('skip', {}, { skip: 'play' }, 'skip'),
    ],
  };
};

export const followEdits: Editor = (check) => {
  const edit = editing(check);
  const { move } = check;
  const { action } = move;
  const discards = listed<HelpingCard>(move.follow);
  return {
    near: [
      ...(move.box === 'private'
        ? [edit('only', { box: 'public' }, withKey(move, 'box', undefined))]
        : []),
      ...helperEdits(check, 'follow', discards),
      ...(action
        ? choiceEdits(check, 'public', action, (choices) => ({ ...move, action: choices }))
        : []),
    ],
    far: [
      ...unused(check, discards.map(nameOf)).map((card) =>
        edit('discard', { card }, { ...move, follow: [card] }),
      ),
      edit('decline', {}, {}, 'decline'),
    ],
  };
};
