import type { GameId } from '#i18n/languages.ts';
import type { Answer, AskedPart } from '#search/answer.ts';
import { type Asked, ask } from './ask.ts';
import type { AskingGame } from './game.ts';
import { readLexicon } from './lexicon.ts';
import type { WordsFile } from './words-file.ts';

/** The sentence from its beginning: what was understood and what was not, as it was typed. */
function partsOf({ pieces, unclear }: Asked): AskedPart[] {
  return [
    ...pieces,
    ...unclear.map((part) => ({ ...part, meaning: undefined, slipped: undefined })),
  ]
    .sort((one, other) => one.start - other.start)
    .map(({ text, meaning, slipped }) => ({
      text,
      ...(meaning === undefined ? {} : { meaning }),
      ...(slipped ? { slipped } : {}),
    }));
}

/** Reads and judges questions in plain words, in the language of a page. */
export function answering(
  { language, lexicon, schemas, texts }: WordsFile,
  games: readonly AskingGame[],
) {
  const lexicons = [readLexicon(language, lexicon)];
  const readers = games.map(({ understand }) => understand);
  return (text: string, game: GameId | undefined): Answer | undefined => {
    const asked = ask(text, lexicons, readers, { language, game });
    if (asked.about === 'chat') return { about: 'chat', texts };
    const { move } = asked;
    const about = games.find(({ id }) => id === asked.game);
    const schema = about && schemas[about.id];
    const checked = schema && move && about.check(asked, move, schema);
    return (
      checked && {
        about: 'move',
        game: about.id,
        verdict: checked.verdict,
        rules: [...new Set(checked.violations.map(({ rule }) => rule))],
        parts: partsOf(asked),
        checker: `${about.id}/check/${checked.fragment}`,
        texts,
      }
    );
  };
}
