import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

/** Three digits are more than any pile, track or count of these games. */
const digits = 3;
const most = 10 ** digits - 1;

export interface StepperProps extends FieldTexts {
  readonly id: string;
  /** undefined: not entered, which is not the same as 0. */
  readonly value: number | undefined;
  /** Only for what can't be typed at all; what the rules forbid is a problem to show, not a limit. */
  readonly max?: number;
  /** What of the label is seen, where the rest stands above; those who listen hear all of it. */
  readonly shown?: string;
  /** Values that − and + stop at, in order, where there are gaps between them. */
  readonly stops?: readonly number[];
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number by thumb (− and +), by typing, or by the arrow keys. */
export function Stepper(props: StepperProps) {
  const t = useText();
  const { id, value, label, onChange, stops, max = most } = props;
  const step = (by: 1 | -1) => {
    const from = value ?? 0;
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
          maxLength={digits}
          value={value ?? ''}
          aria-label={props.shown && label}
          aria-describedby={describedBy(id, props)}
          aria-invalid={(props.problems?.length ?? 0) > 0}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            const typed = event.currentTarget.value.replace(/\D/g, '');
            const next = typed === '' ? undefined : Math.min(max, Number(typed));
            // Letters leave the value as it was, so nothing is drawn again: mend the text here.
            event.currentTarget.value = next === undefined ? '' : String(next);
            onChange(next);
          }}
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
      <FieldNotes {...props} />
    </div>
  );
}
