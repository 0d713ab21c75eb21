import { figures, handLimits } from '#generated/dobro.ts';
import { type Card, copiesOf, fullDeck, joker } from '../cards/card.ts';
import { checkCopies } from '../cards/copies.ts';
import type { Situation } from '../format/schema.ts';
import { handLimit, isPlayerCount } from '../rules/hand-limit.ts';
import { cardsFor, reachableValues } from '../rules/value.ts';
import type { Play } from '../state/move.ts';
import { no, type Violation } from '../violation.ts';
import { type Climbed, climb, isUnnamed, type Standing, standingAt, waysToName } from './climb.ts';
import { readCards, readPlay, sizeOf } from './reading.ts';
import { checkSeats } from './turn.ts';

/** A situation, understood: undefined is unknown. */
export interface Table {
  readonly players?: number;
  readonly limit?: number;
  readonly names?: readonly string[];
  /** The plays of the climb so far. */
  readonly plays?: readonly Play[];
  /** Where the climb may stand; one entry where the value is known. */
  readonly standings: readonly Standing[];
  /** The value in play, where it is known. */
  readonly value?: number;
  /** What would tell the value: its name, or the numbers of Jokers in the climb. */
  readonly unsaid: readonly string[];
  readonly hand?: readonly Card[];
  readonly held?: number;
  readonly deck?: number;
  /** Why the situation is impossible, the most fundamental reason first. */
  readonly impossible: readonly Violation[];
}

const sum = (sizes: readonly (number | undefined)[]): number =>
  sizes.reduce<number>((all, size) => all + (size ?? 0), 0);

const values: readonly number[] = reachableValues();

const allCounts = Object.keys(handLimits).map(Number);

const playersOf = (situation: Situation): number | undefined =>
  typeof situation.players === 'object' ? situation.players.length : situation.players;

const checkPlayers = (players: number | undefined): Violation[] =>
  players === undefined || isPlayerCount(players)
    ? []
    : [no('setup.deal', 'player-count', { players })];

const checkHolding = ({ hand, holding }: Situation): Violation[] =>
  hand === undefined || holding === undefined || hand.length === holding
    ? []
    : [no('setup.deal', 'holding-differs', { count: hand.length, holding })];

const checkHand = (held: number | undefined, limit: number | undefined): Violation[] =>
  held !== undefined && held > (limit ?? handLimit(figures.minPlayers))
    ? [
        no('setup.deal', 'hand-over-limit', {
          count: held,
          limit: limit ?? handLimit(figures.minPlayers),
        }),
      ]
    : [];

/** Hands of all, cards set aside and what is on the table are never in the deck (setup.deal, two.aside). */
function checkDeck(deck: number | undefined, seen: number, players: number | undefined) {
  const counts = players === undefined ? allCounts : [players];
  const most = Math.max(
    ...counts.map((count) => {
      const aside = count === 2 ? figures.twoPlayersAside : 0;
      return fullDeck(count).length - aside - Math.max(seen, count * handLimit(count));
    }),
  );
  return deck !== undefined && deck > most
    ? [no(players === 2 ? 'two.aside' : 'setup.deck', 'deck-too-big', { count: deck, most })]
    : [];
}

function checkValue(value: number | undefined, climbed: Climbed | undefined): Violation[] {
  if (value === undefined) return [];
  if (value !== 0 && !values.includes(value))
    return [no('climb.value', 'unreachable-value', { value })];
  if (climbed === undefined || climbed.failed !== undefined) return [];
  const reached = new Set(climbed.standings.map((standing) => standing.value));
  return reached.has(value)
    ? []
    : [
        no('climb.value', 'value-mismatch', {
          value,
          climb: [...reached].sort((one, other) => one - other).join(' / '),
        }),
      ];
}

/** The cards that made the value are on the table, so they are not in the hand as well (setup.deck). */
function checkMakeable(value: number | undefined, hand: readonly Card[] | undefined): Violation[] {
  if (!value || !hand || !values.includes(value)) return [];
  const left = (card: Card) => copiesOf(card) - hand.filter((held) => held === card).length;
  const short = (cards: readonly number[]) =>
    [...new Set(cards)].reduce((sum, number) => {
      const need = cards.filter((each) => each === number).length;
      return sum + Math.max(0, need - left(number));
    }, 0);
  return cardsFor(value).some((cards) => short(cards) <= left(joker))
    ? []
    : [no('setup.deck', 'value-beside-hand', { value })];
}

/** The Jokers on whose number the value depends: none that was outbid whatever it is. */
function unnamedJokers(plays: readonly Play[]): string[] {
  const unnamed = [...plays.entries()].filter(([, play]) => isUnnamed(play));
  const matters = unnamed.filter(([at, play]) => {
    const ends = waysToName(play)
      .map((way) => climb(plays.with(at, way)))
      .filter(({ failed }) => failed === undefined)
      .map(({ standings }) => new Set(standings.map(({ value }) => value)));
    return ends.some((values) => values.symmetricDifference(ends[0] ?? values).size > 0);
  });
  return (matters.length > 0 ? matters : unnamed).map(([at]) => `climb.${at}.as`);
}

/** The first broken play of a climb, numbered as people count. */
export const failedStep = (climbed: Climbed | undefined): Violation[] =>
  climbed?.failed?.violations.map((violation) => ({
    ...violation,
    facts: { ...violation.facts, step: (climbed.failed?.step ?? 0) + 1 },
  })) ?? [];

/** Reads a situation and finds what is impossible about it. */
export function readTable(situation: Situation): Table {
  const players = playersOf(situation);
  const names = typeof situation.players === 'object' ? situation.players : undefined;
  const limit = players !== undefined && isPlayerCount(players) ? handLimit(players) : undefined;
  const plays = situation.climb?.map(readPlay);
  const climbed = plays && climb(plays);
  const hand = situation.hand && readCards(situation.hand);
  const held = hand?.length ?? situation.holding;
  const onTable = plays?.flatMap((play) => play.cards) ?? [];
  const otherHands = Object.values(situation.hands ?? {});
  const theirs = otherHands.flatMap((each) => (typeof each === 'object' ? readCards(each) : []));
  const seen = [...onTable, ...(hand ?? []), ...theirs];
  const impossible = [
    ...checkPlayers(players),
    ...failedStep(climbed),
    ...checkValue(situation.value, climbed),
    ...checkCopies(seen, players),
    ...(plays ? [] : checkMakeable(situation.value, hand)),
    ...checkHolding(situation),
    ...[held, ...otherHands.map(sizeOf)].flatMap((size) => checkHand(size, limit)),
    ...checkDeck(situation.deck, onTable.length + sum([held, ...otherHands.map(sizeOf)]), players),
    ...checkSeats(situation, { names, plays }),
  ];
  const { value: said } = situation;
  const possible = climbed?.standings ?? [0, ...values].map((value) => standingAt(value));
  const standings =
    said === undefined ? possible : possible.filter((standing) => standing.value === said);
  const [first, ...others] = standings;
  return {
    players,
    limit,
    names,
    plays,
    standings,
    value: others.every(({ value }) => value === first?.value) ? first?.value : undefined,
    unsaid: plays ? unnamedJokers(plays) : ['value'],
    hand,
    held,
    deck: situation.deck,
    impossible,
  };
}
