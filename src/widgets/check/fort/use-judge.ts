import { useEffect, useRef, useState } from 'preact/hooks';
import type { Alternative } from './alternatives.ts';
import type { FortCheck } from './check.ts';
import type { Judged } from './judged.ts';

export interface Answer {
  /** null: the move is not described far enough. */
  readonly judgement: Judged | null;
  readonly alternatives: readonly Alternative[];
}

interface Answered extends Answer {
  readonly check?: FortCheck;
}

const nothing: Answered = { judgement: null, alternatives: [] };

/** The answer to the last question; `waiting` while a newer one is being looked at. */
export function useJudge(check: FortCheck): Answer & { readonly waiting: boolean } {
  const worker = useRef<Worker>();
  const newest = useRef(check);
  const sent = useRef<FortCheck | null>(null);
  const [answer, setAnswer] = useState(nothing);

  const send = () => {
    if (sent.current !== null) return;
    worker.current ??= start();
    sent.current = newest.current;
    worker.current.postMessage(sent.current);
  };

  /** Fetched with the first question: most of the code is in there. */
  const start = (): Worker => {
    const own = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    own.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const { current: asked } = sent;
      sent.current = null;
      if (asked !== null) setAnswer({ ...data, check: asked });
      // Only the newest question counts; those in between were typed over.
      if (asked !== newest.current) send();
    });
    return own;
  };

  const idle = check.kind === null;
  useEffect(() => {
    newest.current = check;
    if (!idle) send();
  }, [check]);

  return idle ? { ...nothing, waiting: false } : { ...answer, waiting: answer.check !== check };
}
