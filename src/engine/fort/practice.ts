import { mentions } from '#engine/core/practice/mentions.ts';
import type { Description, Moment, PractisedGame } from '#engine/core/practice/practised-game.ts';
import { seeded } from '../core/rng.ts';
import { playRandom } from '../core/simulate.ts';
import { isList, isRecord } from '../core/unknown-data.ts';
import { isCard } from './cards/ids.ts';
import { printedOn } from './cards/printed.ts';
import { hasCoin } from './cards/suits.ts';
import { moveSchema } from './format/move.ts';
import { situationSchema } from './format/situation.ts';
import { game } from './game.ts';
import { describeGame } from './game-log.ts';
import { judge } from './judging/judge.ts';
import { describeMove, describeState } from './logging/described-state.ts';
import { alike, comesToMind, covers } from './practised-reasons.ts';
import { judgeMoves } from './several-moves/judge-moves.ts';
import { packMayHold, stuffHolds } from './state/capacity.ts';

const names = ['Ann', 'Ben', 'Cy', 'Di'];

/** Rivals are called by names instead of their seats. */
function named(described: unknown): unknown {
  const name = (text: string) => text.replace(/^P(\d)$/, (_, seat) => names[Number(seat)] ?? text);
  if (typeof described === 'string') return name(described);
  if (isList(described)) return described.map(named);
  if (!isRecord(described)) return described;
  return Object.fromEntries(
    Object.entries(described).map(([key, value]) => [name(key), named(value)]),
  );
}

const record = (described: unknown): Description => (isRecord(described) ? described : {});

/** As briefly as people put it: no zeros, nothing about coins where there are none, nothing that goes without saying. */
function tidy(described: unknown): unknown {
  if (isList(described)) return described.map(tidy);
  if (!isRecord(described)) return described;
  const { card, coin } = described;
  if (coin === 'none' && isCard(card) && !hasCoin(card)) return card;
  return Object.fromEntries(
    Object.entries(described).flatMap(([key, value]) => {
      const short = tidy(value);
      const isNothing = value === 0 || (isRecord(short) && Object.keys(short).length === 0);
      return isNothing || key === 'full' ? [] : [[key, short]];
    }),
  );
}

/** What a choice among the perks on the table depends on, and nothing else does. */
const choosesPerk = (move: object): boolean => mentions(move, 'choose');

/** A moment without the printed costs: readers see those on their own boards. */
function moment(situation: object, move: object): Moment {
  const { board: _, 'perk-row': row, ...table } = record(named(situation));
  return {
    situation: choosesPerk(move) ? { ...table, 'perk-row': row } : table,
    move: record(named(tidy(move))),
  };
}

type Options = Parameters<PractisedGame['moments']>[0];

/** The same with what the follower gains, described as the judge would do it. */
function gaining({ situation, move }: Moment): Moment[] {
  const { action } = record(
    'follow' in move ? practice.judge(situation, move)?.example : undefined,
  );
  const { gain } = record(action);
  return gain === undefined ? [] : [{ situation, move: { ...move, action: { gain } } }];
}

/** Nobody knows the order of a deck. */
const counted = (situation: Description): Description => {
  const { phase: _, leader: __, ...table } = situation;
  const { deck, ...me } = record(table.me);
  return { ...table, me: isList(deck) ? { ...me, deck: deck.length } : record(table.me) };
};

/** How a turn ends: each phase after the decisions, on the table that it begins with. */
function ending(situation: Description, move: Description): Moment[] {
  if ('discard' in move)
    return listed(record(move.discard)['to-pile']).length === 0
      ? []
      : [moment(counted(situation), move)];
  const { draw, reshuffle } = move;
  return [
    moment(counted(situation), { draw }),
    ...(reshuffle === undefined ? [] : [moment(counted(situation), { draw, reshuffle })]),
  ];
}

/** The decisions of a random game: what is played, followed and recruited, the details left free. */
function decisions(options: Options): Moment[] {
  const state = game.start(options);
  const found: Moment[] = [];
  playRandom(
    game,
    state,
    { rng: seeded(~options.seed) },
    {
      decided: (move) => {
        const described = describeMove(move, state);
        // A play is described with everything that happens in it.
        if (!described || 'play' in described) return;
        const one = moment(describeState(state), described);
        found.push(one, ...gaining(one));
      },
    },
  );
  return found;
}

/** All that the leaders of a random game do in their turns, down to the last token. */
const turns = (options: Options): Moment[] =>
  describeGame(options).flatMap(({ situation, move, moves }) => {
    const all = [move, ...moves] as const;
    const { steps } = judgeMoves(situation, [...all], { strict: true });
    return all.flatMap((each, at) => {
      const before = at === 0 ? situation : steps[at - 1]?.situation;
      if (before === undefined || steps[at]?.by !== 'me') return [];
      if ('play' in each) return [moment(before, each)];
      return 'discard' in each || 'draw' in each ? ending(before, each) : [];
    });
  });

const isName = (card: unknown): card is string => typeof card === 'string';
const listed = (cards: unknown): string[] => (isList(cards) ? cards.filter(isName) : []);

/** More in the Pack than its Fort Level allows: puzzling, unless the perk is mentioned. */
function isOverfull(me: unknown): boolean {
  const { fort, pack } = record(me);
  const { pizza = 0, toys = 0 } = record(pack);
  return Number(pizza) + Number(toys) > packMayHold(Number(fort), []);
}

