import { z } from 'zod';
import { type Described, yesNo } from '#engine/core/format/meaning.ts';
import { cardList, fortLevel, madeUpRule } from '#engine/fort/format/values.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import { figures, fortLevelTrack } from '#generated/fort.ts';
import { enteredFigure, enteredName } from '#widgets/score/entered.ts';
import { countIds } from './count-ids.ts';

/**
 * What is entered on the score sheet, as it is stored and shared; new keys come last. The figures have
 * no bounds but those of the fields: the engine says what is impossible, and it is kept all the same.
 */

const player = z.strictObject({
  name: enteredName(),
  track: enteredFigure().optional(),
  fort: fortLevel().optional(),
  /** As entered; otherwise the engine works it out where the levels allow. */
  macaroni: yesNo().optional(),
  rule: madeUpRule().optional(),
  counts: z.partialRecord(z.enum(countIds), enteredFigure()).default({}),
  /** Suits ticked for the Friendship Bracelet. */
  suits: z.array(z.enum(suits)).default([]),
  cards: cardList().max(200).default([]),
  /** Whether the cards are picked one by one instead of counted. */
  picking: z.literal([true, false]).default(false),
});

export const enteredGame = z.strictObject({
  /** Points of levels 0 to 5 as printed on the boards of this table; null: not asked yet. */
  points: z.array(z.union([enteredFigure(), z.literal(null)])).length(fortLevelTrack.points.length),
  players: z.array(player).min(figures.minPlayers).max(figures.maxPlayers),
});
export type FortGame = Described<typeof enteredGame>;
