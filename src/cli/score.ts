import { looseTranslator } from '#i18n/index.ts';
import type { TerminalGames } from './game.ts';
import { readText } from './read.ts';
import { patient, type Question, type Reply, unreadable } from './reply.ts';
import type { Command } from './run.ts';

function answerScore(
  games: TerminalGames,
  { text, language, linesBefore, strict = false }: Question,
): Reply {
  const t = patient(looseTranslator(language));
  const read = readText(text, linesBefore);
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
