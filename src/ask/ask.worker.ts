import { formatter } from '#i18n/format.ts';
import { games as knownGames, type Language } from '#i18n/languages.ts';
import type { Change, Question } from '#search/answer.ts';
import { type SpokenGame, sayerWith } from '#words/saying/sayer.ts';
import { answering } from './answer.ts';
import { type GameWords, gamesIn } from './ask.ts';
import type { AskingGame } from './game.ts';
import { readLexicon } from './lexicon.ts';
import type { Speaker } from './said.ts';
import type { SpokenFile } from './spoken-file.ts';
import type { WordsFile } from './words-file.ts';

// The judge may look at many cases: off the page, so that typing goes on.

const words = Object.values(
  import.meta.glob<GameWords>('/src/games/*/ask/words.ts', { eager: true, import: 'words' }),
);

/** The reader and the judge of each game, fetched when a question may be about it. */
const parts = import.meta.glob<AskingGame>('/src/games/*/ask/index.ts', { import: 'asking' });

const gamesOf = async (ids: readonly string[]): Promise<AskingGame[]> =>
  (await Promise.all(ids.map((id) => parts[`/src/games/${id}/ask/index.ts`]?.()))).filter(
    (game) => game !== undefined,
  );

const speeches = import.meta.glob<SpokenGame['speech']>('/src/games/*/words/saying/index.ts', {
  import: 'speech',
});

const fetched = async <File>(name: string, page: string): Promise<File> => {
  const response = await fetch(new URL(name, page));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
};

/** Those who say what was understood. */
async function speakersFor({ games }: SpokenFile, language: Language): Promise<Speaker[]> {
  const found = Object.entries(games).map(async ([id, said]): Promise<Speaker[]> => {
    const speech = await speeches[`/src/games/${id}/words/saying/index.ts`]?.();
    const game = knownGames.find((each) => each === id);
    if (speech === undefined || game === undefined) return [];
    return [{ game, language, sayer: sayerWith(game, language, speech, said) }];
  });
  return (await Promise.all(found)).flat();
}

let reading: ReturnType<typeof read> | undefined;

/** All that the games share, and how some of them answer with it. */
async function read(page: string) {
  const [file, spoken] = await Promise.all([
    fetched<WordsFile>('words.json', page),
    // Without it an answer is still an answer.
    fetched<SpokenFile>('say.json', page).catch(() => undefined),
  ]);
  const { language } = file;
  const lexicon = readLexicon(language, file.lexicon);
  const speakers = spoken ? await speakersFor(spoken, language) : [];
  const formats = new Map(
    Object.entries(spoken?.games ?? {}).map(
      ([id, { nouns }]) => [id, formatter(language, spoken?.verdicts ?? {}, nouns)] as const,
    ),
  );
  return {
    lexicon,
    by: async (ids: readonly string[]) =>
      answering(file, lexicon, await gamesOf(ids), speakers, formats),
  };
}

type Wanted =
  | (Question & { readonly wants: 'answer' })
  | (Change & { readonly wants: 'change' | 'offer' | 'sentence' });

addEventListener('message', async ({ data }: MessageEvent<Wanted>) => {
  reading ??= read(data.page);
  try {
    const { lexicon, by } = await reading;
    if (data.wants === 'answer') {
      const { answer } = await by(gamesIn(data.text, lexicon, words, data));
      postMessage(answer(data.text, data.game));
    } else {
      const { change, offer, say } = await by([data.described.game]);
      postMessage({ change, offer, sentence: say }[data.wants](data));
    }
  } catch {
    // The words could not be had: the search goes on without, the next question tries again.
    reading = undefined;
    postMessage(undefined);
  }
});
