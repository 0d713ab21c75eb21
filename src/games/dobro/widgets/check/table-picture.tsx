import { specialIds } from '#generated/dobro.ts';
import { DescribedTable, type DescribedTableProps } from '#widgets/table/drawing.tsx';
import type { SmallFace } from '#words/table/picture.ts';
import { gameTable } from '../../table.ts';

interface Props extends Pick<DescribedTableProps, 'situation'> {
  readonly nameOf: (card: string) => string;
}

/** The table that is described, drawn; the checker fetches this with the first fact. */
export function TablePicture({ situation, nameOf }: Props) {
  /** A card as the picture shows it: a number is its own picture. */
  const faceOf = (card: string): SmallFace => ({
    name: nameOf(card),
    icons: specialIds.filter((each) => each === card),
    bare: /^\d+$/.test(card),
  });
  return <DescribedTable table={gameTable} situation={situation} faceOf={faceOf} />;
}
