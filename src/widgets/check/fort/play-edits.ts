import { type HelpingCard, listed } from '../../../engine/fort/describe/move.ts';
import { type CardSymbol, suits } from '../../../engine/fort/notation/tree.ts';
import { withKey } from '../shared/with.ts';
import { actionsOf, type Draft, type FortCheck, type Use, usesOf } from './check.ts';
import { type Edited, edited, other, replaced, without } from './edit.ts';

/** Small changes of plays and of following. */

type Helper = HelpingCard | CardSymbol;
const nameOf = (helper: Helper): string => (typeof helper === 'object' ? helper.card : helper);

/** Fewer helping cards, or the same with another suit for a coin. */
function* helperEdits(
  check: FortCheck,
  key: 'add' | 'lookout' | 'follow',
  helpers: readonly Helper[],
): Generator<Edited> {
  const { move } = check;
  const put = (list: readonly Helper[]): Draft => ({ ...move, [key]: list });
  for (const [at, helper] of helpers.entries()) {
    const card = nameOf(helper);
    if (typeof helper === 'object' && helper.from !== undefined && helper.from !== 'hand')
      yield edited(
        check,
        'from',
        { card, place: 'hand' },
        put(replaced(helpers, at, { ...helper, from: 'hand' })),
      );
    if (helpers.length > 1 || key !== 'follow')
      yield edited(check, `drop-${key}`, { card }, put(without(helpers, at)));
  }
  for (const [at, helper] of helpers.entries()) {
    if (typeof helper !== 'object' || helper.coin === undefined) continue;
    for (const coin of suits)
      if (coin !== helper.coin)
        yield edited(
          check,
          'coin',
          { card: helper.card, suit: coin },
          put(replaced(helpers, at, { ...helper, coin })),
        );
  }
}

/** Named cards of the hand that the move does not use yet. */
function unused({ situation, move }: FortCheck) {
  const { hand } = situation.me ?? {};
  if (typeof hand !== 'object') return [];
  const used = [
    ...(move.play ? [move.play] : []),
    ...(move.add ?? []).map(nameOf),
    ...listed<HelpingCard>(move.follow).map(nameOf),
  ];
  const left = hand.filter((card) => {
    const at = used.indexOf(card);
    if (at >= 0) used.splice(at, 1);
    return at < 0;
  });
  return [...new Set(left)].filter((card) => card !== '?' && card !== 'more');
}

/** One choice inside an action made in another way, whichever works. */
function* choiceEdits(
  check: FortCheck,
  { box, choices }: Use,
  put: (choices: Use['choices']) => Draft,
): Generator<Edited> {
  if (choices.full !== false)
    yield edited(check, 'part', { box }, put({ ...choices, full: false }));
  if (choices.full === false)
    yield edited(check, 'full', { box }, put(withKey(choices, 'full', undefined)));
  const { times } = choices;
  if (times !== undefined)
    for (let fewer = times - 1; fewer > 0; fewer--)
      yield edited(check, 'times', { box, count: fewer }, put({ ...choices, times: fewer }));
  for (const key of keysOf(choices))
    yield edited(check, `free-${key}`, { box }, put(withKey(choices, key, undefined)));
}

const choiceKeys = [
  'times',
  'gain',
  'trash',
  'lookout',
  'pack',
  'pay',
  'spend',
  'rival',
  'trash-rival',
  'convert',
  'recruit',
  'trash-this',
  'vp',
  'advance',
  'choose',
] as const;
const keysOf = (choices: Use['choices']) => choiceKeys.filter((key) => choices[key] !== undefined);

function* useEdits(check: FortCheck): Generator<Edited> {
  const { move } = check;
  const uses = usesOf(move);
  const put = (next: readonly Use[]): Draft => ({ ...move, actions: actionsOf(next) });
  const [first, second] = uses;
  if (first && second) {
    if (uses.length === 2 && first.box !== second.box)
      yield edited(check, 'first', { box: second.box }, put([second, first]));
    for (const use of [first, second])
      yield edited(check, 'only', { box: use.box }, put([{ box: use.box, choices: use.choices }]));
  }
  for (const [at, use] of uses.entries())
    yield* choiceEdits(check, use, (choices) => put(replaced(uses, at, { ...use, choices })));
  if (first && !second) {
    const box = first.box === 'public' ? 'private' : 'public';
    yield edited(check, 'only', { box }, put([{ box, choices: {} }]));
  }
}

export function* playEdits(check: FortCheck): Generator<Edited> {
  const { move } = check;
  yield* helperEdits(check, 'add', move.add ?? []);
  yield* helperEdits(check, 'lookout', move.lookout ?? []);
  yield* useEdits(check);
  for (const suit of suits) {
    if (move.suit !== undefined && move.suit !== suit)
      yield edited(check, 'suit', { suit }, { ...move, suit });
    if (move.declare !== undefined && move.declare !== suit)
      yield edited(check, 'declare', { suit }, { ...move, declare: suit });
  }
  if (move.perk) yield edited(check, 'no-perk', {}, withKey(move, 'perk', undefined));
  for (const card of unused(check))
    yield edited(check, 'add', { card }, { ...move, add: [...(move.add ?? []), card] });
  for (const card of unused(check)) yield edited(check, 'play', { card }, { play: card });
  yield other(check, 'skip', 'skip', { skip: 'play' });
}

export function* followEdits(check: FortCheck): Generator<Edited> {
  const { move } = check;
  const discards = listed<HelpingCard>(move.follow);
  if (move.box === 'private')
    yield edited(check, 'only', { box: 'public' }, withKey(move, 'box', undefined));
  yield* helperEdits(check, 'follow', discards);
  const { action } = move;
  if (action)
    yield* choiceEdits(check, { box: 'public', choices: action }, (choices) => ({
      ...move,
      action: choices,
    }));
  for (const card of unused(check))
    yield edited(check, 'discard', { card }, { ...move, follow: [card] });
  yield other(check, 'decline', 'decline', {});
}
