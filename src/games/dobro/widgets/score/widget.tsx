import { figures } from '#generated/dobro.ts';
import { useNameHint, useNaming } from '#widgets/score/naming.ts';
import { ResultTable } from '#widgets/score/result-table.tsx';
import { ScoreSheet } from '#widgets/score/score-sheet.tsx';
import { Choice } from '#widgets/shared/choice.tsx';
import { TextField } from '#widgets/shared/field.tsx';
import { Frame } from '#widgets/shared/frame.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { useNotices } from '#widgets/shared/notices.tsx';
import { cleanName, nameLength } from '#widgets/shared/reading.ts';
import { RuleLink, type Surroundings, useText } from '#widgets/shared/text.tsx';
import { useGames } from '#widgets/shared/use-games.ts';
import { dobroCodec } from './codec.ts';
import { blankGame, isBlank, nextGame, roundAt, roundsOf, withoutPlayer } from './game.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import { RoundForm } from './round-form.tsx';
import { placeOf, scoreGame } from './sheet.ts';
import { TableContext, useTable } from './table.ts';

function Players() {
  const t = useText();
  const { game, change } = useTable();
  const naming = useNaming();
  const { players } = game;
  const hint = useNameHint(players);
  return (
    <>
      <legend class="visually-hidden">{t('score:players')}</legend>
      {players.map((name, seat) => (
        // Players have no identity but their seat.
        <div class="w-player-head" key={`seat-${seat}`}>
          <TextField
            id={`p${seat}-name`}
            label={t('score:player', { number: seat + 1 })}
            value={name}
            maxLength={nameLength}
            hint={hint(seat)}
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
      {/* With fewer players the long game would not be longer. */}
      {(game.long || players.length > figures.rounds) && (
        <Choice
          id="length"
          label={t('score:length.label')}
          options={[
            ['short', t('score:length.short')],
            ['long', t('score:length.long', { count: players.length })],
          ]}
          value={game.long ? 'long' : 'short'}
          hint={game.long && <RuleLink clause="variant.long">{t('score:to-rule')}</RuleLink>}
          onChange={(length) => change({ ...game, long: length === 'long' })}
        />
      )}
    </>
  );
}

function Result() {
  const t = useText();
  const { game, score } = useTable();
  const naming = useNaming();
  return (
    <>
      <Outcome />
      <ResultTable
        names={game.players.map(naming)}
        rows={score.rounds.map(({ points }, index) => ({
          head: <RuleLink clause="score.rank">{t('score:round', { number: index + 1 })}</RuleLink>,
          cell: (seat) => (
            <>
              {points[seat] ?? '–'}
              {roundAt(game, index).forgetful === seat && (
                <small>
                  <RuleLink clause="forget.penalty">{t('score:forgetful.short')}</RuleLink>
                </small>
              )}
            </>
          ),
        }))}
        total={(seat) => score.totals[seat]}
        place={(seat) => placeOf(score, seat)}
      />
    </>
  );
}

function DobroSheet() {
  const notices = useNotices();
  const naming = useNaming();
  const games = useGames(dobroCodec, blankGame, isBlank, notices);
  const { game, change } = games;
  const table = { game, score: scoreGame(game), change };
  const spoken = useOutcome(table);
  return (
    <TableContext.Provider value={table}>
      <ScoreSheet
        games={games}
        codec={dobroCodec}
        notices={notices}
        game={game}
        empty={isBlank(game)}
        blank={blankGame}
        next={() => nextGame(game)}
        totals={(other) => {
          const { totals } = other === game ? table.score : scoreGame(other);
          return other.players.map((name, seat) => [naming(name, seat), `${totals[seat]}`]);
        }}
        spoken={spoken}
        forms={
          <>
            <fieldset class="w-names panel no-print">
              <Players />
            </fieldset>
            <div class="w-rounds no-print">
              {Array.from({ length: roundsOf(game) }, (_, index) => (
                // Rounds have no identity but their number.
                <RoundForm key={`${games.sheet}-${index}`} index={index} />
              ))}
            </div>
          </>
        }
        result={<Result />}
      />
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
