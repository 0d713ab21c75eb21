import { useRef, useState } from 'preact/hooks';
import type { Codec } from './document.ts';
import { Icon } from './icon.tsx';
import { fragmentOf } from './link.ts';
import { useText } from './text.tsx';

export interface SharePanelProps<Game> {
  readonly codec: Codec<Game>;
  readonly game: Game;
}

const id = 'share-link';

/** The game as a link: everything is in the link itself, nothing is sent anywhere. */
export function SharePanel<Game>({ codec, game }: SharePanelProps<Game>) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const link = location.origin + location.pathname + fragmentOf(codec, game);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(t('games:share.copied'));
    } catch {
      // Not allowed here: the reader copies what is marked.
      field.current?.select();
      setCopied(t('games:share.select'));
    }
  };
  return (
    <div class="w-share panel no-print">
      <label for={id}>{t('games:share.label')}</label>
      <input
        id={id}
        ref={field}
        type="text"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="w-bar">
        <button type="button" onClick={() => void copy()}>
          <Icon id="copy" />
          {t('games:share.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon id="share" />
            {t('games:share.send')}
          </button>
        )}
      </div>
      <p role="status">{copied}</p>
      <p class="w-hint">{t('games:share.private')}</p>
    </div>
  );
}
