import type { ComponentChildren } from 'preact';
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';

type Option<Value> = readonly [value: Value, name: ComponentChildren];

interface Shared<Value> extends FieldTexts {
  readonly id: string;
  readonly options: readonly Option<Value>[];
}

/** A few answers side by side, one of which is chosen. A figure among them can also be typed. */
export function Choice<Value extends string | number>(
  props: Shared<Value> & {
    value: Value | undefined;
    onChange: (value: Value) => void;
    /** Called before `onChange` where a finger or a mouse chooses, as opposed to arrow keys passing by. */
    onTap?: ((value: Value) => void) | undefined;
  },
) {
  const type = ({ key }: KeyboardEvent) => {
    const typed = props.options.find(([value]) => typeof value === 'number' && `${value}` === key);
    if (typed === undefined) return;
    props.onChange(typed[0]);
    document.getElementById(`${props.id}-${key}`)?.focus();
  };
  return (
    <fieldset
      class="w-field w-choice"
      aria-describedby={describedBy(props.id, props)}
      onKeyDown={type}
    >
      <legend>{props.label}</legend>
      <div class="w-options">
        {props.options.map(([value, name]) => (
          <label key={value} class="w-option">
            <input
              type="radio"
              name={props.id}
              id={`${props.id}-${value}`}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              onClick={({ detail }) => detail > 0 && props.onTap?.(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...props} />
    </fieldset>
  );
}

/** A few things side by side, any of which may be ticked. */
export function Ticks<Value extends string>(
  props: Shared<Value> & {
    values: readonly Value[];
    onChange: (values: readonly Value[]) => void;
  },
) {
  const toggle = (value: Value, on: boolean) =>
    props.options
      .map(([option]) => option)
      .filter((o) => (o === value ? on : props.values.includes(o)));
  return (
    <fieldset class="w-field w-choice" aria-describedby={describedBy(props.id, props)}>
      <legend>{props.label}</legend>
      <div class="w-options">
        {props.options.map(([value, name]) => (
          <label key={value} class="w-option">
            <input
              type="checkbox"
              id={`${props.id}-${value}`}
              checked={props.values.includes(value)}
              onChange={(event) => props.onChange(toggle(value, event.currentTarget.checked))}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...props} />
    </fieldset>
  );
}
