import { grid } from '#icons/drawing.ts';
import { useDrawing } from './text.tsx';

interface Props {
  /** One of those that the page handed over. */
  readonly id: string;
  /** In its own colour instead of that of the text. */
  readonly tinted?: boolean;
  /** What it says where no text stands beside it; without a label it is decoration. */
  readonly label?: string;
}

/** An icon inside an island. */
export function Icon({ id, tinted, label }: Props) {
  return (
    <>
      <svg
        class={tinted ? 'icon tinted' : 'icon'}
        data-icon={id}
        viewBox={`0 0 ${grid} ${grid}`}
        width={grid}
        height={grid}
        aria-hidden="true"
      >
        <path d={useDrawing(id)} />
      </svg>
      {label && <span class="visually-hidden">{label}</span>}
    </>
  );
}
