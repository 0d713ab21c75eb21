import type { Question } from '#search/answer.ts';
import { answering } from './answer.ts';
import type { AskingGame } from './game.ts';
import type { WordsFile } from './words-file.ts';

// The judge may look at many cases: off the page, so that typing goes on.

const games = Object.values(
  import.meta.glob<AskingGame>('/src/games/*/ask/index.ts', { eager: true, import: 'asking' }),
);

let reading: Promise<ReturnType<typeof answering>> | undefined;

async function read(page: string): Promise<ReturnType<typeof answering>> {
  const response = await fetch(new URL('words.json', page));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const words: WordsFile = await response.json();
  return answering(words, games);
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  reading ??= read(data.page);
  try {
    postMessage((await reading)(data.text, data.game));
  } catch {
    // The words could not be had: the search goes on without, the next question tries again.
    reading = undefined;
    postMessage(undefined);
  }
});
