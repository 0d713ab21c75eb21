import type { ComponentChildren } from 'preact';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** What is impossible about the entry, shown at the field; the entry stays as it is. */
  readonly problems?: readonly ComponentChildren[];
}

/** ids of the texts below a field, for aria-describedby. */
export const describedBy = (id: string, { hint, problems = [] }: FieldTexts): string | undefined =>
  [hint && `${id}-hint`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ') ||
  undefined;

/** Hint and problems below a field. The place for problems is always there, so that they are read out. */
export function FieldNotes({ id, hint, problems = [] }: FieldTexts & { id: string }) {
  return (
    <>
      {hint && (
        <p class="w-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div class="w-problems" id={`${id}-problems`} aria-live="polite">
        {problems.map((problem, at) => (
          <p key={at}>{problem}</p>
        ))}
      </div>
    </>
  );
}

export function TextField(
  props: FieldTexts & {
    id: string;
    value: string;
    placeholder?: string;
    maxLength?: number;
    /** id of a datalist with what may be meant. */
    list?: string;
    onChange: (value: string) => void;
    onKeyDown?: (event: KeyboardEvent) => void;
  },
) {
  return (
    <div class="w-field">
      <label for={props.id}>{props.label}</label>
      <input
        id={props.id}
        type="text"
        autocomplete="off"
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        list={props.list}
        aria-describedby={describedBy(props.id, props)}
        onInput={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={props.onKeyDown}
      />
      <FieldNotes {...props} />
    </div>
  );
}

/** A choice from a list; '' is "not said yet". */
export function SelectField<Option extends string>(
  props: FieldTexts & {
    id: string;
    value: Option | undefined;
    options: readonly (readonly [Option, string])[];
    empty: string;
    onChange: (value: Option | undefined) => void;
  },
) {
  return (
    <div class="w-field">
      <label for={props.id}>{props.label}</label>
      <select
        id={props.id}
        value={props.value ?? ''}
        aria-describedby={describedBy(props.id, props)}
        aria-invalid={(props.problems?.length ?? 0) > 0}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          props.onChange(props.options.find(([option]) => option === chosen)?.[0]);
        }}
      >
        <option value="">{props.empty}</option>
        {props.options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <FieldNotes {...props} />
    </div>
  );
}

export function CheckField(
  props: FieldTexts & { id: string; checked: boolean; onChange: (checked: boolean) => void },
) {
  return (
    <div class="w-field">
      <label class="w-check" for={props.id}>
        <input
          id={props.id}
          type="checkbox"
          checked={props.checked}
          aria-describedby={describedBy(props.id, props)}
          aria-invalid={(props.problems?.length ?? 0) > 0}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        <span>{props.label}</span>
      </label>
      <FieldNotes {...props} />
    </div>
  );
}
