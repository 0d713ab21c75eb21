import { useState } from 'preact/hooks';
import { interfaceIcons } from '../../icons/interface.ts';
import type { Codec } from './document.ts';
import { Icon } from './icon.tsx';
import { SharePanel } from './share-panel.tsx';
import { useText } from './text.tsx';
import type { Games } from './use-games.ts';

interface Props<Game> {
  readonly games: Games<Game>;
  readonly codec: Codec<Game>;
  /** What is left after clearing, and what a new game starts with. */
  readonly blank: () => Game;
  readonly next: () => Game;
  /** Nothing is entered: there is nothing to clear, share or print. */
  readonly empty: boolean;
}

export function Toolbar<Game>({ games, codec, blank, next, empty }: Props<Game>) {
  const t = useText();
  const [sharing, setSharing] = useState(false);
  const { past, future } = games.history;
  return (
    <div class="no-print">
      <fieldset class="w-bar">
        <legend class="visually-hidden">{t('games:toolbar')}</legend>
        <button type="button" disabled={past.length === 0} onClick={games.undo}>
          <Icon drawing={interfaceIcons.undo} />
          {t('games:undo')}
        </button>
        <button type="button" disabled={future.length === 0} onClick={games.redo}>
          {t('games:redo')}
        </button>
        <button type="button" disabled={empty} onClick={() => games.clear(blank())}>
          {t('games:clear')}
        </button>
        <button type="button" disabled={empty} onClick={() => games.start(next())}>
          {t('games:new')}
        </button>
        <button
          type="button"
          disabled={empty}
          aria-expanded={sharing && !empty}
          onClick={() => setSharing(!sharing)}
        >
          <Icon drawing={interfaceIcons.share} />
          {t('games:share.open')}
        </button>
        <button type="button" disabled={empty} onClick={() => print()}>
          <Icon drawing={interfaceIcons.print} />
          {t('games:print')}
        </button>
      </fieldset>
      {sharing && !empty && <SharePanel codec={codec} game={games.game} />}
    </div>
  );
}
