import { range } from '#engine/core/lists.ts';
import type { CardId } from '#engine/fort/cards/ids.ts';
import type { Choices } from '#engine/fort/format/move.ts';
import { listed, spelledOut, stated } from '#engine/fort/format/spelling.ts';
import type { Helper, HelpingCard, ShownHelp } from '#engine/fort/format/values.ts';
import { cardsIn } from '#engine/fort/judging/table/described.ts';
import { type BoxName, type CardSymbol, suits } from '#engine/fort/notation/tree.ts';
import { takeOut } from '#engine/fort/state/zones.ts';
import { actionsOf, type Draft, type FortCheck, type Use, usesOf } from './check.ts';
import { type Change, type Edit, type Edited, type Editor, replaced, without } from './edit.ts';

/** Small changes of plays and of following. */

type Helping = HelpingCard | CardSymbol | ShownHelp;
const nameOf = (helper: Helping): string => spelledOut<Helper | ShownHelp>(helper).card;

/** Fewer helping cards, or the same with another suit for a coin. */
function helperEdits(
  edit: Change,
  key: 'add' | 'add-from-lookout' | 'follow',
  helpers: readonly Helping[],
): Edited[] {
  const put = (list: readonly Helping[]): Draft => ({ [key]: list });
  const few = key === 'follow' ? 1 : 0;
  const spelled = helpers.map((helper) => spelledOut<Helper | ShownHelp>(helper));
  return [
    ...spelled.flatMap((helper, at) =>
      'from' in helper && helper.from && helper.from !== 'hand'
        ? edit(
            'from',
            { card: helper.card, place: 'hand' },
            put(replaced(helpers, at, { ...helper, from: 'hand' })),
          )
        : [],
    ),
    ...(helpers.length > few
      ? spelled.map(({ card }, at) => edit(`drop-${key}`, { card }, put(without(helpers, at))))
      : []),
    ...spelled.flatMap((helper, at) =>
      suits
        .filter((coin) => helper.coin && coin !== helper.coin)
        .map((coin) =>
          edit(
            'coin',
            { card: helper.card, suit: coin },
            put(replaced(helpers, at, { ...helper, coin })),
          ),
        ),
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
const unused = ({ situation, move }: FortCheck, used: readonly string[]): CardId[] => [
  ...new Set(takeOut([...used, move.play ?? ''], cardsIn(situation.me?.hand))),
];

/** One choice inside an action made differently, in whichever way works. */
function choiceEdits(
  edit: Change,
  box: BoxName,
  choices: Choices,
  put: (choices: Choices) => Draft,
): Edited[] {
  const change = (code: string, facts: Edit['facts'], parts: Choices) =>
    edit(code, facts, put(stated({ ...choices, ...parts })));
  const { times, full, ...others } = choices;
  const counts = times === undefined ? [] : range(1, 8);
  const far = (count: number) => Math.abs(count - (times ?? 0));
  return [
    full === false
      ? change('full', { box }, { full: undefined })
      : change('part', { box }, { full: false }),
    ...counts
      .filter((count) => count !== times)
      .sort((a, b) => far(a) - far(b))
      .map((count) => change('times', { count }, { times: count })),
    ...Object.keys(others).map((key) => change(`free-${key}`, {}, { [key]: undefined })),
  ];
}

function useEdits(edit: Change, move: Draft): Edited[] {
  const uses = usesOf(move);
  const put = (...next: readonly Use[]): Draft => ({ actions: actionsOf(next) });
  const [first, second] = uses;
  const rest = uses.flatMap((use, at) =>
    choiceEdits(edit, use.box, use.choices, (choices) =>
      put(...replaced(uses, at, { ...use, choices })),
    ),
  );
  if (!first) return rest;
  if (!second) {
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

export const playEdits: Editor = (edit, check) => {
  const { move } = check;
  const { add = [], 'add-from-lookout': lookout = [] } = move;
  return {
    near: [
      ...helperEdits(edit, 'add', add),
      ...helperEdits(edit, 'add-from-lookout', lookout),
      ...useEdits(edit, move),
      ...(['suit', 'declare'] as const).flatMap((key) =>
        move[key] ? suits.map((suit) => edit(key, { suit }, { [key]: suit })) : [],
      ),
      ...(move.perk ? [edit('no-perk', {}, { perk: undefined })] : []),
    ],
    far: [
      ...unused(check, add.map(nameOf)).map((card) =>
        edit('add', { card }, { add: [...add, card] }),
      ),
      ...unused(check, []).map((card) => edit('play', { card }, { play: card }, 'play')),
      edit('skip', {}, { skip: 'play' }, 'skip'),
    ],
  };
};

export const followEdits: Editor = (edit, check) => {
  const { move } = check;
  const { action } = move;
  const discards = listed<HelpingCard>(move.follow);
  return {
    near: [
      ...(move.box === 'private' ? [edit('only', { box: 'public' }, { box: undefined })] : []),
      ...helperEdits(edit, 'follow', discards),
      ...(action ? choiceEdits(edit, 'public', action, (choices) => ({ action: choices })) : []),
    ],
    far: [
      ...unused(check, discards.map(nameOf)).map((card) =>
        edit('discard', { card }, { follow: [card] }),
      ),
      edit('decline', {}, {}, 'decline'),
    ],
  };
};
