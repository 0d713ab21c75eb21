import { moveSchema, sheetSchema, situationSchema } from '#engine/dobro/format/schema.ts';
import { readSheet } from '#engine/dobro/format/sheet.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { checkSheet } from '#engine/dobro/scoring/claims.ts';
import { withLocalNames } from '#words/examples/names.ts';
import { type ExampleGame, sheetOnly, type WorkOut } from '#words/examples/outcome.ts';
import { player } from '#words/examples/parts.ts';
import {
  sayDobroEffect,
  sayDobroMissing,
  sayDobroNeed,
  sayDobroViolation,
} from '../words/verdict.ts';
import { moveLines, sheetLines, situationLines } from './lines.ts';

const workOut: WorkOut = ({ situation, move, sheet }, words) => {
  const { t } = words;
  if (sheet !== undefined) {
    const written = sheetSchema.parse(withLocalNames(sheet, words));
    const entries = readSheet(written);
    const score = checkSheet(entries);
    const { verdict, problems, winners } = score;
    const names = winners.map((seat) => player(written.players[seat] ?? '', words)).join(', ');
    return {
      ...sheetOnly,
      verdict,
      sheet: sheetLines(written, words),
      reasons: problems.map((problem) => ({
        rule: problem.rule,
        text: sayDobroViolation(problem, t),
      })),
      missing:
        verdict === 'open'
          ? score.missing.map((path) => sayDobroNeed(path, entries, score, t))
          : [],
      effects:
        verdict === 'legal' && names !== ''
          ? [t(winners.length > 1 ? 'score-lines:shared' : 'score-lines:winner', { names })]
          : [],
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
    reasons: found.violations.map((each) => ({
      rule: each.rule,
      text: sayDobroViolation(each, t),
    })),
    missing: found.missing.map((each) => sayDobroMissing(each, t)),
    effects: found.effects.map((each) => sayDobroEffect(each, t)),
    readings: found.readings,
  };
};

export const examples: ExampleGame = { workOut, situationLines };
