import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { WrittenSheet } from '#engine/fort/format/sheet.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { readSheet } from '#engine/fort/scoring/read-sheet.ts';
import { score } from '#engine/fort/scoring/score.ts';
import type { WordedAnswer } from '#words/examples/outcome.ts';
import { joinReasons } from '#words/reasons.ts';
import { sayEffects } from '../words/effects.ts';
import { sayMissingFigure, saySums, sayWinners } from '../words/score.ts';
import { type FortWords, sayMissing, sayViolation } from '../words/verdict.ts';

/** What the judge says to a described move, in words. Without schemas, since browsers load it too. */
export function answerMove(
  situation: Situation,
  move: DescribedMove,
  words: FortWords,
): WordedAnswer {
  const found = judge(situation, move);
  return {
    verdict: found.verdict,
    reasons: joinReasons(
      found.violations.map((each) => ({
        rule: each.rule,
        text: sayViolation(each, words),
      })),
    ).flatMap(({ text, rules }) => rules.slice(0, 1).map((rule) => ({ rule, text }))),
    missing: found.missing.map((each) => ({
      fact: each.fact,
      text: sayMissing(each, words, found.missing),
    })),
    effects: sayEffects(found.effects, words),
    rules: found.rules ?? [],
    readings: found.readings,
  };
}

/** The same for a score sheet. */
export function answerSheet(sheet: WrittenSheet, words: FortWords): WordedAnswer {
  const result = score(readSheet(sheet));
  return {
    verdict: result.verdict,
    reasons: result.problems.map((each) => ({ rule: each.rule, text: sayViolation(each, words) })),
    missing: result.missing.map((each) => ({
      fact: each.fact,
      text: sayMissingFigure(each, words),
    })),
    effects: result.verdict === 'legal' ? sayWinners(result, words) : [],
    rules: [],
    readings: [],
    sums: saySums(result, words),
  };
}
