import type { Card } from '../../cards/card.ts';
import type { Situation } from '../../format/schema.ts';
import { handLimit, isPlayerCount } from '../../rules/hand-limit.ts';
import { reachableValues } from '../../rules/value.ts';
import type { Play } from '../../state/move.ts';
import { climb, isUnnamed, type Standing, standingAt, waysToName } from './climb.ts';
import { readCards, readPlay } from './reading.ts';

/** A situation in terms of cards and values; undefined means unknown. */
export interface Table {
  readonly players?: number;
  readonly limit?: number;
  readonly names?: readonly string[];
  /** The plays of the climb so far. */
  readonly plays?: readonly Play[];
  /** The states that the climb may be in; only one where the value is known. */
  readonly standings: readonly Standing[];
  /** The value in play, where it is known. */
  readonly value?: number;
  /** Paths of the facts that would settle the value: the value itself, or the numbers of Jokers in the climb. */
  readonly unsaid: readonly string[];
  readonly hand?: readonly Card[];
  readonly held?: number;
  readonly deck?: number;
}

export const possibleValues: readonly number[] = reachableValues();

const playersOf = (situation: Situation): number | undefined =>
  typeof situation.players === 'object' ? situation.players.length : situation.players;

/** The Jokers on whose number the value depends: not those that are outbid whatever their number. */
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

/** Reads a situation. */
export function readTable(situation: Situation): Table {
  const players = playersOf(situation);
  const names = typeof situation.players === 'object' ? situation.players : undefined;
  const limit = players !== undefined && isPlayerCount(players) ? handLimit(players) : undefined;
  const plays = situation.climb?.map(readPlay);
  const climbed = plays && climb(plays);
  const hand = situation.hand && readCards(situation.hand);
  const held = hand?.length ?? situation.holding;
  const { value: said } = situation;
  const possible = climbed?.standings ?? [0, ...possibleValues].map((value) => standingAt(value));
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
  };
}
