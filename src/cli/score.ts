import { z } from 'zod';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { readSheet } from '#engine/fort/format/sheet.ts';
import { score } from '#engine/fort/scoring/score.ts';
import type { Format } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { sayMissingFigure, sayPoints, sayScoreLine, sayWinners } from '#words/fort-score.ts';
import { sayViolation } from '#words/fort-verdict.ts';
import { fortWords } from '#words/fort-words.ts';
import {
  type Answer,
  exitCodes,
  marks,
  patient,
  type Question,
  section,
  unreadable,
  withClauses,
} from './answer.ts';
import { answerDobroScore } from './dobro-score.ts';
import type { Explained } from './explain-issue.ts';
import { repeatedNames, unknownNames } from './players.ts';
import {
  inAnyVersion,
  inOrder,
  problemIn,
  type Reading,
  readAs,
  readText,
  type Text,
} from './read.ts';

const peopleSchema = z.object({
  players: z.array(z.object({ name: z.string() })),
  winners: z.array(z.string()).optional(),
});

/** Names that stand twice, and winners who do not play, whatever else may be wrong. */
function wrongNames({ value }: Text): Explained[] {
  const people = peopleSchema.safeParse(value);
  if (!people.success) return [];
  const names = people.data.players.map(({ name }) => name);
  return [
    ...repeatedNames(names, (at) => ['players', at, 'name']),
    ...unknownNames(people.data.winners ?? [], names, (at) => ['winners', at]),
  ];
}

/** A score sheet of Fort, or every mistake in it. */
export function readFortSheet(text: Text): Reading<z.output<typeof fortFormat.sheetFile>> {
  const { sheetFile, upgrade } = fortFormat;
  return inAnyVersion(text, sheetFile, upgrade, (current) => {
    const read = readAs(current, sheetFile);
    const strangers = wrongNames(current).map(problemIn(current.document));
    if (read.ok && strangers.length === 0) return read;
    return { ok: false, problems: inOrder([...(read.ok ? [] : read.problems), ...strangers]) };
  });
}

function answerFort(text: Text, t: Format, language: Language): Answer {
  const read = readFortSheet(text);
  if (!read.ok) return unreadable('score', read.problems, t);
  const words = fortWords(language, t);
  const result = score(readSheet(read.value));
  const { verdict, players, ranking } = result;
  const problems = result.problems.map((one) => sayViolation(one, words));
  const missing = result.missing.map((one) => sayMissingFigure(one, words));
  return {
    code: exitCodes[verdict],
    lines: [
      ...(problems.length > 0 ? [`${marks.illegal} ${t('score-lines:heading.problems')}`] : []),
      ...withClauses(problems, result.problems, 'fort').map((problem) => `  • ${problem}`),
      ...players.flatMap(({ name, total, lines: rows }) => [
        t('score-lines:row', { line: name, points: sayPoints(total, t) }),
        ...rows.map((line) => `  • ${sayScoreLine(line, words)} [fort/${line.rule}]`),
      ]),
      ...section(t('score-lines:heading.missing'), [...new Set(missing)]),
      ...(ranking.length > 0 ? [t('score-lines:ranking')] : []),
      ...ranking.map(
        ({ place, name, total }) =>
          `  ${place}. ${t('score-lines:row', { line: name, points: sayPoints(total, t) })}`,
      ),
      ...sayWinners(result, words),
    ],
    data: {
      ...result,
      problems: result.problems.map((one, at) => ({ ...one, message: problems[at] })),
      missing: result.missing.map((one, at) => ({ ...one, message: missing[at] })),
    },
  };
}

/** Settles a score: totals, lines, ranking and what decided. */
export function answerScore({ text, language, linesBefore }: Question): Answer {
  const t = patient(looseTranslator(language));
  const read = readText(text, linesBefore);
  if (!read.ok) return unreadable('score', read.problems, t);
  return read.value.game === 'fort'
    ? answerFort(read.value, t, language)
    : answerDobroScore(read.value, t);
}
