import { useMemo } from 'preact/hooks';
import type { Schema } from '#engine/core/format/fits.ts';
import { cleanName, nameLength } from '#engine/core/unknown-data.ts';
import { figures } from '#generated/dobro.ts';
import { Details } from '#widgets/score/details.tsx';
import { Lines } from '#widgets/score/lines.tsx';
import { NamedRule } from '#widgets/score/named-rule.tsx';
import { useNameHint, useNaming } from '#widgets/score/naming.ts';
import { PlayerCount } from '#widgets/score/player-count.tsx';
import { ResultTable } from '#widgets/score/result-table.tsx';
import { ScoreSheet } from '#widgets/score/score-sheet.tsx';
import type { Standing } from '#widgets/score/standing.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { TextField } from '#widgets/shared/field.tsx';
import { Frame } from '#widgets/shared/frame.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { useNotices } from '#widgets/shared/notices.tsx';
import { RuleLink, type Surroundings, useText } from '#widgets/shared/text.tsx';
import { useGames } from '#widgets/shared/use-games.ts';
import { dobroCodec } from './codec.ts';
import { ScoringContext, useScoring } from './context.ts';
import {
  blankGame,
  type DobroGame,
  isBlank,
  nextGame,
  roundsOf,
  withoutPlayer,
  withPlayers,
} from './game.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import { RoundForm } from './round-form.tsx';
import { roundPoints } from './round-points.ts';
import { type DobroScore, rankOf, scoreGame } from './sheet.ts';

function Players() {
  const t = useText();
  const { game, change } = useScoring();
  const naming = useNaming();
  const { players } = game;
  const hint = useNameHint(players);
  return (
    <>
      <legend class="visually-hidden">{t('score:players')}</legend>
      <PlayerCount
        least={figures.minPlayers}
        most={figures.maxPlayers}
        value={players.length}
        onChange={(count) => change(withPlayers(game, count))}
      />
      {players.map((name, seat) => (
        // Players have no identity but their seat.
        <div class="w-player-head" key={`seat-${seat}`}>
          <TextField
            id={`p${seat}-name`}
            label={t('score:player', { number: seat + 1 })}
            value={name}
            maxLength={nameLength}
            hint={hint(seat)}
            list="known-names"
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
          hint={game.long && <NamedRule clause="variant.long" />}
          onChange={(length) => change({ ...game, long: length === 'long' })}
        />
      )}
    </>
  );
}

function Result() {
  const t = useText();
  const { game, score } = useScoring();
  const naming = useNaming();
  return (
    <>
      <Outcome />
      <ResultTable
        names={game.players.map(naming)}
        rows={score.rounds.map(({ points }, index) => ({
          head: <RuleLink clause="score.rank">{t('score:round', { number: index + 1 })}</RuleLink>,
          cell: (seat) => {
            const { forPlace, penalty } = roundPoints(game, score, index, seat);
            return (
              <>
                {points[seat] ?? '–'}
                {penalty > 0 && (
                  <small class="w-itemised">
                    <RuleLink
                      clause="forget.penalty"
                      label={t('score:forgetful.taken', { points: forPlace ?? 0, penalty })}
                    >
                      {t('score:forgetful.taken-short', { points: forPlace ?? 0, penalty })}
                    </RuleLink>
                  </small>
                )}
              </>
            );
          },
        }))}
        total={(seat) => score.totals[seat]}
        place={(seat) => rankOf(score, seat)}
      />
    </>
  );
}

/** Points of one player round by round, with what the forgetful card took away. */
function PlayerLines({ seat }: { seat: number }) {
  const t = useText();
  const { game, score } = useScoring();
  const lines = score.rounds.flatMap((_, index) => {
    const { place, forPlace, rule, penalty } = roundPoints(game, score, index, seat);
    const round = index + 1;
    const line = {
      id: `${index}`,
      name:
        place === null
          ? t('score:round', { number: round })
          : t('score:round-place', { round, place }),
      clause: rule,
      points: forPlace,
    };
    const taken = {
      id: `${index}-forgetful`,
      name: t('score:forgetful.line', { round }),
      clause: 'forget.penalty',
      points: -penalty,
    };
    return penalty > 0 ? [line, taken] : [line];
  });
  return <Lines lines={lines} total={score.totals[seat] ?? 0} named />;
}

const standingsOf = ({ players }: DobroGame, score: DobroScore) =>
  players.map(
    (name, seat): Standing => ({
      name,
      total: score.totals[seat] ?? 0,
      place: rankOf(score, seat),
    }),
  );

/** Games on the device don't change; their results are worked out once. */
const scored = new WeakMap<DobroGame, readonly Standing[]>();
const standings = (game: DobroGame): readonly Standing[] => {
  const known = scored.get(game) ?? standingsOf(game, scoreGame(game));
  scored.set(game, known);
  return known;
};

/** What the page gives to the sheet, besides words. */
interface Handed {
  readonly schema: Schema;
}

function DobroSheet({ schema }: Handed) {
  const codec = useMemo(() => dobroCodec(schema), []);
  const notices = useNotices();
  const naming = useNaming();
  const games = useGames(codec, blankGame, isBlank, notices);
  const { game, change } = games;
  const scoring = { game, score: scoreGame(game), change, edit: games.edit };
  const spoken = useOutcome(scoring);
  return (
    <ScoringContext.Provider value={scoring}>
      <ScoreSheet
        games={games}
        codec={codec}
        notices={notices}
        game={game}
        empty={isBlank(game)}
        blank={blankGame}
        next={() => nextGame(game)}
        called={{ id: 'dobro', name: 'Dobro' }}
        standings={standings}
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
        details={
          <Details names={game.players.map(naming)}>
            {(seat) => <PlayerLines seat={seat} />}
          </Details>
        }
      />
    </ScoringContext.Provider>
  );
}

/** The score sheet of Dobro. */
export default function DobroScoreWidget(props: Surroundings & Handed) {
  return (
    <Frame {...props}>
      <DobroSheet {...props} />
    </Frame>
  );
}
