import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { suits } from '../../../engine/fort/notation/tree.ts';
import type { PlayableId } from '../../../generated/fort.ts';
import { CardPicker } from '../../shared/card-picker.tsx';
import { describedBy, FieldNotes, type FieldTexts } from '../../shared/field.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useText } from '../../shared/text.tsx';
import { useAsking, useCards } from './context.ts';

const symbols = [...suits, 'coin'] as const;
const actions = [
  'gain',
  'pack',
  'lookout',
  'trash',
  'trash-this',
  'trash-rival',
  'recruit',
  'advance',
  'vp',
  'spend',
  'copy-pack',
  'copy-rival-pack',
  'convert',
] as const;

/** Suits and icons that cards can be looked up by. */
function useSigns() {
  const t = useText();
  return [
    ...symbols.map((id) => ({ id, name: t(`verdicts:suit.${id}`) })),
    ...actions.map((id) => ({ id, name: t(`verdicts:action.${id}`) })),
  ];
}

/** A card in a line: its name and its symbols. */
export function CardName({ id }: { id: PlayableId }) {
  const t = useText();
  const card = useCards()(id);
  return (
    <span class="w-card-face">
      {card?.name ?? id}
      {symbols
        .flatMap((symbol) => card?.signs.filter((sign) => sign === symbol) ?? [])
        .map((symbol, at) => (
          <Icon key={at} id={symbol} tinted label={t(`verdicts:suit.${oneSymbol(symbol)}`)} />
        ))}
    </span>
  );
}

const oneSymbol = (sign: string) => symbols.find((symbol) => symbol === sign) ?? 'coin';

/** One card, by name, suit or icon. */
export function CardField(
  props: FieldTexts & {
    id: string;
    value: PlayableId | undefined;
    onChange: (card: PlayableId | undefined) => void;
  },
) {
  const t = useText();
  const { names } = useAsking();
  const signs = useSigns();
  const [open, setOpen] = useState(false);
  const { id, label, value, onChange } = props;
  return (
    <fieldset class="w-field" aria-describedby={describedBy(id, props)}>
      <legend>{label}</legend>
      <div class="w-bar">
        <button
          type="button"
          id={id}
          class={value === undefined ? 'button-main' : undefined}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {value === undefined ? t('check:card.choose') : <CardName id={value} />}
        </button>
        {value !== undefined && (
          <button
            type="button"
            class="button-quiet"
            aria-label={t('check:card.clear', { label })}
            onClick={() => onChange(undefined)}
          >
            <Icon id="cross" />
          </button>
        )}
      </div>
      {open && (
        <CardPicker
          id={`${id}-picker`}
          cards={names.cards}
          signs={signs}
          chosen={value === undefined ? [] : [value]}
          onAdd={(card) => {
            setOpen(false);
            onChange(card);
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <FieldNotes {...props} />
    </fieldset>
  );
}

/** One entry of a list of cards. */
export interface Entry {
  /** In words, for the button that takes it out. */
  readonly name: string;
  readonly face: ComponentChildren;
  /** Further questions about this entry. */
  readonly more?: ComponentChildren;
}

/** Any number of cards, each with its own questions. */
export function EntriesField(
  props: FieldTexts & {
    id: string;
    entries: readonly Entry[];
    onAdd: (card: PlayableId) => void;
    onDrop: (at: number) => void;
    /** Other ways to add something, beside the picker. */
    others?: ComponentChildren;
    children?: ComponentChildren;
  },
) {
  const t = useText();
  const { names } = useAsking();
  const signs = useSigns();
  const [open, setOpen] = useState(false);
  const { id, label, entries } = props;
  return (
    <fieldset class="w-field" aria-describedby={describedBy(id, props)}>
      <legend>{label}</legend>
      {entries.length > 0 && (
        <ul class="w-entries">
          {entries.map(({ name, face, more }, at) => (
            <li key={at}>
              <div class="w-entry">
                {face}
                <button
                  type="button"
                  class="button-quiet"
                  aria-label={t('check:card.drop', { name })}
                  onClick={() => props.onDrop(at)}
                >
                  <Icon id="cross" />
                </button>
              </div>
              {more}
            </li>
          ))}
        </ul>
      )}
      <div class="w-bar">
        <button type="button" id={id} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon id="plus" />
          {t(open ? 'check:card.close' : 'check:card.add')}
        </button>
        {props.others}
      </div>
      {open && (
        <CardPicker
          id={`${id}-picker`}
          cards={names.cards}
          signs={signs}
          chosen={[]}
          onAdd={props.onAdd}
        />
      )}
      {props.children}
      <FieldNotes {...props} />
    </fieldset>
  );
}

/** Cards by name and nothing more about them. */
export function CardsField(
  props: FieldTexts & {
    id: string;
    value: readonly PlayableId[];
    onChange: (cards: readonly PlayableId[]) => void;
  },
) {
  const card = useCards();
  const { value, onChange } = props;
  return (
    <EntriesField
      {...props}
      entries={value.map((id) => ({ name: card(id)?.name ?? id, face: <CardName id={id} /> }))}
      onAdd={(id) => onChange([...value, id])}
      onDrop={(at) => onChange(value.filter((_, place) => place !== at))}
    />
  );
}
