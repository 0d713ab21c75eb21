import { useEffect, useRef, useState } from 'preact/hooks';
import { figures, fortLevelTrack } from '../../../generated/fort.ts';
import { Frame } from '../../shared/frame.tsx';
import { GamesPanel } from '../../shared/games-panel.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Live } from '../../shared/live.tsx';
import { NoticeList, useNotices } from '../../shared/notices.tsx';
import { PrintDate } from '../../shared/print-date.tsx';
import { deviceShelf } from '../../shared/shelf.ts';
import { type Surroundings, useText } from '../../shared/text.tsx';
import { EditBar, ShareBar, StickyBar } from '../../shared/toolbar.tsx';
import { useGames } from '../../shared/use-games.ts';
import { useNaming } from '../naming.ts';
import { fortCodec } from './codec.ts';
import { blankGame, type FortGame, isBlank, newPlayer, nextGame } from './game.ts';
import { filledIn, rememberedPoints, rememberPoints } from './level-points.ts';
import { LevelPoints } from './level-points-form.tsx';
import { Outcome, useOutcome } from './outcome.tsx';
import { PlayerForm } from './player-form.tsx';
import { ResultTable } from './result-table.tsx';
import { scoreGame } from './sheet.ts';
import { type FortNames, TableContext } from './table.ts';

const shelfless = fortLevelTrack.points;

/** The points printed on the reader's boards, from this device and to it. */
function useLevelPoints() {
  const [remembered, setRemembered] = useState(shelfless);
  useEffect(() => setRemembered(rememberedPoints(deviceShelf())), []);
  const remember = (points: FortGame['points']) => {
    const known = points.map((own, level) => own ?? remembered[level] ?? null);
    if (known.every((own, level) => own === remembered[level])) return;
    setRemembered(known);
    rememberPoints(deviceShelf(), known);
  };
  return { remembered, remember };
}

function FortSheet({ names }: { names: FortNames }) {
  const t = useText();
  const notices = useNotices();
  const { remembered, remember } = useLevelPoints();
  const games = useGames(fortCodec, blankGame, isBlank, notices);
  const naming = useNaming();
  const asked = useRef(new Set<number>());
  const game: FortGame = { ...games.game, points: filledIn(games.game.points, remembered) };
  const result = scoreGame(game);
  for (const { fort } of game.players)
    if (fort !== undefined && game.points[fort] === null) asked.current.add(fort);

  const change = (next: FortGame, field?: string) => {
    remember(next.points);
    games.change(next, field);
  };
  const table = { game, result, names, change, asked: asked.current };
  const spoken = useOutcome(table);
  const { players } = game;
  const describe = (other: FortGame) => {
    const { players: scores } = scoreGame({ ...other, points: filledIn(other.points, remembered) });
    return other.players
      .map((player, seat) => `${naming(player.name, seat)} ${scores[seat]?.total ?? '–'}`)
      .join(' · ');
  };
  return (
    <TableContext.Provider value={table}>
      <NoticeList notices={notices} />
      <div class="w-players no-print">
        {players.map((player, seat) => (
          // Players have no identity but their seat.
          <PlayerForm key={`${games.id}-${seat}`} player={player} seat={seat} />
        ))}
      </div>
      <EditBar
        games={games}
        blank={() => blankGame(game.points)}
        next={() => nextGame(game)}
        empty={isBlank(game)}
      >
        <button
          type="button"
          disabled={players.length >= figures.maxPlayers}
          onClick={() => change({ ...game, players: [...players, newPlayer()] })}
        >
          <Icon id="plus" />
          {t('score:add-player')}
        </button>
      </EditBar>
      <LevelPoints />
      <section class="w-result panel" aria-labelledby="result">
        <h2 id="result">{t('score:result')}</h2>
        <PrintDate games={games} />
        <Outcome />
        <ResultTable />
        <ShareBar codec={fortCodec} game={game} empty={isBlank(game)} />
      </section>
      <GamesPanel games={games} codec={fortCodec} notices={notices} describe={describe} />
      <StickyBar games={games}>
        {players.map((player, seat) => (
          <span key={`${games.id}-${seat}`}>
            {naming(player.name, seat)} <strong>{result.players[seat]?.total ?? '–'}</strong>
          </span>
        ))}
      </StickyBar>
      <Live text={spoken} />
    </TableContext.Provider>
  );
}

/** The score sheet of Fort. */
export default function FortScoreWidget(props: Surroundings & { names: FortNames }) {
  return (
    <Frame {...props}>
      <FortSheet names={props.names} />
    </Frame>
  );
}
