import { grid } from '#icons/drawing.ts';
import { shapeOf } from '#icons/sheet.ts';

interface Props {
  readonly id: string;
  /** In its own colour instead of that of the text. */
  readonly tinted?: boolean;
  /** What it means where there is no text beside it; without a label it is decoration. */
  readonly label?: string;
}

/** An icon inside an island. */
export function Icon({ id, tinted, label }: Props) {
  return (
    <>
      <svg
        class={tinted ? 'icon tinted' : 'icon'}
        data-icon={id}
        width={grid}
        height={grid}
        aria-hidden="true"
      >
        <use href={shapeOf(id)} />
      </svg>
      {label && <span class="visually-hidden">{label}</span>}
    </>
  );
}
