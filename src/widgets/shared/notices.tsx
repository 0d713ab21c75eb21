import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

interface Notice {
  readonly text: string;
  /** Something went wrong, though nothing was lost. */
  readonly bad?: boolean;
  /** About the device, not about the last action: it stays until it is dismissed. */
  readonly stays?: boolean;
  readonly action?: { readonly name: string; readonly run: () => void };
  /** Whether its action no longer applies; a notice without an action ends with the next change. */
  readonly over?: () => boolean;
  /** Called when it is dismissed without using its action. */
  readonly close?: () => void;
}

interface Shown extends Notice {
  readonly id: number;
  /** What had the focus: a pressed button that may have disappeared by its own action. */
  readonly from: Element | null;
}

export interface Notices {
  readonly all: readonly Shown[];
  readonly show: (notice: Notice) => void;
  readonly dismiss: (gone: (notice: Shown) => boolean) => void;
  /** To be called after a change: removes notices that no longer apply. */
  readonly review: () => void;
}

let count = 0;

/** Milliseconds after which good news disappears: sooner where there is nothing to tap. */
const shownFor = { toRead: 4000, toTap: 8000 };

/** Disappears after a while, but not while a pointer is over it or it has the focus. */
function useGoing(
  after: number | undefined,
  place: { current: HTMLElement | null },
  go: () => void,
): void {
  useEffect(() => {
    if (after === undefined) return;
    let touched = Date.now();
    const touch = () => {
      touched = Date.now();
    };
    const own = place.current;
    own?.addEventListener('pointermove', touch);
    const timer = setInterval(() => {
      const isRead = Date.now() - touched < after || own?.matches(':has(:focus-visible)');
      if (!isRead) go();
    }, 500);
    return () => {
      clearInterval(timer);
      own?.removeEventListener('pointermove', touch);
    };
  }, [after]);
}

/** The last action and the way back from it, below the notices about the device. */
export function useNotices(): Notices {
  const [all, setAll] = useState<readonly Shown[]>([]);
  const dismiss: Notices['dismiss'] = (gone) =>
    setAll((before) => (before.some(gone) ? before.filter((own) => !gone(own)) : before));
  return {
    all,
    show: (notice) => {
      count += 1;
      const shown = { ...notice, id: count, from: document.activeElement };
      setAll((before) => [
        shown,
        ...before.filter(({ stays, text }) => text !== notice.text && (stays || notice.stays)),
      ]);
    },
    dismiss,
    review: () => dismiss(({ stays, action, over }) => (over ? over() : !stays && !action)),
  };
}

export function NoticeList({ notices: { all, dismiss } }: { notices: Notices }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>();
  useEffect(() => {
    // The sheet may have become so short that its foot is out of view.
    if (all.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
    // If the pressed button is gone, the focus moves here, and back from here.
    const { activeElement, body } = document;
    if (activeElement !== body) return;
    const from = all[0]?.from;
    const next = from ? place.current?.querySelector('button') : pressed.current;
    pressed.current = from;
    if (from !== body && next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [all]);
  return (
    <div class="w-notices" role="status" ref={place}>
      {all.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </div>
  );
}

function NoticeLine({ notice, dismiss }: { notice: Shown; dismiss: Notices['dismiss'] }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const { id, text, bad, stays, action, close } = notice;
  const gone = () => dismiss((own) => own.id === id);
  const after = action ? shownFor.toTap : shownFor.toRead;
  useGoing(bad || stays ? undefined : after, place, gone);
  const done = (run?: () => void) => () => {
    gone();
    run?.();
  };
  return (
    <div ref={place} class={bad ? 'w-notice w-bad' : 'w-notice'}>
      <p>{text}</p>
      {action && (
        <button type="button" onClick={done(action.run)}>
          {action.name}
        </button>
      )}
      <button
        type="button"
        class="button-quiet"
        aria-label={t('games:dismiss')}
        onClick={done(close)}
      >
        <Icon id="cross" />
      </button>
    </div>
  );
}
