import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asked, Told } from './serve.ts';

/** The answer to the newest description; `waiting` while it is being looked at. */
export function useAnswer<Described, Answer>(
  start: () => Worker,
  words: Asked<Described>['words'],
  description: Described,
): { readonly answer: Answer | undefined; readonly waiting: boolean; readonly failed: boolean } {
  const worker = useRef<Worker>();
  const asked = useRef(0);
  const [told, setTold] = useState<Told<Answer>>({ id: 0 });

  useEffect(() => {
    const own = start();
    worker.current = own;
    own.addEventListener('message', ({ data }: MessageEvent<Told<Answer>>) => setTold(data));
    own.addEventListener('error', () => setTold({ id: asked.current, failed: true }));
    return () => own.terminate();
  }, []);

  useEffect(() => {
    asked.current += 1;
    const id = asked.current;
    // Words are handed over once; the worker keeps them.
    const question: Asked<Described> = id === 1 ? { id, description, words } : { id, description };
    worker.current?.postMessage(question);
  }, [description]);

  return {
    answer: told.answer,
    waiting: told.id !== asked.current,
    failed: told.failed ?? false,
  };
}
