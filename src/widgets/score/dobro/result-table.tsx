import { RuleLink, useText } from '../../shared/text.tsx';
import { useNaming } from '../naming.ts';
import { roundAt } from './game.ts';
import { placeOf } from './sheet.ts';
import { useTable } from './table.ts';

/** Rounds × players, on the screen and on paper. */
export function ResultTable() {
  const t = useText();
  const { game, score } = useTable();
  const naming = useNaming();
  const seats = game.players.map((name, seat) => ({ seat, name: naming(name, seat) }));
  return (
    <div class="scroll-x">
      <table class="w-table">
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {score.rounds.map(({ points }, index) => {
            const { forgetful } = roundAt(game, index);
            return (
              <tr key={`round-${index}`}>
                <th scope="row">
                  <RuleLink clause="score.rank">{t('score:round', { number: index + 1 })}</RuleLink>
                </th>
                {seats.map(({ seat }) => (
                  <td key={seat}>
                    {points[seat] ?? '–'}
                    {forgetful === seat && (
                      <small>
                        <RuleLink clause="forget.penalty">{t('score:forgetful.short')}</RuleLink>
                      </small>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score:total')}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{score.totals[seat]}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('score:place')}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{placeOf(score, seat) ?? '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
