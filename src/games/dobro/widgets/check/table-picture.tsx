import { type Described, DescribedTable } from '#widgets/table/drawing.tsx';
import { gameTable } from '../../table.ts';

/** The table that is described, drawn; the checker fetches this with the first answer. */
export const TablePicture = (props: Omit<Described, 'table'>) => (
  <DescribedTable table={gameTable} {...props} />
);
