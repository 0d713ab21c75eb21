import { useEffect, useRef, useState } from 'preact/hooks';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

/** A sign on cards by which they can be found: a suit. */
interface Sign {
  readonly id: string;
  readonly name: string;
}

export interface PickCard<Id extends string> {
  readonly id: Id;
  /** As printed; the English nickname where the edition's is not known. */
  readonly name: string;
  /** Our translation of it, shown as ours. */
  readonly ours?: string;
  /** Another name it is known by, for the search. */
  readonly also?: string;
  readonly signs: readonly string[];
}

interface PickerProps<Id extends string> {
  readonly id: string;
  /** id of the button that opened it, and closes it. */
  readonly opener: string;
  readonly cards: readonly PickCard<Id>[];
  readonly signs: readonly Sign[];
  readonly chosen: readonly Id[];
  readonly onAdd: (card: Id) => void;
  /** Without it a tap picks the single card that is wanted. */
  readonly onRemove?: (card: Id) => void;
}

/** The name of a card; a translation of ours is marked, as on the pages of the cards. */
export function CardTitle({ card: { name, ours } }: { card: PickCard<string> }) {
  const t = useText();
  if (ours === undefined) return <>{name}</>;
  return (
    <>
      <span lang="en">{name}</span> <i title={t('card-pages:name.ours')}>{ours}</i>
    </>
  );
}

/** Letters as people type them: no case, no accents, е for ё. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Cards by name or by sign, each as often as it is there. */
export function CardPicker<Id extends string>(props: PickerProps<Id>) {
  const t = useText();
  const [query, setQuery] = useState('');
  const [sign, setSign] = useState<string | null>(null);
  const { cards, signs, chosen, onAdd, onRemove } = props;
  const looking = plain(query.trim());
  const shown = cards.filter(
    (card) =>
      (sign === null || card.signs.includes(sign)) &&
      plain([card.name, card.ours, card.also].join(' ')).includes(looking),
  );
  const place = useRef<HTMLDivElement>(null);
  // Scrolled into view, and a name can be typed at once; the keyboard of a phone would cover the cards.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
    if (matchMedia('(pointer: fine)').matches)
      place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const opener = document.getElementById(props.opener);
    const [only] = shown;
    if (event.key === 'Escape') {
      opener?.click();
      opener?.focus();
    } else if (event.key === 'Enter' && only && shown.length === 1) {
      // Or it would press the button that gets the focus.
      event.preventDefault();
      setQuery('');
      onAdd(only.id);
    }
  };
  const drawings = (card: PickCard<Id>) =>
    card.signs.map((own, at) => {
      const found = signs.find(({ id }) => id === own);
      return found === undefined ? null : <Icon key={at} id={own} tinted label={found.name} />;
    });
  return (
    <div class="w-picker" ref={place}>
      <TextField
        id={`${props.id}-search`}
        label={t('games:picker.search')}
        value={query}
        maxLength={40}
        onChange={setQuery}
        onKeyDown={onKeyDown}
      />
      {/* Whoever types a name looks for the cards right below it. */}
      {looking === '' && (
        <fieldset class="w-signs">
          <legend class="visually-hidden">{t('games:picker.signs')}</legend>
          {signs.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={sign === id}
              aria-label={name}
              title={name}
              onClick={() => setSign(sign === id ? null : id)}
            >
              <Icon id={id} tinted />
            </button>
          ))}
        </fieldset>
      )}
      <p class="w-hint" role="status">
        {t('games:picker.found', { count: shown.length })}
      </p>
      <ul class="w-cards">
        {shown.map((card) => {
          const count = chosen.filter((id) => id === card.id).length;
          return (
            <li key={card.id} class={count > 0 ? 'w-chosen' : undefined}>
              <button type="button" class="w-card" onClick={() => onAdd(card.id)}>
                <span class="w-card-name">
                  <CardTitle card={card} />
                </span>
                {drawings(card)}
                {count > 0 && (
                  <span class="w-count">{t('games:picker.times', { times: count })}</span>
                )}
              </button>
              {onRemove && count > 0 && (
                <button
                  type="button"
                  class="w-remove"
                  aria-label={t('games:picker.remove', { name: card.name })}
                  onClick={() => onRemove(card.id)}
                >
                  <Icon id="minus" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
