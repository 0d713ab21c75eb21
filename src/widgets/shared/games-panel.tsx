import type { ComponentChildren } from 'preact';
import { Folded } from './folded.tsx';
import { GamesList, type GamesListProps } from './games-list.tsx';
import { useText } from './text.tsx';

/** The games on this device, folded away, with what they come to. */
export function GamesPanel<Game>(props: GamesListProps<Game> & { children: ComponentChildren }) {
  const t = useText();
  return (
    <Folded class="w-games" summary={t('games:list', { number: props.games.found.games.length })}>
      {props.children}
      <GamesList {...props} />
    </Folded>
  );
}
