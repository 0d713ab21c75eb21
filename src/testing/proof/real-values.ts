import { readGameText } from '#cli/read.ts';
import { moveSchema } from '#engine/fort/format/move.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { sayEffects } from '#games/fort/words/effects.ts';
import { sayViolation } from '#games/fort/words/verdict.ts';
import { fortWords } from '#games/fort/words/words.ts';
import { type Format, withSayer } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type GameId, games, type Language } from '#i18n/languages.ts';
import type { Values } from '#i18n/placeholder.ts';
import { examplesOf } from '#model/examples.ts';
import { rulingsOf } from '#testing/answer-lines.ts';
import { terminal } from '#testing/commands.ts';

/** Notes what each text is filled with the first time it is used. */
function listening(language: Language, heard: Map<string, Values>): Format {
  const t = looseTranslator(language);
  return withSayer(t, (key, values = {}) => {
    if (!heard.has(key)) heard.set(key, values);
    return t(key, values);
  });
}

/** All worked examples, as they would be written in a file. */
const described = (game: GameId): { readonly isSheet: boolean; readonly text: string }[] =>
  [...examplesOf(game), ...rulingsOf(game)].map((one) => {
    const { situation, move, sheet } = one;
    const moves = 'moves' in one && one.moves.length > 0 ? { moves: one.moves } : {};
    const written = sheet ?? { situation, move, ...moves };
    return { isSheet: sheet !== undefined, text: JSON.stringify({ game, ...written }) };
  });

/** What the worked examples of Fort would say if a rival made the moves. */
function hearRival(rival: string, language: Language, t: Format): void {
  const words = fortWords(language, t);
  for (const { situation = {}, move } of examplesOf('fort')) {
    if (move === undefined) continue;
    const found = judge(situationSchema.parse(situation), moveSchema.parse(move));
    sayEffects(found.effects, words, rival);
    for (const violation of found.violations) sayViolation(violation, words, rival);
  }
}

/** What texts are filled with in real answers: the most natural samples. */
export function realValues(language: Language): ReadonlyMap<string, Values> {
  const heard = new Map<string, Values>();
  const t = listening(language, heard);
  for (const game of games)
    for (const { isSheet, text } of described(game)) {
      const read = readGameText(text, 0);
      if (!read.ok) continue;
      const { move, sheet } = terminal(game);
      (isSheet ? sheet : move).answer(read.value, { t, language, strict: false });
    }
  hearRival(t('rules:example.name.ben'), language, t);
  return heard;
}
