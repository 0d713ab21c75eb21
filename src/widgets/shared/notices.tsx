import { useCallback, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

interface Notice {
  readonly text: string;
  /** Something went wrong, though nothing was lost. */
  readonly bad?: boolean;
  readonly action?: { readonly name: string; readonly run: () => void };
  /** What else is to be done when it is put away unused. */
  readonly close?: () => void;
}

type Numbered = Notice & { readonly id: number };

export interface Notices {
  readonly all: readonly Numbered[];
  readonly show: (notice: Notice) => void;
  readonly dismiss: (id: number) => void;
}

let count = 0;

/** The last few messages; the same message is not shown twice. */
export function useNotices(): Notices {
  const [all, setAll] = useState<readonly Numbered[]>([]);
  const show = useCallback((notice: Notice) => {
    count += 1;
    const numbered = { ...notice, id: count };
    setAll((before) => [...before.filter(({ text }) => text !== notice.text), numbered].slice(-3));
  }, []);
  const dismiss = useCallback(
    (id: number) => setAll((before) => before.filter((notice) => notice.id !== id)),
    [],
  );
  return { all, show, dismiss };
}

export function NoticeList({ notices }: { notices: Notices }) {
  const t = useText();
  return (
    <div class="w-notices no-print" role="status">
      {notices.all.map(({ id, text, bad, action, close }) => (
        <div key={id} class={bad ? 'w-notice w-bad' : 'w-notice'}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              onClick={() => {
                notices.dismiss(id);
                action.run();
              }}
            >
              {action.name}
            </button>
          )}
          <button
            type="button"
            class="button-quiet"
            aria-label={t('games:dismiss')}
            onClick={() => {
              notices.dismiss(id);
              close?.();
            }}
          >
            <Icon id="cross" />
          </button>
        </div>
      ))}
    </div>
  );
}
