import { figures, handLimits } from '#generated/dobro.ts';
import { type Card, copiesOf, fullDeck, joker } from '../../cards/card.ts';
import { checkCopies } from '../../cards/copies.ts';
import type { Situation } from '../../format/schema.ts';
import { handLimit, isPlayerCount } from '../../rules/hand-limit.ts';
import { cardsFor } from '../../rules/value.ts';
import { no, type Violation } from '../../violation.ts';
import { type Climbed, climb, failedStep } from './climb.ts';
import { possibleValues, type Table } from './described-table.ts';
import { readCards, sizeOf } from './reading.ts';
import { countedTurns, type Seats } from './turn.ts';

const sum = (sizes: readonly (number | undefined)[]): number =>
  sizes.reduce<number>((all, size) => all + (size ?? 0), 0);

const allCounts = Object.keys(handLimits).map(Number);

const checkPlayers = (players: number | undefined): Violation[] =>
  players === undefined || isPlayerCount(players)
    ? []
    : [no('setup.deal', 'player-count', { players })];

const checkHolding = ({ hand, holding }: Situation): Violation[] =>
  hand === undefined || holding === undefined || hand.length === holding
    ? []
    : [no('setup.deal', 'holding-differs', { count: hand.length, holding })];

const checkHand = (held = 0, limit = handLimit(figures.minPlayers)): Violation[] =>
  held > limit ? [no('setup.deal', 'hand-over-limit', { count: held, limit })] : [];

/** Cards in hands, set aside or on the table can't be in the deck (setup.deal, two.aside). */
function checkDeck(deck = 0, seen: number, players: number | undefined) {
  const counts = players === undefined ? allCounts : [players];
  const most = Math.max(
    ...counts.map((count) => {
      const aside = count === 2 ? figures.twoPlayersAside : 0;
      return fullDeck(count).length - aside - Math.max(seen, count * handLimit(count));
    }),
  );
  return deck > most
    ? [no(players === 2 ? 'two.aside' : 'setup.deck', 'deck-too-big', { count: deck, most })]
    : [];
}

function checkValue(value: number | undefined, climbed: Climbed | undefined): Violation[] {
  if (value === undefined) return [];
  if (value !== 0 && !possibleValues.includes(value))
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
  if (!value || !hand || !possibleValues.includes(value)) return [];
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

/** The player who took the last climb opened this one, and it is the turn of the player whom the plays lead to. */
function checkSeats(situation: Situation, seats: Seats): Violation[] {
  const { turn, opened, took } = situation;
  if (took !== undefined && opened !== undefined && took !== opened)
    return [no('climb.next', 'other-opener', { took, opened })];
  const counted = countedTurns(situation, seats);
  return turn === undefined || counted.length === 0 || counted.includes(turn)
    ? []
    : [no('turn.next', 'other-turn', { turn, counted: counted.join(' / ') })];
}

/** Everything in a description that no table can show, the most fundamental reason first. */
export function impossible(situation: Situation, table: Table): Violation[] {
  const { players, limit, names, plays, hand, held } = table;
  const climbed = plays && climb(plays);
  const onTable = plays?.flatMap((play) => play.cards) ?? [];
  const otherHands = Object.values(situation.hands ?? {});
  const theirs = otherHands.flatMap((each) => (typeof each === 'object' ? readCards(each) : []));
  const seen = [...onTable, ...(hand ?? []), ...theirs];
  return [
    ...checkPlayers(players),
    ...failedStep(climbed),
    ...checkValue(situation.value, climbed),
    ...checkCopies(seen, players),
    ...(plays ? [] : checkMakeable(situation.value, hand)),
    ...checkHolding(situation),
    ...[held, ...otherHands.map(sizeOf)].flatMap((size) => checkHand(size, limit)),
    ...checkDeck(
      situation.deck,
      onTable.length +
        sum([held, ...otherHands.map(sizeOf), ...Object.values(situation.piles ?? {})]),
      players,
    ),
    ...checkSeats(situation, { names, plays }),
  ];
}
