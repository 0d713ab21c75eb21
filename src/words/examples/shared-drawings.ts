import { z } from 'zod';
import { drawing } from './described-lines.ts';
import { affirm, player, playersPart, text } from './parts.ts';

const names = z.array(z.string());

/** Kinds of values that every game has. */
export const sharedDrawings = {
  count: drawing(z.number(), (number) => [text(number)]),
  'card-count': drawing(z.number(), (count, { t }) => [
    text(count === 0 ? t('rules:example.choice.none') : t('rules:example.cards', { count })),
  ]),
  'yes-no': drawing(z.boolean(), (said, words) => [affirm(said, words)]),
  true: drawing(z.literal(true), (said, words) => [affirm(said, words)]),
  player: drawing(z.string(), (name, words) => [text(player(name, words))]),
  'player-names': drawing(names, (list, words) => [playersPart(list, words)]),
  players: drawing(z.union([z.number(), names]), (who, words) => [playersPart(who, words)]),
};
