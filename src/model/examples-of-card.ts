import type { GameId } from '#i18n/languages.ts';
import { type Example, examplesOf } from './examples.ts';

/** Whether a description names a card anywhere; it does so by the card's id. */
function names(description: unknown, id: string): boolean {
  if (typeof description === 'string' || typeof description === 'number')
    return String(description) === id;
  if (Array.isArray(description)) return description.some((part) => names(part, id));
  if (typeof description !== 'object' || description === null) return false;
  return Object.entries(description).some(([key, value]) => key === id || names(value, id));
}

/** Number cards are written as figures, which elsewhere mean amounts: only the played cards are looked at. */
const played = (example: Example): unknown => example.move?.play;

const atMost = 6;

/** The worked examples with a card: first those that play it, then those where it is on the table. */
export function examplesOfCard(game: GameId, id: string, all = examplesOf(game)): Example[] {
  const isNumber = /^\d+$/.test(id);
  const inPlay = all.filter((example) => names(isNumber ? played(example) : example.move, id));
  const onTable = isNumber
    ? []
    : all.filter((example) => names(example.situation, id) || names(example.sheet, id));
  return [...new Set([...inPlay, ...onTable])].slice(0, atMost);
}
