import { cleanName, nameLength } from '#engine/core/unknown-data.ts';
import { figures, fortLevelTrack } from '#generated/fort.ts';
import { useNameHint, useNaming } from '#widgets/score/naming.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { CheckField, TextField } from '#widgets/shared/field.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useScoring } from './context.ts';
import { type FortPlayer, levels, withPlayer, withPoints } from './game.ts';
import { PlayerLines } from './player-lines.tsx';
import { useProblems } from './problems.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { RuleInputs } from './rule-inputs.tsx';

interface Props {
  readonly player: FortPlayer;
  readonly seat: number;
}

/** The level at which a player may have the macaroni sculpture. */
const top = levels.length - 1;

/** Asked where the level is entered, and only of the first player there: the boards are alike. */
function LevelQuestion({ player, seat }: Props) {
  const t = useText();
  const { game, change, asked } = useScoring();
  const { fort: level } = player;
  if (level === undefined || fortLevelTrack.points[level] !== null) return null;
  const first = game.players.findIndex(({ fort }) => fort === level);
  if (first !== seat || !asked.has(level)) return null;
  return (
    <div class="note">
      <Stepper
        id={`level-points-${level}`}
        label={t('score:points.ask', { level })}
        hint={t('score:points.why')}
        value={game.points[level] ?? undefined}
        onChange={(points) => change(withPoints(game, level, points ?? null), `points-${level}`)}
      />
    </div>
  );
}

function Fields({ player, seat, name }: Props & { name: string }) {
  const t = useText();
  const { game, result, change } = useScoring();
  const id = `p${seat}`;
  const set = (part: Partial<FortPlayer>, field: string) =>
    change(withPlayer(game, seat, part), `${id}-${field}`);
  const problems = useProblems(seat);
  const hint = useNameHint(game.players.map((own) => own.name))(seat);
  const macaroni = result.players[seat]?.lines.find((line) => line.id === 'macaroni-sculpture');
  return (
    <>
      <div class="w-player-head">
        <TextField
          id={`${id}-name`}
          label={t('score:name')}
          value={player.name}
          placeholder={t('score:player', { number: seat + 1 })}
          maxLength={nameLength}
          hint={hint}
          list="known-names"
          onChange={(typed) => set({ name: cleanName(typed) }, 'name')}
        />
        {game.players.length > figures.minPlayers && (
          <button
            type="button"
            class="button-quiet"
            aria-label={t('score:remove-player', { name })}
            onClick={() =>
              change({ ...game, players: game.players.filter((_, at) => at !== seat) })
            }
          >
            <Icon id="cross" />
          </button>
        )}
      </div>
      <Stepper
        id={`${id}-track`}
        label={t('score:track')}
        value={player.track}
        onChange={(track) => set({ track }, 'track')}
      />
      <Choice
        id={`${id}-fort`}
        label={t('score:level')}
        options={levels.map((level) => [level, level])}
        value={levels.find((level) => level === player.fort)}
        onChange={(fort) => set({ fort }, 'fort')}
      />
      <LevelQuestion player={player} seat={seat} />
      {(player.fort === top || player.macaroni) && (
        <CheckField
          id={`${id}-macaroni`}
          label={t('score:macaroni')}
          checked={player.macaroni ?? (macaroni !== undefined && macaroni.points !== null)}
          problems={problems('macaroni')}
          onChange={(has) => set({ macaroni: has }, 'macaroni')}
        />
      )}
      {/* Nobody has a made-up rule before level 1. */}
      {((player.fort ?? 0) > 0 || player.rule) && (
        <RuleChoice
          id={`${id}-rule`}
          value={player.rule}
          problems={problems('rule')}
          onChange={(rule) => set({ rule }, 'rule')}
        />
      )}
      <RuleInputs player={player} seat={seat} />
      <PlayerLines seat={seat} />
    </>
  );
}

/** What one player has at the end. */
export function PlayerForm(props: Props) {
  const name = useNaming()(props.player.name, props.seat);
  return (
    <section class="w-player panel" aria-label={name}>
      <Fields {...props} name={name} />
    </section>
  );
}
