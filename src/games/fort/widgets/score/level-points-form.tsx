import { fortLevelTrack } from '#generated/fort.ts';
import { NamedRule } from '#widgets/score/named-rule.tsx';
import { Folded } from '#widgets/shared/folded.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useScoring } from './context.ts';
import { levels, withPoints } from './game.ts';

function LevelFields() {
  const t = useText();
  const { game, change } = useScoring();
  return (
    <>
      <p>
        {t('score:points.about')} <NamedRule clause="score.fort" />
      </p>
      <div class="w-grid">
        {levels
          .filter((level) => fortLevelTrack.points[level] === null)
          .map((level) => (
            <Stepper
              key={level}
              id={`points-of-${level}`}
              label={t('score-lines:line.fort-level-at', { level })}
              value={game.points[level] ?? undefined}
              onChange={(points) =>
                change(withPoints(game, level, points ?? null), `points-${level}`)
              }
            />
          ))}
      </div>
    </>
  );
}

/** The points printed for each level: as they are remembered, to be changed here. */
export function LevelPoints() {
  const t = useText();
  return (
    <Folded class="w-level-points" summary={t('score:points.title')}>
      <LevelFields />
    </Folded>
  );
}
