import { useEffect, useRef, useState } from 'preact/hooks';
import type { Alternative } from './alternatives.ts';
import type { FortCheck } from './check.ts';
import type { Judged } from './judged.ts';

export interface Question {
  readonly id: number;
  readonly check: FortCheck;
}

export interface Answer {
  /** null: the move is not described far enough. */
  readonly judgement: Judged | null;
  readonly alternatives: readonly Alternative[];
}

const nothing: Answer = { judgement: null, alternatives: [] };

/** The answer to the last question; `waiting` while a newer one is being looked at. */
export function useJudge(check: FortCheck): Answer & { readonly waiting: boolean } {
  const worker = useRef<Worker>();
  const asked = useRef<Question>({ id: 0, check });
  const busy = useRef(false);
  const [answer, setAnswer] = useState<Answer & { readonly id: number }>({ id: 0, ...nothing });
  const [latest, setLatest] = useState(0);

  const send = () => {
    if (busy.current) return;
    worker.current ??= start();
    busy.current = true;
    worker.current.postMessage(asked.current);
  };

  /** Fetched as soon as anything is asked: most of the code is in there. */
  const start = (): Worker => {
    const own = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    own.addEventListener('message', ({ data }: MessageEvent<Answer & { id: number }>) => {
      busy.current = false;
      setAnswer(data);
      // Only the newest question counts; those in between were typed over.
      if (data.id !== asked.current.id) send();
    });
    return own;
  };

  useEffect(() => () => worker.current?.terminate(), []);

  useEffect(() => {
    if (worker.current === undefined && check.kind === null) return;
    asked.current = { id: asked.current.id + 1, check };
    setLatest(asked.current.id);
    send();
  }, [check]);

  return { ...answer, waiting: answer.id !== latest };
}
