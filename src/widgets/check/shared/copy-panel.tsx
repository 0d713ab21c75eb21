import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '#widgets/shared/icon.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useInSight } from '#widgets/shared/use-in-sight.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly hint: string;
  /** Another way for the text to go. */
  readonly children?: ComponentChildren;
}

/** One is open at a time. */
const id = 'copied-text';

/** A text to take along: copied by a tap, or by hand where the browser does not allow that. */
export function CopyPanel({ label, text, hint, children }: Props) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const panel = useInSight<HTMLDivElement>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('check:copy.done'));
    } catch {
      field.current?.select();
      setSaid(t('check:copy.select'));
    }
  };
  return (
    <div class="w-share panel" ref={panel}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        readOnly
        rows={4}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="w-bar">
        {children}
        <button type="button" onClick={() => void copy()}>
          <Icon id="copy" />
          {t('check:copy.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Icon id="share" />
            {t('games:share.send')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      <p class="w-hint">{hint}</p>
    </div>
  );
}
