import { useEffect, useRef, useState } from 'preact/hooks';
import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import type { AskedJudgement } from '#widgets/check/shared/report.ts';
import type { Alternative } from './alternatives.ts';
import type { FortCheck } from './check.ts';

interface Judged extends AskedJudgement {
  readonly asked: {
    readonly situation: Situation;
    readonly move: DescribedMove;
    readonly moves?: readonly DescribedMove[];
  };
}

/** What the worker is sent. */
export interface SentQuestion {
  readonly check: FortCheck;
  readonly keys: MoveKeys;
}

export interface CheckAnswer {
  /** null: the move is not described far enough. */
  readonly judgement: Judged | null;
  readonly alternatives: readonly Alternative[];
}

interface Answered extends CheckAnswer {
  readonly check?: FortCheck;
  /** The judge failed on this question: an error in the program, and no answer. */
  readonly failed?: boolean;
}

const nothing: Answered = { judgement: null, alternatives: [] };

/** The answer to the last question; `waiting` while a newer one is being looked at. */
export function useJudge(
  check: FortCheck,
  keys: MoveKeys,
): CheckAnswer & { readonly waiting: boolean; readonly failed?: boolean } {
  const worker = useRef<Worker>();
  const newest = useRef(check);
  const sent = useRef<FortCheck | null>(null);
  const [answer, setAnswer] = useState(nothing);

  const send = () => {
    if (sent.current !== null) return;
    worker.current ??= start();
    sent.current = newest.current;
    worker.current.postMessage({ check: sent.current, keys } satisfies SentQuestion);
  };

  /** Fetched with the first question: most of the code is in there. */
  const start = (): Worker => {
    const own = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    const settle = (answered: Answered) => {
      const { current: asked } = sent;
      sent.current = null;
      if (asked !== null) setAnswer({ ...answered, check: asked });
      // Only the newest question counts; those in between are outdated.
      if (asked !== newest.current) send();
    };
    own.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => settle(data));
    own.addEventListener('error', () => settle({ ...nothing, failed: true }));
    return own;
  };

  const idle = check.kind === null;
  useEffect(() => {
    newest.current = check;
    if (!idle) send();
  }, [check]);

  return idle ? { ...nothing, waiting: false } : { ...answer, waiting: answer.check !== check };
}
