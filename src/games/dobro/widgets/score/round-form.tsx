import { useNaming } from '#widgets/score/naming.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { FieldNotes, SelectField } from '#widgets/shared/field.tsx';
import { isOneOf } from '#widgets/shared/reading.ts';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { RuleLink, useText } from '#widgets/shared/text.tsx';
import { roundAt, roundsOf, withFigure, withRound } from './game.ts';
import { useTable } from './table.ts';

const codes = ['piles-too-big', 'places', 'sum-out-of-range', 'sums-together'] as const;

/** What can't be at one entry of a round: `piles`, `sums.0`. */
function useProblems(index: number) {
  const t = useText();
  const { score } = useTable();
  return (entry: string) =>
    score.problems
      .filter(({ at }) => at === `rounds.${index}.${entry}`)
      .flatMap(({ code, facts, rule }) => {
        if (!isOneOf(code, codes)) return [];
        const { count = 0, least = 0, most = 0 } = facts;
        const figures = { count: `${count}`, least: `${least}`, most: `${most}` };
        return [
          <>
            {t(`score:problem.${code}`, figures)}{' '}
            <RuleLink clause={rule}>{t('score:to-rule')}</RuleLink>
          </>,
        ];
      });
}

/** Sums of the numbers in the last round's piles, for those whom nothing else parts (end.tie). */
function Sums({ index }: { index: number }) {
  const t = useText();
  const { game, score, change } = useTable();
  const naming = useNaming();
  const problems = useProblems(index);
  const { sums } = roundAt(game, index);
  if (score.bySum.length === 0 || index !== roundsOf(game) - 1) return null;
  return (
    <div class="note">
      <p>
        {t('score:sums.why')} <RuleLink clause="end.tie">{t('score:to-rule')}</RuleLink>
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

function Fields({ index, id }: { index: number; id: string }) {
  const t = useText();
  const { game, score, change } = useTable();
  const naming = useNaming();
  const problems = useProblems(index);
  const round = roundAt(game, index);
  const what = round.ranked ? 'places' : 'piles';
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
          const points = score.rounds[index]?.points[seat];
          return (
            <li key={`${id}-${seat}`}>
              <Stepper
                id={`${id}-${seat}`}
                label={t('score:missing.of', { name, what: t(`score:entry.${what}`) })}
                shown={name}
                max={round.ranked ? game.players.length : undefined}
                value={round[what][seat]}
                onChange={(figure) =>
                  change(
                    withRound(game, index, { [what]: withFigure(round[what], seat, figure) }),
                    `${id}-${seat}`,
                  )
                }
              />
              <p class="w-points">
                {points === null || points === undefined
                  ? '–'
                  : t('score:points-of-round', { count: points })}
              </p>
            </li>
          );
        })}
      </ul>
      <FieldNotes id={`${id}-entries`} label="" problems={problems(what)} />
      <SelectField
        id={`${id}-forgetful`}
        label={t('score:forgetful.label')}
        empty={t('score:forgetful.nobody')}
        options={holders}
        value={round.forgetful === null ? undefined : `${round.forgetful}`}
        onChange={(seat) =>
          change(withRound(game, index, { forgetful: seat === undefined ? null : Number(seat) }))
        }
      />
      <Sums index={index} />
    </>
  );
}

/** What lay in the score piles at the end of one round. */
export function RoundForm({ index }: { index: number }) {
  const id = `r${index}`;
  return (
    <section class="w-round panel" aria-labelledby={`${id}-title`}>
      <Fields index={index} id={id} />
    </section>
  );
}
