import { lineIds } from '../../../engine/fort/score/score.ts';
import { RuleLink, useText } from '../../shared/text.tsx';
import { useNaming } from '../naming.ts';
import { useLineName } from './player-lines.tsx';
import { seatOf } from './sheet.ts';
import { useTable } from './table.ts';

const clauseOf = {
  'victory-track': 'score.total',
  'fort-level': 'score.fort',
  'made-up-rule': 'rule.count-all',
  'macaroni-sculpture': 'score.macaroni',
} as const;

/** Everything at a glance, on the screen and on paper. */
export function ResultTable() {
  const t = useText();
  const { game, result } = useTable();
  const naming = useNaming();
  const lineName = useLineName();
  const placeOf = (seat: number) =>
    result.standing.ranking.find(({ name }) => seatOf(name) === seat)?.place;
  const seats = game.players.map((player, seat) => ({ seat, name: naming(player.name, seat) }));
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
          {lineIds.map((id) => (
            <tr key={id}>
              <th scope="row">
                <RuleLink clause={clauseOf[id]}>{t(`score-lines:line.${id}`)}</RuleLink>
              </th>
              {seats.map(({ seat }) => {
                const line = result.players[seat]?.lines.find((own) => own.id === id);
                return (
                  <td key={seat}>
                    {line === undefined ? 0 : (line.points ?? '–')}
                    {id === 'made-up-rule' && line && game.players[seat]?.rule && (
                      <small>
                        <RuleLink clause={line.rule}>{lineName(line, seat)}</RuleLink>
                      </small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score:total')}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{result.players[seat]?.total ?? '–'}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('score:place')}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{placeOf(seat) ?? '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
