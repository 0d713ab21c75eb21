import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { onTakenBack } from './taken-back.ts';
import { useText } from './text.tsx';

/** More than any pile, track or count of these games. */
const most = 999;

export interface StepperProps extends FieldTexts {
  readonly id: string;
  /** undefined: not entered, which is not the same as 0. */
  readonly value: number | undefined;
  /** A technical limit; what the rules forbid can be entered and is shown as a problem. */
  readonly max?: number;
  /** The visible part of the label, where the rest is above; screen readers get all of it. */
  readonly shown?: string;
  /** Values that − and + stop at, in order, where there are gaps between them. */
  readonly stops?: readonly number[];
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number by thumb (− and +), by typing, or by the arrow keys. */
export function Stepper(props: StepperProps) {
  const t = useText();
  const { id, value, label, onChange, stops, max = most } = props;
  /** Typed text that is not a number for this field: it stays there to be corrected, and does not count. */
  const [unfit, setUnfit] = useState('');
  // Undo, or another tab, may enter a number in the meantime.
  useLayoutEffect(() => {
    if (value !== undefined) setUnfit('');
  }, [value]);
  useEffect(() => onTakenBack(() => setUnfit('')), []);
  const texts: FieldTexts = {
    ...props,
    problems: [
      ...(unfit === '' ? [] : [t('games:field.range', { most: max })]),
      ...(props.problems ?? []),
    ],
  };
  const enter = (text: string) => {
    const figures = text.trim();
    const fits = /^\d+$/.test(figures) && Number(figures) <= max;
    setUnfit(fits ? '' : figures);
    onChange(fits ? Number(figures) : undefined);
  };
  const step = (by: 1 | -1) => {
    const from = value ?? 0;
    setUnfit('');
    const stop =
      by > 0 ? stops?.find((next) => next > from) : stops?.findLast((next) => next < from);
    onChange(stop ?? (stops ? from : Math.min(max, Math.max(0, from + by))));
  };
  return (
    <div class="w-field w-number">
      <label for={id}>{props.shown ?? label}</label>
      <div class="w-stepper">
        <button
          type="button"
          aria-label={t('games:field.less', { label })}
          onClick={() => step(-1)}
        >
          <Icon id="minus" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={unfit || (value ?? '')}
          aria-label={props.shown && label}
          aria-describedby={describedBy(id, texts)}
          aria-invalid={(texts.problems?.length ?? 0) > 0}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => enter(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button type="button" aria-label={t('games:field.more', { label })} onClick={() => step(1)}>
          <Icon id="plus" />
        </button>
      </div>
      <FieldNotes {...texts} id={id} />
    </div>
  );
}
