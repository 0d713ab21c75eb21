import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reply, WorkerQuestion } from './serve.ts';

/** The answer to the newest description; `waiting` while it is being worked out. */
export function useAnswer<Described, Answer>(
  start: () => Worker,
  words: WorkerQuestion<Described>['words'],
  description: Described,
): { readonly answer: Answer | undefined; readonly waiting: boolean; readonly failed: boolean } {
  const worker = useRef<Worker>();
  const asked = useRef(0);
  const [reply, setReply] = useState<Reply<Answer>>({ id: 0 });

  useEffect(() => {
    const own = start();
    worker.current = own;
    own.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => setReply(data));
    own.addEventListener('error', () => setReply({ id: asked.current, failed: true }));
    return () => own.terminate();
  }, []);

  useEffect(() => {
    asked.current += 1;
    const id = asked.current;
    // Words are sent once; the worker keeps them.
    const question: WorkerQuestion<Described> =
      id === 1 ? { id, description, words } : { id, description };
    worker.current?.postMessage(question);
  }, [description]);

  return {
    answer: reply.answer,
    waiting: reply.id !== asked.current,
    failed: reply.failed ?? false,
  };
}
