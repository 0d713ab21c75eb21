import { z } from 'zod';
import * as dobroFormat from '#engine/dobro/format/schema.ts';
import { readSheet as readDobroSheet } from '#engine/dobro/format/sheet.ts';
import * as dobro from '#engine/dobro/judging/judge-moves.ts';
import { practice as dobroPractice } from '#engine/dobro/practice.ts';
import { checkSheet } from '#engine/dobro/scoring/claims.ts';
import { moveSchema } from '#engine/fort/format/move.ts';
import { sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { practice as fortPractice } from '#engine/fort/practice.ts';
import { readSheet } from '#engine/fort/scoring/read-sheet.ts';
import { score } from '#engine/fort/scoring/score.ts';
import * as fort from '#engine/fort/several-moves/judge-moves.ts';
import type { GameId } from '#i18n/languages.ts';
import type { Judging } from './answer-lines.ts';

const fortMoves = z.tuple([moveSchema], moveSchema);
const dobroMoves = z.tuple([dobroFormat.moveSchema], dobroFormat.moveSchema);

/** The engine's answers to descriptions and sheets as they are written. */
export const judging: Readonly<Record<GameId, Judging>> = {
  fort: {
    judge: fortPractice.judge,
    judgeMoves: (situation, moves) =>
      fort.judgeMoves(situationSchema.parse(situation), fortMoves.parse(moves)),
    score: (sheet) => {
      const read = sheetSchema.safeParse(sheet);
      return read.success ? score(readSheet(read.data)) : undefined;
    },
  },
  dobro: {
    judge: dobroPractice.judge,
    judgeMoves: (situation, moves) =>
      dobro.judgeMoves(dobroFormat.situationSchema.parse(situation), dobroMoves.parse(moves)),
    score: (sheet) => {
      const read = dobroFormat.sheetSchema.safeParse(sheet);
      return read.success ? checkSheet(readDobroSheet(read.data)) : undefined;
    },
  },
};
