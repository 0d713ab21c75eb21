import type { Answering } from '#search/answer.ts';

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One question after the other: the answers come in the order of the questions. */
function told<Told>(question: object): Promise<Told | undefined> {
  worker ??= new Worker(new URL('./ask.worker.ts', import.meta.url), { type: 'module' });
  const own = worker;
  const answer = last.then(
    () =>
      new Promise<Told | undefined>((resolve) => {
        own.addEventListener(
          'message',
          (unit: MessageEvent<Told | undefined>) => resolve(unit.data),
          {
            once: true,
          },
        );
        own.addEventListener('error', () => resolve(undefined), { once: true });
        own.postMessage(question);
      }),
  );
  last = answer;
  return answer;
}

export const answerInWorker: Answering = {
  answer: (question) => told({ ...question, wants: 'answer' }),
  change: (change) => told({ ...change, wants: 'change' }),
  offer: (change) => told({ ...change, wants: 'offer' }),
  say: (wanted) => told({ ...wanted, wants: 'sentence' }),
};
