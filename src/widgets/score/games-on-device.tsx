import { GamesList, type GamesListProps } from '../shared/games-list.tsx';
import type { Standing } from './standing.ts';
import { TallyTable } from './tally-table.tsx';

interface Props<Game> extends GamesListProps<Game> {
  readonly standings: (game: Game) => readonly Standing[];
}

/** The games on this device, with their results. */
export const GamesOnDevice = <Game,>(props: Props<Game>) => (
  <>
    <TallyTable kept={props.games.found.games} standings={props.standings} />
    <GamesList {...props} />
  </>
);
