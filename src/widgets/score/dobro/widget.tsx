import { figures } from '../../../generated/dobro.ts';
import { Choice } from '../../shared/choice.tsx';
import { TextField } from '../../shared/field.tsx';
import { Frame } from '../../shared/frame.tsx';
import { GamesPanel } from '../../shared/games-panel.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Live } from '../../shared/live.tsx';
import { NoticeList, useNotices } from '../../shared/notices.tsx';
import { PrintDate } from '../../shared/print-date.tsx';
import { cleanName, nameLength } from '../../shared/reading.ts';
import { RuleLink, type Surroundings, useText } from '../../shared/text.tsx';
import { EditBar, ShareBar, StickyBar } from '../../shared/toolbar.tsx';
import { useGames } from '../../shared/use-games.ts';
import { useNaming } from '../naming.ts';
import { dobroCodec } from './codec.ts';
import { blankGame, type DobroGame, isBlank, nextGame, roundsOf, withoutPlayer } from './game.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import { ResultTable } from './result-table.tsx';
import { RoundForm } from './round-form.tsx';
import { scoreGame } from './sheet.ts';
import { TableContext, useTable } from './table.ts';

function Players() {
  const t = useText();
  const { game, change } = useTable();
  const naming = useNaming();
  const { players } = game;
  return (
    <fieldset class="w-names panel no-print">
      <legend class="visually-hidden">{t('score:players')}</legend>
      {players.map((name, seat) => (
        // Players have no identity but their seat.
        <div class="w-player-head" key={`seat-${seat}`}>
          <TextField
            id={`p${seat}-name`}
            label={t('score:player', { number: seat + 1 })}
            value={name}
            maxLength={nameLength}
            onChange={(typed) =>
              change(
                {
                  ...game,
                  players: players.map((own, at) => (at === seat ? cleanName(typed) : own)),
                },
                `name-${seat}`,
              )
            }
          />
          {players.length > figures.minPlayers && (
            <button
              type="button"
              class="button-quiet"
              aria-label={t('score:remove-player', { name: naming(name, seat) })}
              onClick={() => change(withoutPlayer(game, seat))}
            >
              <Icon id="cross" />
            </button>
          )}
        </div>
      ))}
      <div class="w-bar">
        <button
          type="button"
          disabled={players.length >= figures.maxPlayers}
          onClick={() => change({ ...game, players: [...players, ''] })}
        >
          <Icon id="plus" />
          {t('score:add-player')}
        </button>
      </div>
      <Choice
        id="length"
        label={t('score:length.label')}
        options={[
          ['short', t('score:length.short')],
          ['long', t('score:length.long', { count: players.length })],
        ]}
        value={game.long ? 'long' : 'short'}
        hint={
          game.long ? <RuleLink clause="variant.long">{t('score:to-rule')}</RuleLink> : undefined
        }
        onChange={(length) => change({ ...game, long: length === 'long' })}
      />
    </fieldset>
  );
}

function DobroSheet() {
  const t = useText();
  const notices = useNotices();
  const naming = useNaming();
  const games = useGames(dobroCodec, blankGame, isBlank, notices);
  const { game, change } = games;
  const score = scoreGame(game);
  const table = { game, score, change };
  const spoken = useOutcome(table);
  const describe = (other: DobroGame) => {
    const { totals } = scoreGame(other);
    return other.players.map((name, seat) => `${naming(name, seat)} ${totals[seat]}`).join(' · ');
  };
  return (
    <TableContext.Provider value={table}>
      <NoticeList notices={notices} />
      <Players />
      <div class="w-rounds no-print">
        {Array.from({ length: roundsOf(game) }, (_, index) => (
          // Rounds have no identity but their number.
          <RoundForm key={`${games.id}-${index}`} index={index} />
        ))}
      </div>
      <EditBar games={games} blank={blankGame} next={() => nextGame(game)} empty={isBlank(game)} />
      <section class="w-result panel" aria-labelledby="result">
        <h2 id="result">{t('score:result')}</h2>
        <PrintDate games={games} />
        <Outcome />
        <ResultTable />
        <ShareBar codec={dobroCodec} game={game} empty={isBlank(game)} />
      </section>
      <GamesPanel games={games} codec={dobroCodec} notices={notices} describe={describe} />
      <StickyBar games={games}>
        {game.players.map((name, seat) => (
          <span key={`seat-${seat}`}>
            {naming(name, seat)} <strong>{score.totals[seat]}</strong>
          </span>
        ))}
      </StickyBar>
      <Live text={spoken} />
    </TableContext.Provider>
  );
}

/** The score sheet of Dobro. */
export default function DobroScoreWidget(props: Surroundings) {
  return (
    <Frame {...props}>
      <DobroSheet />
    </Frame>
  );
}
