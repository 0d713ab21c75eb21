import type { Schema } from '#engine/core/format/fits.ts';
import { isList } from '#engine/core/unknown-data.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import { sheetCodec } from '#widgets/score/sheet-codec.ts';
import type { Codec } from '#widgets/shared/document.ts';
import type { FortGame } from './game.ts';

export const fortCodec = (schema: Schema): Codec<FortGame> =>
  sheetCodec('fort-score', schema, {
    // The players were beside the points, not in a list of their own.
    upgrade: (data) => (isList(data) ? [data[0], data.slice(1)] : data),
    tidy: (game) => ({
      ...game,
      players: game.players.map((player) => ({
        ...player,
        suits: suits.filter((suit) => player.suits.includes(suit)),
      })),
    }),
  });
