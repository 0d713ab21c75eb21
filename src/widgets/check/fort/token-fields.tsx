import type { Payment } from '../../../engine/fort/describe/move.ts';
import type { Holding, Tokens } from '../../../engine/fort/describe/situation.ts';
import { resources } from '../../../engine/fort/notation/tree.ts';
import type { FieldTexts } from '../../shared/field.tsx';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';

type Change<Value> = (value: Value | undefined) => void;
const orNothing = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

/** How many of each kind. */
export function TokensField(
  props: FieldTexts & { id: string; value: Holding | undefined; onChange: Change<Tokens> },
) {
  const t = useText();
  const { id, label, value, onChange } = props;
  const tokens: Tokens = typeof value === 'object' ? value : {};
  const hint =
    typeof value === 'number' ? t('rules:example.resources', { count: value }) : props.hint;
  return (
    <fieldset class="w-field w-tokens" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      <div class="w-bar">
        {resources.map((kind) => (
          <Stepper
            key={kind}
            id={`${id}-${kind}`}
            label={t(`verdicts:resource.${kind}`)}
            value={tokens[kind]}
            max={30}
            onChange={(count) => onChange(orNothing(withKey(tokens, kind, count)))}
          />
        ))}
      </div>
      {hint && (
        <p class="w-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const places = ['stuff', 'pack', 'supply'] as const;
type Place = (typeof places)[number];
type Placed = { readonly [place in Place]?: Tokens };

const isPlaced = (payment: Payment): payment is Placed => places.some((place) => place in payment);

/** Tokens that are paid or moved, by kind; by place as well where that is said. */
export function PaymentField(
  props: FieldTexts & {
    id: string;
    value: Payment | undefined;
    /** Where they may come from. */
    from: readonly Place[];
    onChange: Change<Payment>;
  },
) {
  const t = useText();
  const { id, label, value, from, onChange } = props;
  if (value !== undefined && isPlaced(value)) {
    const shown = places.filter((place) => from.includes(place) || place in value);
    return (
      <fieldset class="w-field">
        <legend>{label}</legend>
        {shown.map((place) => (
          <TokensField
            key={place}
            id={`${id}-${place}`}
            label={t('check:from-place', { place: t(`verdicts:place.${place}`) })}
            value={value[place]}
            onChange={(tokens) => onChange(orNothing(withKey(value, place, tokens)))}
          />
        ))}
      </fieldset>
    );
  }
  const [first] = from;
  return (
    <div class="w-field">
      <TokensField id={id} label={label} value={value} onChange={onChange} />
      {from.length > 1 && value !== undefined && first !== undefined && (
        <button type="button" onClick={() => onChange({ [first]: value })}>
          {t('check:say-place')}
        </button>
      )}
    </div>
  );
}
