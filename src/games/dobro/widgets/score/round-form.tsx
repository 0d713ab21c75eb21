import { isOneOf } from '#engine/core/unknown-data.ts';
import { NamedRule } from '#widgets/score/named-rule.tsx';
import { useNaming } from '#widgets/score/naming.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { FieldNotes } from '#widgets/shared/field.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useScoring } from './context.ts';
import { placesAt, roundAt, roundsOf, withFigure, withRound } from './game.ts';
import { roundPoints } from './round-points.ts';

const codes = ['piles-too-big', 'places', 'sum-out-of-range', 'sums-together'] as const;

/** What is impossible at one entry of a round: `piles`, `sums.0`. */
function useProblems(index: number) {
  const t = useText();
  const { score } = useScoring();
  return (entry: string) =>
    score.problems
      .filter(({ at }) => at === `rounds.${index}.${entry}`)
      .flatMap(({ code, facts, rule }) => {
        if (!isOneOf(code, codes)) return [];
        const [count, least, most] = [facts.count, facts.least, facts.most].map(Number);
        const figures = { count: count ?? 0, least: least ?? 0, most: most ?? 0 };
        return [
          <>
            {t(`score:problem.${code}`, figures)} <NamedRule clause={rule} />
          </>,
        ];
      });
}

/** Sums of the numbers in the last round's piles, for players who are tied otherwise (end.tie). */
function Sums({ index }: { index: number }) {
  const t = useText();
  const { game, score, change } = useScoring();
  const naming = useNaming();
  const problems = useProblems(index);
  const { sums } = roundAt(game, index);
  if (score.bySum.length === 0 || index !== roundsOf(game) - 1) return null;
  return (
    <div class="note">
      <p>
        {t('score:sums.why')} <NamedRule clause="end.tie" />
      </p>
      {score.bySum.map((seat) => (
        <Stepper
          key={seat}
          id={`sum-${seat}`}
          label={t('score:sums.of', { name: naming(game.players[seat], seat) })}
          value={sums[seat]}
          problems={problems(`sums.${seat}`)}
          onChange={(sum) =>
            change(withRound(game, index, { sums: withFigure(sums, seat, sum) }), `sum-${seat}`)
          }
        />
      ))}
      <FieldNotes id="sums" label="" problems={problems('sums')} />
    </div>
  );
}

/** One tap each. Whoever left the table leaves places behind that nobody can have: they are shown as well. */
const placesUpTo = (last: number) =>
  Array.from({ length: last }, (_, at) => [at + 1, at + 1] as const);

function Fields({ index, id }: { index: number; id: string }) {
  const t = useText();
  const { game, score, change } = useScoring();
  const naming = useNaming();
  const problems = useProblems(index);
  const round = roundAt(game, index);
  const what = round.ranked ? 'places' : 'piles';
  const entered = round.ranked ? placesAt(game, index) : round.piles;
  const holders = game.players.map((name, seat) => [`${seat}`, naming(name, seat)] as const);
  return (
    <>
      <h2 id={`${id}-title`}>{t('score:round', { number: index + 1 })}</h2>
      <Choice
        id={`${id}-by`}
        label={t('score:entry.label')}
        options={[
          ['piles', t('score:entry.piles')],
          ['places', t('score:entry.places')],
        ]}
        value={what}
        onChange={(way) => change(withRound(game, index, { ranked: way === 'places' }))}
      />
      <ul class="w-seats">
        {game.players.map((player, seat) => {
          const name = naming(player, seat);
          const { forPlace, penalty } = roundPoints(game, score, index, seat);
          const points = forPlace === null ? null : forPlace - penalty;
          const value = entered[seat];
          const set = (figure: number | undefined) =>
            change(
              withRound(game, index, { [what]: withFigure(round[what], seat, figure) }),
              `${id}-${seat}`,
            );
          return (
            <li key={`${id}-${seat}`}>
              {round.ranked ? (
                <Choice
                  id={`${id}-${seat}`}
                  label={name}
                  options={placesUpTo(Math.max(game.players.length, value ?? 0))}
                  value={value}
                  onChange={set}
                />
              ) : (
                <Stepper
                  id={`${id}-${seat}`}
                  label={t('score:missing.of', { name, what: t('score:entry.piles') })}
                  shown={name}
                  value={value}
                  onChange={set}
                />
              )}
              <p class="w-points">
                {points === null ? '–' : t('score:points-of-round', { count: points })}
                {penalty > 0 && (
                  <small class="w-itemised">
                    {t('score:forgetful.taken', { points: forPlace ?? 0, penalty })}
                  </small>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <FieldNotes id={`${id}-entries`} label="" problems={problems(what)} />
      <Choice
        id={`${id}-forgetful`}
        label={t('score:forgetful.label')}
        hint={round.forgetful !== null && <NamedRule clause="forget.penalty" />}
        options={[['nobody', t('score:forgetful.nobody')], ...holders]}
        value={round.forgetful === null ? 'nobody' : `${round.forgetful}`}
        onChange={(seat) =>
          change(withRound(game, index, { forgetful: seat === 'nobody' ? null : Number(seat) }))
        }
      />
      <Sums index={index} />
    </>
  );
}

/** The score piles at the end of one round. */
export function RoundForm({ index }: { index: number }) {
  const id = `r${index}`;
  return (
    <section class="w-round panel" aria-labelledby={`${id}-title`}>
      <Fields index={index} id={id} />
    </section>
  );
}
