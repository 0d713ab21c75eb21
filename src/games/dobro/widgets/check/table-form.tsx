import { Fragment } from 'preact';
import { useText } from '#widgets/shared/text.tsx';
import type { DobroCheck, Kind } from './check.ts';
import type { Field, Forms } from './field.ts';
import { FieldView } from './field-view.tsx';
import type { Put } from './move-form.tsx';

/** The facts that each kind of question shows; others appear once they are entered or missing. */
const about: Readonly<Record<string, readonly Kind[]>> = {
  value: ['options', 'play', 'take'],
  hand: ['options', 'play'],
  players: ['draw'],
  holding: ['draw'],
  deck: ['draw'],
  forgot: ['forgetful'],
  'forgetful-before': ['forgetful'],
};

/** Two ways to enter the same, of which one replaces the other. */
const instead: Readonly<Record<string, string>> = { hand: 'holding', holding: 'hand' };

interface Props {
  readonly check: DobroCheck;
  readonly forms: Forms;
  readonly put: Put;
  /** Facts that the judge asked for. */
  readonly asked: ReadonlySet<string>;
}

/** The table: only what the question and the judge look at. */
export function TableForm({ check, forms, put, asked }: Props) {
  const t = useText();
  const { kind, situation } = check;
  const data: Readonly<Record<string, unknown>> = situation;
  const byClimb = situation.climb !== undefined;
  const isShown = ({ at }: Field): boolean => {
    if (at === 'climb') return byClimb;
    if (at === 'value' && byClimb) return false;
    if (at === 'hand' && kind === 'draw') return false;
    return (
      data[at] !== undefined ||
      asked.has(at) ||
      (kind !== null && about[at]?.includes(kind)) === true
    );
  };
  // How many cards there are is known where they are named.
  const said = (at: string): unknown =>
    at === 'holding' ? (situation.holding ?? situation.hand?.length) : data[at];
  return (
    <>
      {forms.facts.filter(isShown).map((field) => (
        <Fragment key={field.at}>
          <FieldView
            field={field}
            about="situation"
            id={`f-${field.id ?? field.at}`}
            value={said(field.at)}
            check={check}
            onChange={(value) => {
              const other = instead[field.at];
              put({ ...(other && { [other]: undefined }), [field.at]: value }, field.at);
            }}
          />
          {(field.at === 'value' || field.at === 'climb') && (
            <button
              type="button"
              onClick={() => put({ value: undefined, climb: byClimb ? undefined : [] })}
            >
              {t(byClimb ? 'check:dobro.by-value' : 'check:dobro.by-climb')}
            </button>
          )}
        </Fragment>
      ))}
    </>
  );
}
