import { mentions } from '#engine/core/practice/mentions.ts';
import type { Moment, PractisedGame } from '#engine/core/practice/practised-game.ts';
import { isList, isRecord } from '../core/unknown-data.ts';
import { type CardId, isCard } from './cards/ids.ts';
import { type PrintedCard, printedOn } from './cards/printed.ts';
import { hasCoin } from './cards/suits.ts';

/** Which rules may be offered side by side as reasons, and when each comes to mind. */

const beside = (clause: string, ...others: readonly string[]): string[][] =>
  others.map((other) => [clause, other]);

const counters = ['symbol.in-pack', 'symbol.in-lookout', 'symbol.fort-level', 'symbol.one-suit'];

export const alike: PractisedGame['alike'] = [
  ['follow.multi-suit', 'follow.coin-declared'],
  ['follow.full', 'symbol.per', 'action.gain'],
  ['play.actions', 'card.private'],
  ['play.lookout', 'play.purpose'],
  ['discard.used', 'discard.yard', 'card.best-friend'],
  ...beside('play.full', 'play.actions', 'play.purpose', 'action.gain', ...counters),
  ...beside('play.full', 'symbol.per', 'action.copy-pack', 'action.copy-rival-pack'),
  ...beside('symbol.per', 'play.actions', 'action.gain'),
  ...beside('play.actions', 'action.trash', 'action.lookout'),
  ...beside('play.actions', 'action.copy-pack', 'action.copy-rival-pack'),
  ...beside('action.gain', 'play.actions', 'symbol.one-suit', 'follow.same-resource'),
];

export const covers: PractisedGame['covers'] = {
  'follow.discard': [
    'follow.multi-suit',
    'follow.coin-declared',
    'follow.one-card',
    'follow.no-lookout',
  ],
  'symbol.per': counters,
  'action.trash': ['symbol.per'],
  'action.lookout': ['symbol.per'],
  'recruit.must': ['perk.birthday-party'],
  'draw.five': ['draw.reshuffle'],
};

const record = (described: unknown) => (isRecord(described) ? described : {});
const isThere = (list: unknown): boolean => isList(list) && list.length > 0;

const printed = (card: unknown): PrintedCard | undefined =>
  isCard(card) ? printedOn(card) : undefined;

const cardsOf = (described: unknown): CardId[] =>
  (isList(described) ? described : [described]).flatMap((each) => {
    const card = isRecord(each) ? each.card : each;
    return isCard(card) ? [card] : [];
  });

const does =
  (word: string) =>
  ({ move }: Moment): boolean =>
    'play' in move && mentions(move, word);
/** Whether cards are moved by an action, so that the place they may come from is a question. */
const movesCards = (moment: Moment): boolean =>
  does('trash')(moment) || does('put-in-lookout')(moment);
const plays = ({ move }: Moment): boolean => 'play' in move;
const follows = ({ move }: Moment): boolean => 'follow' in move;
const recruits = ({ move }: Moment): boolean => 'recruit' in move;
const discards = ({ move }: Moment): boolean => 'discard' in move;
const ends = ({ move }: Moment): boolean => 'discard' in move || 'draw' in move;

/** Whether the played card has an action that happens as often as × counts. */
const repeats = ({ move: { play } }: Moment): boolean =>
  [printed(play)?.public, printed(play)?.private].some((box) => box?.per);

const ledBy = ({ situation: { leader } }: Moment): unknown => record(leader).played;

const isAbout: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'action.copy-pack': does('gain'),
  'action.copy-rival-pack': does('gain'),
  'action.gain': does('gain'),
  'action.lookout': movesCards,
  'action.trash': movesCards,
  'board.stuff': does('gain'),
  'card.best-friend': (moment) => discards(moment) || recruits(moment),
  'card.private': follows,
  'discard.lookout': (moment) => ends(moment) && isThere(record(moment.situation.me).lookout),
  'discard.used': ends,
  'discard.yard': (moment) => ends(moment) || recruits(moment),
  'draw.five': ends,
  'draw.reshuffle': ends,
  'follow.coin-declared': (moment) => {
    const led = ledBy(moment);
    return follows(moment) && isCard(led) && hasCoin(led);
  },
  'follow.discard': follows,
  'follow.full': follows,
  'follow.multi-suit': (moment) =>
    [...cardsOf(moment.move.follow), ...cardsOf(ledBy(moment))].some(
      (card) => printedOn(card).symbols.length > 1,
    ),
  'follow.no-lookout': ({ situation: { me }, move }) =>
    'follow' in move && isThere(record(me).lookout),
  'follow.one-card': follows,
  'follow.same-resource': (moment) =>
    follows(moment) && mentions(printed(ledBy(moment))?.public, 'gain'),
  'perk.birthday-party': ({ situation: { me }, move }) =>
    'recruit' in move && mentions(record(me).perks, 'birthday-party'),
  'play.actions': plays,
  'play.full': plays,
  'play.lookout': (moment) => does('add-from-lookout')(moment) || does('add')(moment),
  'play.purpose': (moment) => does('add-from-lookout')(moment) || does('add')(moment),
  'recruit.deck': recruits,
  'recruit.must': recruits,
  'symbol.fort-level': repeats,
  'symbol.in-lookout': repeats,
  'symbol.in-pack': repeats,
  'symbol.one-suit': repeats,
  'symbol.per': repeats,
};

export const comesToMind: PractisedGame['comesToMind'] = (clause, moment) =>
  isAbout[clause]?.(moment) ?? false;
