import type { GameId } from '#i18n/languages.ts';
import type { Answer, AskedPart, Change, DescribedMove, PieceOffer } from '#search/answer.ts';
import { canChange, changedAt, offerAt } from '#words/saying/offer.ts';
import type { Described } from '#words/saying/speech.ts';
import { type Asked, ask } from './ask.ts';
import type { AskingGame } from './game.ts';
import { readLexicon } from './lexicon.ts';
import { askSaid, type Speaker } from './said.ts';
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
  speakers: readonly Speaker[] = [],
) {
  const lexicons = [readLexicon(language, lexicon)];
  const readers = games.map(({ understand }) => understand);
  const sayerOf = (game: string) => speakers.find((each) => each.game === game)?.sayer;

  /** The verdict on a described move, said again in our words. */
  const judged = (
    { game, situation = {}, move, moves }: DescribedMove,
    parts: readonly AskedPart[],
  ): Answer | undefined => {
    const about = games.find(({ id }) => id === game);
    const schema = about && schemas[about.id];
    const checked = schema && move && about.check({ situation }, move, schema);
    const described = sayerOf(game)?.plain({ situation, move, moves }) ?? {
      situation,
      move,
      moves,
    };
    return (
      checked && {
        about: 'move',
        game: about.id,
        verdict: checked.verdict,
        rules: [...new Set(checked.violations.map(({ rule }) => rule))],
        parts,
        ...said(game, described),
        described: { game, ...described },
        checker: `${about.id}/check/${checked.fragment}`,
        texts,
      }
    );
  };

  /** Which stretches can be changed: those that something else could stand for. */
  const said = (game: string, described: Described) => {
    const sayer = sayerOf(game);
    const schema = schemas[game];
    if (sayer === undefined || schema === undefined) return {};
    const sentences = sayer.sentences(described);
    return {
      said: sentences.map((segments) =>
        segments.map(({ text, path }) =>
          path && canChange(described, path, schema) ? { text, path } : { text },
        ),
      ),
    };
  };

  return {
    answer: (text: string, game: GameId | undefined): Answer | undefined => {
      const hints = { language, game };
      const asked = askSaid(text, speakers, hints) ?? ask(text, lexicons, readers, hints);
      if (asked.about === 'chat') return { about: 'chat', texts };
      const about = games.find(({ id }) => id === asked.game);
      return about && judged({ ...asked, game: about.id }, partsOf(asked));
    },
    change: ({ described, path, value }: Change): Answer | undefined =>
      judged({ ...described, ...changedAt(described, path, value) }, []),
    say: ({ described }: Pick<Change, 'described'>): string | undefined =>
      sayerOf(described.game)?.say(described),
    offer: ({ described, path }: Change): PieceOffer | undefined => {
      const sayer = sayerOf(described.game);
      const schema = schemas[described.game];
      return sayer && schema && offerAt(described, path, schema, sayer);
    },
  };
}