/** Clauses that say how much is gained, scored or done: they are used wherever the right figure is described. */
const figured: readonly string[] = [
  'board.stuff',
  'play.actions',
  'action.copy-pack',
  'action.copy-rival-pack',
  'symbol.fort-level',
  'symbol.in-lookout',
  'symbol.in-pack',
  'symbol.one-suit',
  'symbol.per',
];

/** What else somebody might do with these cards. */
function otherMoves(
  move: Description,
  own: Readonly<Record<'hand' | 'lookout', readonly string[]>>,
): Description[] {
  if ('recruit' in move)
    return [
      { recruit: 'none' },
      { recruit: [move.recruit, { from: 'park-deck' }] },
      { ...move, to: 'hand' },
    ];
  if ('follow' in move)
    return [
      { ...move, box: 'private' },
      ...own.lookout.map((card) => ({ ...move, follow: [{ card, from: 'lookout' }] })),
    ];
  if ('discard' in move) {
    const discard = record(move.discard);
    const [first, ...rest] = listed(discard['to-yard']);
    const all = [...listed(discard['to-pile']), ...listed(discard['to-yard'])];
    return [
      ...own.lookout.map((card) => ({ discard: { ...discard, 'from-lookout': [card] } })),
      ...(first === undefined ? [] : [{ discard: { ...discard, 'to-yard': rest, keep: [first] } }]),
      { discard: { 'to-pile': all } },
      { discard: { 'to-yard': all } },
    ];
  }
  if ('draw' in move) return [{ draw: move.draw, reshuffle: !move.reshuffle }];
  if ('play' in move) return own.hand.map((card) => ({ ...move, add: [card] }));
  return [];
}

/** The same with no room in the Stuff: what is gained by the move can't be taken then. */
function crammed({ situation, move }: Moment): Moment[] {
  if (!('play' in move || 'follow' in move)) return [];
  const stuff = { pizza: stuffHolds, toys: stuffHolds };
  return [{ situation: { ...situation, me: { ...record(situation.me), stuff } }, move }];
}

export const practice: PractisedGame = {
  players: [2, 3, 4],
  moments: (options) => [...decisions(options), ...turns(options)],
  judge: (situation, move) => {
    const table = situationSchema.safeParse(situation);
    const done = moveSchema.safeParse(move);
    return table.success && done.success ? judge(table.data, done.data) : undefined;
  },
  keep: ({ situation, move }) => {
    if ('follow' in move || 'decline' in move)
      return ['turn', 'leader.played', 'me.hand', 'me.lookout', 'me.perks'];
    const named = names.filter((name) => mentions(move, name)).map((name) => `rivals.${name}.yard`);
    if ('recruit' in move) return ['park', 'me.perks', ...named];
    if ('discard' in move) return ['me.played', 'me.added', 'me.hand', 'me.lookout'];
    if ('draw' in move) return ['me.deck', 'me.discard', 'me.lookout'];
    return [
      ...['me.hand', 'me.stuff', 'me.pack', 'me.fort', 'me.lookout'],
      ...(isOverfull(situation.me) || 'perk' in move ? ['me.perks'] : []),
      ...(mentions(move, 'discard') || 'take' in move ? ['me.discard'] : []),
      ...(mentions(move, 'park') ? ['park'] : []),
      ...named,
    ];
  },
  exchange: ({ situation: { me, park } }) => {
    const { hand, lookout, yard } = record(me);
    return {
      cards: [...new Set([hand, lookout, yard, park].flatMap(listed))],
      twins: [
        ['public', 'private'],
        ['pizza', 'toys'],
        ['stuff', 'pack'],
        ['supply', 'stuff'],
        ['add', 'add-from-lookout'],
        ['to-pile', 'to-yard'],
        ['park', 'yard'],
        ['hand', 'discard'],
      ],
    };
  },
  others: ({ situation, move }) => {
    const { hand, lookout } = record(situation.me);
    return [
      ...otherMoves(move, { hand: listed(hand), lookout: listed(lookout) }).map((other) => ({
        situation,
        move: other,
      })),
      ...crammed({ situation, move }),
    ];
  },
  dull: [
    'not-in-hand',
    'not-shown',
    'not-in-lookout',
    'not-there',
    'no-such-card',
    'no-coin',
    'nothing-to-name',
    'nothing-to-declare',
    'not-a-rival',
    'source-empty',
    'symbol-not-in-lookout',
    'nothing-discarded',
    'trash-rival-from',
  ],
  alike,
  covers,
  comesToMind,
  // A perk that the mover does not have forbids nothing, and people who have not heard of it can't name it.
  isStrange: (clause, { me }) => {
    const [kind, perk = ''] = clause.split('.');
    return kind === 'perk' && !listed(record(me).perks).includes(perk);
  },
  // That one card is played is true of every play here: as a reason it would give itself away.
  outcomes: ['end.points', 'end.fort', 'end.park', 'end.round', 'play.one-card'],
  shows: (clause, { situation: { leader }, move }) => {
    const { played } = record(leader);
    if (clause === 'follow.coin-declared') return isCard(played) && hasCoin(played);
    if (clause === 'follow.multi-suit')
      return listed(move.follow).some((card) => isCard(card) && printedOn(card).symbols.length > 1);
    return figured.includes(clause);
  },
  // People wonder whether a coin may be declared at all.
  about: ({ move }) => (move.suit === 'coin' ? 'symbol.one-suit' : undefined),
  weights: [3, 5],
};
