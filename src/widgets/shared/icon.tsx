import { type Drawing, grid } from '../../icons/drawing.ts';

interface Props {
  /** From the one group a widget needs: `suitsIcons.crown`. */
  readonly drawing: Drawing;
  /** Its id, where it should have its colour. */
  readonly id?: string;
  /** What it says where no text stands beside it; without a label it is decoration. */
  readonly label?: string;
}

/** An icon inside an island. */
export function Icon({ drawing, id, label }: Props) {
  return (
    <>
      <svg
        class={id === undefined ? 'icon' : 'icon tinted'}
        data-icon={id}
        viewBox={`0 0 ${grid} ${grid}`}
        width={grid}
        height={grid}
        aria-hidden="true"
      >
        <path d={drawing.d} />
      </svg>
      {label && <span class="visually-hidden">{label}</span>}
    </>
  );
}
