import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { resources } from '#engine/fort/notation/tree.ts';
import { Icon } from '#widgets/shared/icon.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useFormat } from '#widgets/shared/text.tsx';
import { type Data, getAt, putAt } from './data.ts';
import type { ControlProps, Place } from './field.ts';

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
const orNothing = (data: Data): Data | undefined =>
  Object.keys(data).length > 0 ? data : undefined;

/** Numbers side by side, one for each kind. */
function Kinds(props: {
  id: string;
  label: string;
  kinds: readonly string[];
  count: (kind: string) => number | undefined;
  hint: string;
  onChange: (kind: string, count: number | undefined) => void;
}) {
  const t = useFormat();
  const { id, hint } = props;
  return (
    <fieldset class="w-field w-tokens" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{props.label}</legend>
      <div class="w-bar">
        {props.kinds.map((kind) => (
          <Stepper
            key={kind}
            id={`${id}-${kind}`}
            label={t(`verdicts:resource.${kind}`)}
            value={props.count(kind)}
            max={30}
            onChange={(count) => props.onChange(kind, count)}
          />
        ))}
      </div>
      {hint && (
        <p class="w-hint" id={`${id}-hint`}>
          <Icon id="info" /> {hint}
        </p>
      )}
    </fieldset>
  );
}

/** How many of each kind; a number alone says how many there are in all. */
export function TokensField({ value, onChange, ...texts }: ControlProps) {
  const t = useFormat();
  return (
    <Kinds
      {...texts}
      kinds={resources}
      count={(kind) => numberOf(getAt(value, kind))}
      hint={typeof value === 'number' ? t('rules:example.resources', { count: value }) : ''}
      onChange={(kind, count) =>
        onChange(orNothing(putAt(isRecord(value) ? value : {}, kind, count)))
      }
    />
  );
}

/** A printed cost, read off the board: a list of tokens. */
export function CostField({ value, onChange, ...texts }: ControlProps) {
  const t = useFormat();
  const cost = isList(value) ? value : undefined;
  return (
    <Kinds
      {...texts}
      kinds={[...resources, 'any']}
      count={(kind) => cost?.filter((token) => token === kind).length}
      hint={t('check:cost-hint')}
      onChange={(kind, count = 0) =>
        onChange([
          ...(cost ?? []).filter((token) => token !== kind),
          ...Array.from({ length: Math.min(count, 9) }, () => kind),
        ])
      }
    />
  );
}

const places: readonly Place[] = ['stuff', 'pack', 'supply'];

/** Tokens that are paid or moved, by kind; by place as well where that is given. */
export function PaymentField(props: ControlProps & { places: readonly Place[] }) {
  const t = useFormat();
  const { id, label, value, onChange } = props;
  const paid = isRecord(value) ? value : {};
  const [first = ''] = props.places;
  if (places.some((place) => place in paid))
    return (
      <fieldset class="w-field">
        <legend>{label}</legend>
        {places
          .filter((place) => props.places.includes(place) || place in paid)
          .map((place) => (
            <TokensField
              key={place}
              id={`${id}-${place}`}
              label={t('check:from-place', { place: t(`verdicts:place.${place}`) })}
              value={paid[place]}
              onChange={(tokens) => onChange(orNothing(putAt(paid, place, tokens)))}
            />
          ))}
      </fieldset>
    );
  return (
    <div class="w-field">
      <TokensField {...props} />
      {value !== undefined && (
        <button type="button" onClick={() => onChange({ [first]: value })}>
          {t('check:say-place')}
        </button>
      )}
    </div>
  );
}
