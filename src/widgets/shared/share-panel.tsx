import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Codec } from './document.ts';
import { Icon } from './icon.tsx';
import { fragmentOf } from './link.ts';
import { QrCode } from './qr-code.tsx';
import { useText } from './text.tsx';
import { useInSight } from './use-in-sight.ts';

export interface SharePanelProps<Game> {
  readonly codec: Codec<Game>;
  readonly game: Game;
  /** The result in words, to paste where a link alone says too little. */
  readonly words?: string;
  readonly children?: ComponentChildren;
}

const id = 'share-link';

/** The game as a link: everything is in the link itself, nothing is sent anywhere. */
export function SharePanel<Game>({ codec, game, words = '', children }: SharePanelProps<Game>) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const panel = useInSight<HTMLDivElement>();
  const link = location.origin + location.pathname + fragmentOf(codec, game);
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(done);
    } catch {
      // Not allowed here: the reader can copy the selected text.
      field.current?.select();
      setCopied(t('games:share.select'));
    }
  };
  return (
    <div class="w-share panel no-print" ref={panel}>
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
        <button type="button" onClick={() => void copy(link, t('games:share.copied'))}>
          <Icon id="copy" />
          {t('games:share.copy')}
        </button>
        {words !== '' && (
          <button
            type="button"
            onClick={() => void copy(`${words}\n${link}`, t('games:share.copied-text'))}
          >
            <Icon id="copy" />
            {t('games:share.copy-text')}
          </button>
        )}
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ text: words, url: link }).catch(() => undefined)}
          >
            <Icon id="share" />
            {t('games:share.send')}
          </button>
        )}
      </div>
      <p role="status">{copied}</p>
      <QrCode text={link} label={t('games:share.qr')} />
      <p class="w-hint">{t('games:share.private')}</p>
      {children}
    </div>
  );
}
