import { figures } from '../../../generated/dobro.ts';
import { type Card, copiesOf, fullDeck, nameOf, reverse } from '../card.ts';
import { handLimit, isPlayerCount } from '../round.ts';
import { reachableValues } from '../value.ts';
import { no, type Violation } from '../violation.ts';
import { type Climbed, climb } from './climb.ts';
import type { Situation } from './description.ts';
import { readCards, readPlay } from './reading.ts';

/** A situation, understood: undefined is unknown. */
export interface Table {
  readonly players?: number;
  readonly limit?: number;
  readonly names?: readonly string[];
  readonly value?: number;
  readonly climbed?: Climbed;
  readonly hand?: readonly Card[];
  readonly held?: number;
  readonly deck?: number;
  /** Why the situation can't be, the most fundamental first. */
  readonly impossible: readonly Violation[];
}

export const values: readonly number[] = reachableValues();

const playersOf = (situation: Situation): number | undefined =>
  typeof situation.players === 'object' ? situation.players.length : situation.players;

/** No more of a card than were printed, counting all that is described (setup.deck). */
export function checkCopies(cards: readonly Card[], players: number | undefined): Violation[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].flatMap(([card, count]) => {
    if (players === 2 && card === reverse) return [no('two.remove', 'no-reverse')];
    const copies = copiesOf(card);
    return count > copies
      ? [no('setup.deck', 'too-many-copies', { card: nameOf(card), count, copies })]
      : [];
  });
}

const checkPlayers = (players: number | undefined): Violation[] =>
  players === undefined || isPlayerCount(players)
    ? []
    : [no('setup.deal', 'player-count', { players })];

const checkHand = (held: number | undefined, limit: number | undefined): Violation[] =>
  held !== undefined && held > (limit ?? handLimit(figures.minPlayers))
    ? [
        no('setup.deal', 'hand-over-limit', {
          count: held,
          limit: limit ?? handLimit(figures.minPlayers),
        }),
      ]
    : [];

function checkDeck(deck: number | undefined, seen: number, players: number): Violation[] {
  const aside = players === 2 ? figures.twoPlayersAside : 0;
  const most = fullDeck(players).length - aside - seen;
  return deck !== undefined && deck > most
    ? [no(players === 2 ? 'two.aside' : 'setup.deck', 'deck-too-big', { count: deck, most })]
    : [];
}

function checkValue(value: number | undefined, climbed: Climbed | undefined): Violation[] {
  if (value === undefined) return [];
  if (value !== 0 && !values.includes(value))
    return [no('climb.value', 'unreachable-value', { value })];
  return climbed !== undefined && climbed.failed === undefined && climbed.value !== value
    ? [no('climb.value', 'value-mismatch', { value, climb: climbed.value })]
    : [];
}

/** The first broken play of a climb, numbered as people count. */
export const failedStep = (climbed: Climbed | undefined): Violation[] =>
  climbed?.failed?.violations.map((violation) => ({
    ...violation,
    facts: { ...violation.facts, step: (climbed.failed?.step ?? 0) + 1 },
  })) ?? [];

/** Reads a situation and finds what can't be about it. */
export function readTable(situation: Situation): Table {
  const players = playersOf(situation);
  const limit = players !== undefined && isPlayerCount(players) ? handLimit(players) : undefined;
  const plays = situation.climb?.map(readPlay);
  const climbed = plays && climb(plays);
  const hand = situation.hand && readCards(situation.hand);
  const held = hand?.length ?? situation.holding;
  const onTable = plays?.flatMap((play) => play.cards) ?? [];
  const seen = [...onTable, ...(hand ?? [])];
  const impossible = [
    ...checkPlayers(players),
    ...failedStep(climbed),
    ...checkValue(situation.value, climbed),
    ...checkCopies(seen, players),
    ...checkHand(held, limit),
    ...checkDeck(situation.deck, onTable.length + (held ?? 0), players ?? figures.maxPlayers),
  ];
  return {
    players,
    limit,
    names: typeof situation.players === 'object' ? situation.players : undefined,
    value: situation.value ?? climbed?.value,
    climbed,
    hand,
    held,
    deck: situation.deck,
    impossible,
  };
}
