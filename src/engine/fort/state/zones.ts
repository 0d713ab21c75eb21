import { lacking } from '#engine/core/lacking.ts';
import type { CardId } from '../cards/ids.ts';
import type { Player, Seat, State } from './state.ts';

export const playerAt = (state: State, seat: Seat): Player =>
  state.players[seat] ?? lacking(`seat ${seat}`);

/** Takes one copy of a card out of a zone. */
export function remove(zone: CardId[], card: CardId): CardId {
  const at = zone.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not there.`);
  zone.splice(at, 1);
  return card;
}

/** Takes cards out of a zone, one by one, and returns those that were not there. */
export const takeOut = <Card extends string>(zone: string[], cards: readonly Card[]): Card[] =>
  cards.filter((card) => {
    const at = zone.indexOf(card);
    if (at >= 0) zone.splice(at, 1);
    return at < 0;
  });

/** One result per different card of a zone: copies can't be told apart. */
export function eachCard<Result>(
  zone: readonly CardId[],
  make: (card: CardId) => Result,
): Result[] {
  const results: Result[] = [];
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at];
    if (card !== undefined && zone.indexOf(card) === at) results.push(make(card));
  }
  return results;
}
