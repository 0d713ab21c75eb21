import { looseTranslator } from '#i18n/index.ts';
import type { TerminalGames } from './game.ts';
import { readGameText } from './read.ts';
import { type DescribedQuestion, patient, type Reply, unreadable } from './reply.ts';
import type { Command } from './run.ts';

function answerScore(
  games: TerminalGames,
  { text, language, linesBefore, strict = false }: DescribedQuestion,
): Reply {
  const t = patient(looseTranslator(language));
  const read = readGameText(text, linesBefore);
  if (!read.ok) return unreadable('score', read.problems, t);
  const settled = games(read.value.game).sheet.answer(read.value, { t, language, strict });
  return settled.ok ? settled.value : unreadable('score', settled.problems, t);
}

/** `npm run score`: settles scores, with totals, lines, ranking and what decided. */
export const scoreCommand = (games: TerminalGames): Command => ({
  task: 'score',
  games,
  answer: (question) => answerScore(games, question),
});
