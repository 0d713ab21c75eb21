import type { ComponentChildren } from 'preact';
import { useText } from '../shared/text.tsx';

interface Row {
  readonly head: ComponentChildren;
  /** What stands below each player. */
  readonly cell: (seat: number) => ComponentChildren;
}

/** Everything at a glance, on the screen and on paper: a line each, a column for each player. */
export function ResultTable(props: {
  names: readonly string[];
  rows: readonly Row[];
  total: (seat: number) => number | null | undefined;
  place: (seat: number) => number | null | undefined;
}) {
  const t = useText();
  const row = ({ head, cell }: Row, at: number) => (
    // Lines have no identity but their number.
    <tr key={at}>
      <th scope="row">{head}</th>
      {props.names.map((_, seat) => (
        <td key={seat}>{cell(seat) ?? '–'}</td>
      ))}
    </tr>
  );
  return (
    <div class="scroll-x">
      <table class="w-table">
        <thead>
          <tr>
            <td />
            {props.names.map((name, seat) => (
              <th key={seat} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.rows.map(row)}</tbody>
        <tfoot>
          {[
            { head: t('score:total'), cell: props.total },
            { head: t('score:place'), cell: props.place },
          ].map(row)}
        </tfoot>
      </table>
    </div>
  );
}
