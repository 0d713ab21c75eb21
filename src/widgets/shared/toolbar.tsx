import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';
import type { Games } from './use-games.ts';

/** Totals in view, and undo within reach of the thumb, wherever the page is scrolled to. */
export function StickyBar<Game>(props: { games: Games<Game>; children: ComponentChildren }) {
  const t = useText();
  const { history, undo } = props.games;
  return (
    <div class="w-sticky">
      {/* The live region says the same. */}
      <p aria-hidden="true">{props.children}</p>
      <button
        type="button"
        aria-label={t('games:undo')}
        title={t('games:undo')}
        disabled={history.past.length === 0}
        onClick={undo}
      >
        <Icon id="undo" />
      </button>
    </div>
  );
}

interface EditProps<Game> {
  readonly games: Games<Game>;
  /** What is left after clearing, and what a new game starts with. */
  readonly blank: () => Game;
  readonly next: () => Game;
  /** Nothing is entered: there is nothing to clear. */
  readonly empty: boolean;
}

export function EditBar<Game>({ games, blank, next, empty }: EditProps<Game>) {
  const t = useText();
  return (
    <fieldset class="w-bar no-print">
      <legend class="visually-hidden">{t('games:toolbar')}</legend>
      <button type="button" disabled={games.history.future.length === 0} onClick={games.redo}>
        {t('games:redo')}
      </button>
      <button type="button" disabled={empty} onClick={() => games.clear(blank())}>
        {t('games:clear')}
      </button>
      <button type="button" disabled={empty} onClick={() => games.start(next())}>
        {t('games:new')}
      </button>
    </fieldset>
  );
}

/** Sharing and printing; the code for sharing is loaded with the tap. */
export function ShareBar({ empty, children }: { empty: boolean; children: ComponentChildren }) {
  const t = useText();
  const [sharing, setSharing] = useState(false);
  return (
    <div class="no-print">
      <div class="w-bar">
        <button
          type="button"
          disabled={empty}
          aria-expanded={sharing}
          onClick={() => setSharing(!sharing)}
        >
          <Icon id="share" />
          {t('games:share.open')}
        </button>
        <button type="button" disabled={empty} onClick={() => print()}>
          <Icon id="print" />
          {t('games:print')}
        </button>
      </div>
      {sharing && children}
    </div>
  );
}
