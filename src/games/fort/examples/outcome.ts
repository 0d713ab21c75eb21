import { moveSchema } from '#engine/fort/format/move.ts';
import { readSheet, sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { score } from '#engine/fort/scoring/score.ts';
import { withLocalNames } from '#words/examples/names.ts';
import { type ExampleGame, sheetOnly, type WorkOut } from '#words/examples/outcome.ts';
import { sayMissingFigure, sayWinners } from '../words/score.ts';
import { sayEffect, sayMissing, sayViolation } from '../words/verdict.ts';
import { fortWords } from '../words/words.ts';
import { moveLines, sheetLines, situationLines } from './lines.ts';

const workOut: WorkOut = ({ situation, move, sheet }, words) => {
  const say = fortWords(words.language);
  if (sheet !== undefined) {
    const written = sheetSchema.parse(withLocalNames(sheet, words));
    const result = score(readSheet(written));
    return {
      ...sheetOnly,
      verdict: result.verdict,
      sheet: sheetLines(written, words),
      reasons: result.problems.map((each) => ({ rule: each.rule, text: sayViolation(each, say) })),
      missing: result.missing.map((each) => sayMissingFigure(each, say)),
      effects: result.verdict === 'legal' ? sayWinners(result, say) : [],
    };
  }
  const told = situationSchema.parse(withLocalNames(situation ?? {}, words));
  const done = moveSchema.parse(withLocalNames(move, words));
  const found = judge(told, done);
  return {
    verdict: found.verdict,
    described: told,
    situation: situationLines(told, words),
    move: moveLines(done, words),
    sheet: [],
    reasons: found.violations.map((each) => ({ rule: each.rule, text: sayViolation(each, say) })),
    missing: found.missing.map((each) => sayMissing(each, say)),
    effects: found.effects.map((each) => sayEffect(each, say)),
    readings: found.readings,
  };
};

export const examples: ExampleGame = { workOut, situationLines };
