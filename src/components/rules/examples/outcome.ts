import type { Verdict } from '#engine/core/verdict.ts';
import * as dobro from '#engine/dobro/format/schema.ts';
import { readSheet as readDobroSheet } from '#engine/dobro/format/sheet.ts';
import { judge as judgeDobro } from '#engine/dobro/judging/judge.ts';
import { checkSheet as scoreDobro } from '#engine/dobro/scoring/claims.ts';
import { moveSchema } from '#engine/fort/format/move.ts';
import { readSheet as readFortSheet, sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { judge as judgeFort } from '#engine/fort/judging/judge.ts';
import { score as scoreFort } from '#engine/fort/scoring/score.ts';
import type { GameId } from '#i18n/languages.ts';
import type { Example } from '#model/examples.ts';
import { sayDobroEffect, sayDobroMissing, sayDobroNeed, sayDobroViolation } from '#words/dobro.ts';
import { sayMissingFigure, sayWinners } from '#words/fort-score.ts';
import { sayEffect, sayMissing, sayViolation } from '#words/fort-verdict.ts';
import { fortWords } from '#words/fort-words.ts';
import { dobroMoveLines, dobroSheetLines, dobroSituationLines } from './dobro-lines.ts';
import { fortMoveLines, fortSheetLines, fortSituationLines } from './fort-lines.ts';
import { withLocalNames } from './names.ts';
import { type Line, player, type Words } from './parts.ts';

interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** An example worked out: what lies there, what is done, and what the judge says to it. */
export interface Outcome {
  readonly verdict: Verdict;
  /** The described table, its players called as in this language. */
  readonly described: object;
  readonly situation: readonly Line[];
  readonly move: readonly Line[];
  readonly sheet: readonly Line[];
  readonly reasons: readonly Reason[];
  readonly missing: readonly string[];
  readonly effects: readonly string[];
  /** Clauses of which the verdict uses our reading. */
  readonly readings: readonly string[];
}

const nothing = { described: {}, situation: [], move: [], sheet: [], effects: [], readings: [] };

function dobroOutcome({ situation, move, sheet }: Example, words: Words): Outcome {
  const { t } = words;
  if (sheet !== undefined) {
    const written = dobro.sheetSchema.parse(withLocalNames(sheet, words));
    const entries = readDobroSheet(written);
    const score = scoreDobro(entries);
    const { verdict, problems, winners } = score;
    const names = winners.map((seat) => player(written.players[seat] ?? '', words)).join(', ');
    return {
      ...nothing,
      verdict,
      sheet: dobroSheetLines(written, words),
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
  const told = dobro.situationSchema.parse(withLocalNames(situation ?? {}, words));
  const done = dobro.moveSchema.parse(withLocalNames(move, words));
  const found = judgeDobro(told, done);
  return {
    verdict: found.verdict,
    described: told,
    situation: dobroSituationLines(told, words),
    move: dobroMoveLines(done, words),
    sheet: [],
    reasons: found.violations.map((each) => ({
      rule: each.rule,
      text: sayDobroViolation(each, t),
    })),
    missing: found.missing.map((each) => sayDobroMissing(each, t)),
    effects: found.effects.map((each) => sayDobroEffect(each, t)),
    readings: found.readings,
  };
}

function fortOutcome({ situation, move, sheet }: Example, words: Words): Outcome {
  const say = fortWords(words.language);
  if (sheet !== undefined) {
    const written = sheetSchema.parse(withLocalNames(sheet, words));
    const result = scoreFort(readFortSheet(written));
    return {
      ...nothing,
      verdict: result.verdict,
      sheet: fortSheetLines(written, words),
      reasons: result.problems.map((each) => ({ rule: each.rule, text: sayViolation(each, say) })),
      missing: result.missing.map((each) => sayMissingFigure(each, say)),
      effects: result.verdict === 'legal' ? sayWinners(result, say) : [],
    };
  }
  const told = situationSchema.parse(withLocalNames(situation ?? {}, words));
  const done = moveSchema.parse(withLocalNames(move, words));
  const found = judgeFort(told, done);
  return {
    verdict: found.verdict,
    described: told,
    situation: fortSituationLines(told, words),
    move: fortMoveLines(done, words),
    sheet: [],
    reasons: found.violations.map((each) => ({ rule: each.rule, text: sayViolation(each, say) })),
    missing: found.missing.map((each) => sayMissing(each, say)),
    effects: found.effects.map((each) => sayEffect(each, say)),
    readings: found.readings,
  };
}

/** The judge is asked when the page is made: what it shows is what it says, not what was expected. */
export const outcomeOf = (example: Example, words: Words): Outcome =>
  example.game === 'fort' ? fortOutcome(example, words) : dobroOutcome(example, words);

/** What is on the table, line by line: all that is described, or what a picture leaves unsaid. */
export const situationLines = (game: GameId, described: object, words: Words): Line[] =>
  game === 'fort' ? fortSituationLines(described, words) : dobroSituationLines(described, words);
