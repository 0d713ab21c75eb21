import { useMemo } from 'preact/hooks';
import { Icon } from '../shared/icon.tsx';
import { useLanguage, useText } from '../shared/text.tsx';
import { type Fact, type Offer, type Path, type Scalar, withoutItem } from './offers.ts';
import type { Say } from './say.ts';

type Put = (path: Path, value: unknown) => void;

interface Controlled<Kind extends Offer['as']> {
  readonly offer: Extract<Offer, { as: Kind }>;
  /** What it is, for screen readers. */
  readonly label: string;
  readonly say: Say;
  readonly put: Put;
}

/** A number by thumb, by typing, or by the arrow keys. */
function NumberControl({ offer, label, put }: Controlled<'number'>) {
  const t = useText();
  const { path, value, least, most } = offer;
  const step = (by: number) => put(path, Math.min(most, Math.max(least, value + by)));
  return (
    <span class="l-number">
      <button
        type="button"
        aria-label={t('live:less', { what: label })}
        disabled={value <= least}
        onClick={() => step(-1)}
      >
        <Icon id="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        aria-label={label}
        onInput={({ currentTarget: { value: typed, validity } }) => {
          if (typed !== '' && validity.valid) put(path, Number(typed));
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value);
        }}
      />
      <button
        type="button"
        aria-label={t('live:more', { what: label })}
        disabled={value >= most}
        onClick={() => step(1)}
      >
        <Icon id="plus" />
      </button>
    </span>
  );
}

/** Longer lists of names are sorted alphabetically; numbers and short lists stay as they are. */
const manyNames = 12;

interface Listed {
  readonly options: readonly Scalar[];
  readonly is: string;
  readonly say: Say;
}

function useOptions({ options, is, say }: Listed): { key: string; text: string; value: Scalar }[] {
  const language = useLanguage();
  return useMemo(() => {
    const named = options.map((value) => ({
      key: String(value),
      text: say.value(value, is),
      value,
    }));
    return named.length > manyNames && named.every(({ value }) => typeof value === 'string')
      ? named.sort((one, other) => one.text.localeCompare(other.text, language))
      : named;
  }, [options.join(' '), is]);
}

function ChoiceControl({ offer, label, say, put }: Controlled<'choice'>) {
  const { path, is, value } = offer;
  const options = useOptions({ options: offer.options, is, say });
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ key }) => key === currentTarget.value);
        if (chosen) put(path, chosen.value);
      }}
    >
      {options.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

function ListControl({ offer, label, say, put }: Controlled<'list'>) {
  const t = useText();
  const { path, is, value, items, add, out } = offer;
  const options = useOptions({ options: add, is, say });
  return (
    <ul class="l-list" aria-label={label}>
      {items.map((item, at) => {
        const what = say.all(item);
        return (
          <li key={at}>
            <Control
              offer={item}
              label={t('live:nth', { what: label, number: at + 1 })}
              say={say}
              put={put}
            />
            {out && (
              <button
                type="button"
                class="l-out"
                aria-label={t('live:remove', { what })}
                onClick={() => put(path, withoutItem(value, at))}
              >
                <Icon id="cross" />
              </button>
            )}
          </li>
        );
      })}
      {add.length > 0 && (
        <li>
          <select
            value=""
            aria-label={t('live:add-to', { what: label })}
            onChange={({ currentTarget }) => {
              const chosen = options.find(({ key }) => key === currentTarget.value);
              currentTarget.value = '';
              if (chosen) put(path, [...value, chosen.value]);
            }}
          >
            <option value="">{t('live:add')}</option>
            {options.map(({ key, text }) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </li>
      )}
    </ul>
  );
}

function PartsControl({ offer, label, say, put }: Controlled<'parts'>) {
  return (
    <span class="l-parts">
      {offer.parts.map(({ key, of, offer: inside }) => {
        const name = say.key(key, of);
        return (
          <span key={key} class="l-part">
            <span aria-hidden="true">{name}</span>
            <Control offer={inside} label={`${label}: ${name}`} say={say} put={put} />
          </span>
        );
      })}
    </span>
  );
}

/** Whatever can be changed about a value. */
function Control({ offer, ...rest }: Omit<Controlled<Offer['as']>, 'offer'> & { offer: Offer }) {
  switch (offer.as) {
    case 'number':
      return <NumberControl offer={offer} {...rest} />;
    case 'choice':
      return <ChoiceControl offer={offer} {...rest} />;
    case 'list':
      return <ListControl offer={offer} {...rest} />;
    case 'parts':
      return <PartsControl offer={offer} {...rest} />;
    default:
      return <span>{rest.say.all(offer)}</span>;
  }
}

interface Rows {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** The same facts as they were at first; undefined for one that was not described. */
  readonly before: (fact: Fact) => Fact | undefined;
  readonly say: Say;
  readonly put: Put;
}

/** The facts of one part of a description, to be changed; what was changed says what it was. */
export function FactRows({ title, facts, before, say, put }: Rows) {
  const t = useText();
  if (facts.length === 0) return null;
  return (
    <fieldset class="l-facts">
      <legend>{title}</legend>
      {facts.map((fact) => {
        const label = say.fact(fact);
        const was = before(fact);
        const changed = was === undefined || say.all(was.offer) !== say.all(fact.offer);
        return (
          <div key={fact.path.join('.')} class={changed ? 'l-fact l-changed' : 'l-fact'}>
            <span class="l-label" aria-hidden="true">
              {label}
            </span>
            <Control offer={fact.offer} label={label} say={say} put={put} />
            {changed && (
              <span class="l-was">
                {was === undefined ? t('live:new') : t('live:was', { value: say.all(was.offer) })}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
