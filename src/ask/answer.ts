import type { Format } from '#i18n/format.ts';
import type { GameId } from '#i18n/languages.ts';
import type { Answer, AskedPart, Change, DescribedMove, PieceOffer } from '#search/answer.ts';
import { joinReasons } from '#words/reasons.ts';
import { entriesAt, withEntry } from '#words/saying/entries.ts';
import { canChange, changedAt, offerAt } from '#words/saying/offer.ts';
import type { Described } from '#words/saying/speech.ts';
import { type Asked, ask } from './ask.ts';
import type { AskingGame, Checked } from './game.ts';
import type { Lexicon } from './lexicon.ts';
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
  { language, schemas, texts }: Pick<WordsFile, 'language' | 'schemas' | 'texts'>,
  lexicon: Lexicon,
  games: readonly AskingGame[],
  speakers: readonly Speaker[] = [],
  /** How each game says its verdicts; without it only the rules are named. */
  formats: ReadonlyMap<string, Format> = new Map(),
) {
  const lexicons = [lexicon];
  const readers = games.map((unit) => unit.understand);
  const sayerOf = (game: string) => speakers.find((each) => each.game === game)?.sayer;

  /** The verdict on a described move, said again in our words. */
  const judged = (
    { game, situation = {}, move, moves }: DescribedMove,
    parts: readonly AskedPart[],
  ): Answer | undefined => {
    const about = games.find((unit) => unit.id === game);
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
        ...told(about, checked, move),
        parts,
        ...said(game, described),
        described: { game, ...described },
        checker: `${about.id}/check/${checked.fragment}`,
        texts,
      }
    );
  };

  /** Why not, what happens, or what the answer usually is, in the words of the checker. */
  const told = (
    game: AskingGame,
    { violations, effects, rules = [], usually, isClaim = false }: Checked,
    move: object,
  ) => {
    const t = formats.get(game.id);
    const tell = t && game.telling(t);
    const by: unknown = Reflect.get(move, 'by');
    const rival = typeof by === 'string' ? by : undefined;
    const refused = violations.length > 0 ? violations : (usually?.violations ?? []);
    return {
      reasons: joinReasons(
        refused.map((violation) => ({
          text: tell?.violation(violation, rival) ?? '',
          rule: violation.rule,
        })),
      ),
      effects: {
        heading: t?.('verdicts:heading.effects') ?? '',
        all: tell?.effects(effects, rival) ?? [],
      },
      rules: { heading: t?.('verdicts:heading.rules') ?? '', all: rules },
      usually: (usually && tell?.usually(usually, isClaim)) ?? [],
    };
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
      const about = games.find((unit) => unit.id === asked.game);
      if (about && asked.unknown.length > 0)
        return { about: 'no-card', game: about.id, unknown: asked.unknown, question: text, texts };
      return about && judged({ ...asked, game: about.id }, partsOf(asked));
    },
    change: ({ described, path, value, entry }: Change): Answer | undefined => {
      const schema = schemas[described.game];
      const next =
        entry === undefined
          ? changedAt(described, path, value)
          : schema && withEntry(described, path, schema, entry);
      return next && judged({ ...described, ...next }, []);
    },
    say: (unit: Pick<Change, 'described'>): string | undefined =>
      sayerOf(unit.described.game)?.say(unit.described),
    offer: ({ described, path }: Change): PieceOffer | undefined => {
      const sayer = sayerOf(described.game);
      const schema = schemas[described.game];
      const offer = sayer && schema && offerAt(described, path, schema, sayer);
      return offer && { ...offer, list: entriesAt(described, path, schema) };
    },
  };
}
