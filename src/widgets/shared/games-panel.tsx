import { useEffect, useRef, useState } from 'preact/hooks';
import { GamesList, type GamesListProps } from './games-list.tsx';
import { useText } from './text.tsx';

/** The games on this device, folded away; the list comes when it is opened. */
export function GamesPanel<Game>(props: GamesListProps<Game>) {
  const t = useText();
  const folded = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before the code arrived.
  useEffect(() => setOpen(folded.current?.open ?? false), []);
  return (
    <details
      ref={folded}
      class="w-games no-print"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('games:list', { number: props.games.found.games.length })}</summary>
      {open && <GamesList {...props} />}
    </details>
  );
}
