import { suits } from '#engine/fort/notation/tree.ts';
import { DescribedTable, type DescribedTableProps } from '#widgets/table/drawing.tsx';
import type { SmallFace } from '#words/table/picture.ts';
import { gameTable } from '../../table.ts';
import type { FortNames } from './context.ts';

const symbols = [...suits, 'coin'] as const;

/** A card as the picture of the table shows it. */
function faceOf(id: string, { cards, perks }: FortNames): SmallFace {
  const card = cards.find((each) => each.id === id);
  const [, perk] = perks.find(([each]) => each === id) ?? [];
  if (card === undefined) return { name: perk ?? id, icons: [] };
  const { name, ours, signs, sign } = card;
  return {
    name,
    ...(ours === undefined ? {} : { ours, nameLang: 'en' }),
    ...(sign && { sign }),
    icons: signs.flatMap((sign) => symbols.find((symbol) => symbol === sign) ?? []),
  };
}

interface Props extends Pick<DescribedTableProps, 'situation'> {
  readonly names: FortNames;
}

/** The table that is described, drawn; the checker fetches this with the first fact. */
export const TablePicture = ({ situation, names }: Props) => (
  <DescribedTable table={gameTable} situation={situation} faceOf={(id) => faceOf(id, names)} />
);
