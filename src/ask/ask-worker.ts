import type { Answer, Answering } from '#search/answer.ts';

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One question after the other: the answers come in the order of the questions. */
export const answerInWorker: Answering = (question) => {
  worker ??= new Worker(new URL('./ask.worker.ts', import.meta.url), { type: 'module' });
  const own = worker;
  const answer = last.then(
    () =>
      new Promise<Answer | undefined>((resolve) => {
        own.addEventListener(
          'message',
          ({ data }: MessageEvent<Answer | undefined>) => resolve(data),
          { once: true },
        );
        own.addEventListener('error', () => resolve(undefined), { once: true });
        own.postMessage(question);
      }),
  );
  last = answer;
  return answer;
};
