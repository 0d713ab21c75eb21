import { type Asked, ask, type Understand } from '#ask/ask.ts';
import { buildLexicon } from '#ask/build-lexicon.ts';
import type { AskedGame } from '#ask/game.ts';
import { type Lexicon, readLexicon } from '#ask/lexicon.ts';
import { askSaid, type Speaker } from '#ask/said.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import { type SearchedGame, searchEntries } from '#search/entries.ts';
import { finder } from '#search/find.ts';
import { gameNames } from '#search/index-file.ts';
import { synonymStems } from '#search/sought.ts';
import { stemmer } from '#search/words/stemmer.ts';
import { smallWords } from '#search/words/stop-words.ts';
import { sayerOf } from '#words/saying/saying.ts';
import type { TerminalGames } from './game.ts';
import { judgeCommand } from './judge.ts';
import { exitCodes, type Reply, section } from './reply.ts';
import type { Command } from './run.ts';

/** The exit code for a question that is not about a move; a wrong command line has another. */
const notAMove = 4;

const rulesShown = 3;

/** What the command needs of a game. */
type AnsweredGame = AskedGame & SearchedGame;

/** Everything that questions are answered with, read once. */
export interface Reader {
  readonly games: readonly AnsweredGame[];
  readonly judge: Command;
  readonly lexicons: readonly Lexicon[];
  readonly understand: readonly Understand[];
  readonly speakers: readonly Speaker[];
}

export function makeReader(games: readonly AnsweredGame[], terminal: TerminalGames): Reader {
  const meaningOf = (id: string, term: string) =>
    games.find((game) => game.id === id)?.ask.meaningOfTerm(term);
  return {
    games,
    judge: judgeCommand(terminal),
    lexicons: languages.map((language) => readLexicon(language, buildLexicon(language, meaningOf))),
    understand: games.map((game) => game.ask.understand),
    speakers: games.flatMap(({ id, format, ask: { speech } }) =>
      speech === undefined
        ? []
        : languages.map((language) => ({
            game: id,
            language,
            sayer: sayerOf({ id, format, speech }, language),
          })),
    ),
  };
}

/** The clauses that answer a question about a rule, the best first: `fort/draw.five`. */
function rulesFor(
  question: string,
  { language, game, isGameSure }: Asked,
  games: readonly AnsweredGame[],
) {
  const entries = searchEntries(language, games);
  const known = isGameSure ? games.find(({ id }) => id === game)?.id : undefined;
  const find = finder(language, {
    entries,
    stem: stemmer(language, synonymStems(language)),
    names: gameNames(),
    small: smallWords[language],
  });
  const hits = find(question, { game: known });
  const rules = hits.flatMap(({ entry }) => {
    const clause = /#(.+)$/.exec(entry.path)?.[1];
    return entry.kind === 'rule' && clause !== undefined && entry.game !== undefined
      ? [{ rule: `${entry.game}/${clause}`, entry }]
      : [];
  });
  return rules.slice(0, rulesShown);
}

const sayRule = ({ rule, entry }: ReturnType<typeof rulesFor>[number]): string =>
  `${entry.number} ${entry.title} [${rule}]`;

/** The description that a sentence became, as a file would have it. */
export const descriptionOf = ({ game, situation, move, moves }: Asked) => ({
  game,
  ...(Object.keys(situation).length > 0 ? { situation } : {}),
  ...(move === undefined ? {} : { move }),
  ...(moves === undefined ? {} : { moves }),
});

const gameOf = (games: readonly AnsweredGame[], game: string): AnsweredGame | undefined =>
  games.find(({ id }) => id === game);

/** A card as it is called in a language, by what a word means: `card:bug`. */
function nameOf(
  meaning: string,
  game: string,
  games: readonly AnsweredGame[],
  language: Language,
): string {
  const id = meaning.replace(/^.*:/, '');
  const known = gameOf(games, game);
  if (!known || !cardsOf(known.id).has(id)) return id;
  const { printed, ours } = cardName(known.id, id, language);
  return ours ?? printed;
}

/** Answers one question in plain words. `language` is that of the answer; by default, that of the question. */
export function answerQuestion(
  question: string,
  { games, judge, lexicons, understand, speakers }: Reader,
  wanted?: Language,
): Reply {
  const hints = { language: wanted };
  const asked = askSaid(question, speakers, hints) ?? ask(question, lexicons, understand, hints);
  const language = wanted ?? asked.language;
  const t = looseTranslator(language);
  const { pieces, unclear, about } = asked;
  const understood = {
    language: asked.language,
    game: asked.game,
    pieces,
    unclear,
  };
  const doubts = section(
    t('ask:unclear'),
    unclear.map(({ text }) => t('ask:quoted', { text })),
  );
  const description = descriptionOf(asked);
  if (asked.unknown.length > 0 && about !== 'chat') {
    const unknown = asked.unknown.map(({ text, near }) => ({
      text,
      near: near.map((meaning) => nameOf(meaning, asked.game, games, language)),
    }));
    return {
      code: notAMove,
      lines: unknown.map(({ text, near }) =>
        near.length === 0
          ? t('ask:no-card', { text })
          : t('ask:did-you-mean', { text, names: near.join(', ') }),
      ),
      data: { ...understood, description, unknown, rules: [] },
    };
  }
  if (about === 'move') {
    const answer = judge.answer({ text: JSON.stringify(description), language });
    if (answer.code !== exitCodes.unreadable || !('problems' in answer.data))
      return {
        code: answer.code,
        lines: [...doubts, ...answer.lines],
        data: { ...understood, description, answer: answer.data },
      };
  }
  if (about === 'chat')
    return {
      code: notAMove,
      lines: [t('ask:hello'), ...[1, 2, 3].map((number) => `  • ${t(`ask:example-${number}`)}`)],
      data: { ...understood, rules: [] },
    };
  const rules = rulesFor(question, asked, games);
  const [best, ...others] = rules;
  return {
    code: notAMove,
    // The search used every word of the question, so there is nothing doubtful to point out.
    lines:
      best === undefined
        ? [t('ask:nothing')]
        : [
            sayRule(best),
            ...best.entry.text.split('\n').map((line) => `  ${line}`),
            ...(others.length > 0 ? section(t('ask:rules'), others.map(sayRule)) : []),
          ],
    data: { ...understood, rules: rules.map(({ rule }) => rule) },
  };
}
