import { Folded } from './folded.tsx';
import { GamesList, type GamesListProps } from './games-list.tsx';
import { useText } from './text.tsx';

/** The games on this device, folded away. */
export function GamesPanel<Game>(props: GamesListProps<Game>) {
  const t = useText();
  return (
    <Folded class="w-games" summary={t('games:list', { number: props.games.found.games.length })}>
      <GamesList {...props} />
    </Folded>
  );
}
