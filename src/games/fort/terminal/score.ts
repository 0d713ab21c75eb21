import { z } from 'zod';
import type { Explained } from '#cli/explain-issue.ts';
import type { Manner } from '#cli/game.ts';
import { repeatedNames, unknownNames } from '#cli/players.ts';
import {
  type GameText,
  inAnyVersion,
  inOrder,
  problemIn,
  type ReadResult,
  readAs,
} from '#cli/read.ts';
import { exitCodes, marks, type Reply, section, withClauses } from '#cli/reply.ts';
import { ruleNames } from '#cli/rule-names.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { readSheet as sheetOf } from '#engine/fort/scoring/read-sheet.ts';
import { scoreRestsOn } from '#engine/fort/scoring/rests-on.ts';
import { score } from '#engine/fort/scoring/score.ts';
import { sayMissingFigure, sayPoints, sayScoreLine, sayWinners } from '../words/score.ts';
import { sayViolation } from '../words/verdict.ts';
import { fortWords } from '../words/words.ts';

const peopleSchema = z.object({
  players: z.array(z.object({ name: z.string() })),
  winners: z.array(z.string()).optional(),
});

/** Duplicate names, and winners who are not players, whatever else may be wrong. */
function wrongNames({ value }: GameText): Explained[] {
  const people = peopleSchema.safeParse(value);
  if (!people.success) return [];
  const names = people.data.players.map(({ name }) => name);
  return [
    ...repeatedNames(names, (at) => ['players', at, 'name']),
    ...unknownNames(people.data.winners ?? [], names, (at) => ['winners', at]),
  ];
}

type WrittenSheet = z.output<typeof fortFormat.sheetFile>;

/** A score sheet of Fort, or every mistake in it. */
export function readSheet(text: GameText): ReadResult<WrittenSheet> {
  const { sheetFile } = fortFormat;
  return inAnyVersion(text, sheetFile, fortFormat, (current) => {
    const read = readAs(current, sheetFile);
    const strangers = wrongNames(current).map(problemIn(current.document));
    if (read.ok && strangers.length === 0) return read;
    return { ok: false, problems: inOrder([...(read.ok ? [] : read.problems), ...strangers]) };
  });
}

export function answerScore(sheet: WrittenSheet, manner: Manner): Reply {
  const { t } = manner;
  const words = fortWords(manner.language, manner.t);
  const { behind, listed } = ruleNames('fort', manner.language);
  const result = score(sheetOf(sheet));
  const { verdict, players, ranking } = result;
  const { readings, editions } = scoreRestsOn(players);
  const problems = result.problems.map((one) => sayViolation(one, words));
  const missing = result.missing.map((one) => sayMissingFigure(one, words));
  return {
    code: exitCodes[verdict],
    lines: [
      ...(problems.length > 0 ? [`${marks.illegal} ${t('score-lines:heading.problems')}`] : []),
      ...withClauses(problems, result.problems, behind).map((problem) => `  • ${problem}`),
      ...players.flatMap(({ name, total, lines: rows }) => [
        t('score-lines:row', { line: name, points: sayPoints(total, t) }),
        ...rows.map((line) => `  • ${sayScoreLine(line, words)} ${behind(line.rule)}`),
      ]),
      ...section(t('score-lines:heading.missing'), [...new Set(missing)]),
      ...(ranking.length > 0 ? [t('score-lines:ranking')] : []),
      ...ranking.map(
        ({ place, name, total }) =>
          `  ${place}. ${t('score-lines:row', { line: name, points: sayPoints(total, t) })}`,
      ),
      ...sayWinners(result, words),
      ...section(t('verdicts:heading.readings'), readings.map(listed)),
      ...section(t('verdicts:heading.editions'), editions.map(listed)),
    ],
    data: {
      ...result,
      readings,
      ...(editions.length > 0 ? { editions } : {}),
      problems: result.problems.map((one, at) => ({ ...one, message: problems[at] })),
      missing: result.missing.map((one, at) => ({ ...one, message: missing[at] })),
    },
  };
}
