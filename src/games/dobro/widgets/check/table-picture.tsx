import { specialIds } from '#generated/dobro.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#widgets/shared/text.tsx';
import { type Described, DescribedTable } from '#widgets/table/drawing.tsx';
import type { SmallFace } from '#words/table/picture.ts';
import { gameTable } from '../../table.ts';
import { sayDobroCard } from '../../words/card.ts';

/** A card as the picture of the table shows it: a number is its own picture. */
const faceOf = (card: string, t: Format): SmallFace => ({
  name: sayDobroCard(card, t),
  icons: specialIds.filter((each) => each === card),
  bare: /^\d+$/.test(card),
});

/** The table that is described, drawn; the checker fetches this with the first fact. */
export function TablePicture({ situation }: Pick<Described, 'situation'>) {
  const t = useFormat();
  return (
    <DescribedTable table={gameTable} situation={situation} faceOf={(card) => faceOf(card, t)} />
  );
}
