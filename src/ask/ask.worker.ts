import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { Change, Question } from '#search/answer.ts';
import { type SpokenGame, sayerWith } from '#words/saying/sayer.ts';
import { answering } from './answer.ts';
import type { AskingGame } from './game.ts';
import type { Speaker } from './said.ts';
import type { SpokenFile } from './spoken-file.ts';
import type { WordsFile } from './words-file.ts';

// The judge may look at many cases: off the page, so that typing goes on.

const games = Object.values(
  import.meta.glob<AskingGame>('/src/games/*/ask/index.ts', { eager: true, import: 'asking' }),
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
async function speakersFor(spoken: SpokenFile, language: Language): Promise<Speaker[]> {
  const found = games.map(async ({ id }): Promise<Speaker[]> => {
    const speech = await speeches[`/src/games/${id}/words/saying/index.ts`]?.();
    const words = spoken.games[id];
    if (speech === undefined || words === undefined) return [];
    return [{ game: id, language, sayer: sayerWith(id, language, speech, words) }];
  });
  return (await Promise.all(found)).flat();
}

let reading: Promise<ReturnType<typeof answering>> | undefined;

async function read(page: string): Promise<ReturnType<typeof answering>> {
  const [words, spoken] = await Promise.all([
    fetched<WordsFile>('words.json', page),
    // Without it an answer is still an answer.
    fetched<SpokenFile>('say.json', page).catch(() => undefined),
  ]);
  if (spoken === undefined) return answering(words, games);
  const { language } = words;
  const formats = Object.entries(spoken.games).map(
    ([id, { nouns }]) => [id, formatter(language, spoken.verdicts, nouns)] as const,
  );
  return answering(words, games, await speakersFor(spoken, language), new Map(formats));
}

type Wanted =
  | (Question & { readonly wants: 'answer' })
  | (Change & { readonly wants: 'change' | 'offer' | 'sentence' });

addEventListener('message', async ({ data }: MessageEvent<Wanted>) => {
  reading ??= read(data.page);
  try {
    const { answer, change, offer, say } = await reading;
    if (data.wants === 'answer') postMessage(answer(data.text, data.game));
    else postMessage({ change, offer, sentence: say }[data.wants](data));
  } catch {
    // The words could not be had: the search goes on without, the next question tries again.
    reading = undefined;
    postMessage(undefined);
  }
});
