import type { Verdict } from '#engine/core/verdict.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { InWords, TerminalGames } from './game.ts';
import { readGameText } from './read.ts';
import {
  type DescribedQuestion,
  exitCodes,
  marks,
  patient,
  type Reply,
  section,
  unreadable,
  withClauses,
} from './reply.ts';
import { ruleNames } from './rule-names.ts';
import type { Command } from './run.ts';

/** The words for a claim, which is right or wrong rather than legal. */
const claimWords: Partial<Record<Verdict, string>> = { legal: 'right', illegal: 'wrong' };
const wordOf = (verdict: Verdict, claimed: boolean): string =>
  (claimed ? claimWords[verdict] : undefined) ?? verdict;

/** What can be done, or that nothing can. */
const sayWays = ({ heading, points }: NonNullable<InWords['ways']>): string[] =>
  points.length === 0 ? [`  ${heading}`] : section(heading, points);

function answerMove(
  games: TerminalGames,
  { text, linesBefore, language, strict = false }: DescribedQuestion,
): Reply {
  const t = patient(looseTranslator(language));
  const read = readGameText(text, linesBefore);
  if (!read.ok) return unreadable('judge', read.problems, t);
  const { game } = read.value;
  const answered = games(game).move.answer(read.value, { t, language, strict });
  if (!answered.ok) return unreadable('judge', answered.problems, t);
  const {
    judgement,
    claimed = false,
    violations,
    missing,
    effects,
    ways,
    granted,
  } = answered.value;
  const { steps = [], usually = [], usuallyNot = [], said, happens = effects } = answered.value;
  const { verdict } = judgement;
  const { behind, listed } = ruleNames(game, language);
  const withText = <Item extends object>(items: readonly Item[], texts: readonly string[]) =>
    items.map((item, at) => ({ ...item, message: texts[at] }));
  return {
    code: exitCodes[verdict],
    lines: [
      `${marks[verdict]} ${t(`verdicts:verdict.${wordOf(verdict, claimed)}`)}`,
      ...(said === undefined ? [] : [`  ${t('ask:understood', { text: said })}`]),
      ...withClauses(violations, judgement.violations, behind).map((reason) => `  • ${reason}`),
      ...usually.map((line) => `  ${line}`),
      ...withClauses(usuallyNot, judgement.usually?.violations ?? [], behind).map(
        (reason) => `  • ${reason}`,
      ),
      ...section(t('verdicts:heading.missing'), [...new Set(missing)]),
      ...section(t('verdicts:heading.granted'), granted),
      ...section(t('verdicts:heading.effects'), happens),
      ...(ways === undefined ? [] : sayWays(ways)),
      ...section(t('verdicts:heading.readings'), judgement.readings.map(listed)),
      ...section(t('verdicts:heading.editions'), (judgement.editions ?? []).map(listed)),
      ...section(t('verdicts:heading.rules'), (judgement.rules ?? []).map(listed)),
      ...steps.flatMap(({ heading, points }) => [
        `  ${heading}`,
        ...points.map((one) => `    • ${one}`),
      ]),
    ],
    data: {
      ...judgement,
      ...(said === undefined ? {} : { said }),
      violations: withText(judgement.violations, violations),
      missing: withText(judgement.missing, missing),
      effects: withText(judgement.effects, effects),
      granted: withText(judgement.granted ?? [], granted),
      ...(judgement.usually && {
        usually: {
          ...judgement.usually,
          violations: withText(judgement.usually.violations, usuallyNot),
          messages: usually,
        },
      }),
    },
  };
}

/** `npm run judge`: answers described moves. */
export const judgeCommand = (games: TerminalGames): Command => ({
  task: 'judge',
  games,
  answer: (question) => answerMove(games, question),
});
