import { useLayoutEffect, useState } from 'preact/hooks';
import { suits } from '#engine/fort/notation/tree.ts';
import { CardPicker, CardTitle } from '#widgets/shared/card-picker.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { useFormat } from '#widgets/shared/text.tsx';
import { cardsLying, suitsWanted } from './card-lists.ts';
import { type CheckCard, useAsking, useCards } from './context.ts';
import type { ControlProps } from './field.ts';

export const symbols: readonly string[] = [...suits, 'coin'];

/** Whether the cards of a field are in sight: by a tap on its button, or because they are what is asked for next. */
export function useOpen(at: string | undefined) {
  const { opened } = useAsking();
  const isNext = at !== undefined && at === opened;
  const [open, setOpen] = useState(isNext);
  // Before anybody sees it closed, and taps it.
  useLayoutEffect(() => {
    if (isNext) setOpen(true);
  }, [isNext]);
  return [open, setOpen] as const;
}

/** All cards, by name, suit or icon: first those that lie there as described, then those that fit. */
export function Picker(props: {
  id: string;
  at: string | undefined;
  chosen?: string;
  onAdd: (card: string) => void;
}) {
  const t = useFormat();
  const { check, names } = useAsking();
  const wanted = suitsWanted(props.at, check, useCards());
  const fits = ({ signs }: { readonly signs: readonly string[] }): boolean =>
    wanted.length > 0 && signs.some((sign) => sign === 'coin' || wanted.includes(sign));
  const lying = cardsLying(props.at, check);
  const rank = (card: CheckCard): number => Number(lying.has(card.id)) * 2 + Number(fits(card));
  const icons = new Set(names.cards.flatMap(({ signs }) => signs));
  const signs = [...new Set([...symbols, ...icons])].map((id) => ({
    id,
    name: t(symbols.includes(id) ? `verdicts:suit.${id}` : `verdicts:action.${id}`),
  }));
  return (
    <CardPicker
      id={`${props.id}-picker`}
      opener={props.id}
      cards={names.cards.toSorted((one, other) => rank(other) - rank(one))}
      signs={signs}
      chosen={names.cards.flatMap(({ id }) => (id === props.chosen ? [id] : []))}
      onAdd={props.onAdd}
    />
  );
}

/** A suit or a coin. */
export function SuitSign({ id }: { id: string }) {
  return <Icon id={id} tinted label={useFormat()(`verdicts:suit.${id}`)} />;
}

/** A card in a line: its name and its symbols. */
export function CardName({ id }: { id: string }) {
  const card = useCards()(id);
  return (
    <span class="w-card-face">
      {card ? <CardTitle card={card} /> : id}
      {card?.signs
        .filter((sign) => symbols.includes(sign))
        .map((sign, at) => (
          <SuitSign key={at} id={sign} />
        ))}
    </span>
  );
}

/** One card. */
export function CardField(props: ControlProps & { none: boolean | undefined }) {
  const t = useFormat();
  const { id, label, value, onChange } = props;
  const [open, setOpen] = useOpen(props.at);
  const chosen = typeof value === 'string' ? value : undefined;
  return (
    <fieldset class="w-field">
      <legend>{label}</legend>
      <div class="w-bar">
        <button
          type="button"
          id={id}
          class={chosen ? undefined : 'button-main'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {chosen === 'none' ? (
            t('check:pile.none')
          ) : chosen ? (
            <CardName id={chosen} />
          ) : (
            t('check:card.choose')
          )}
        </button>
        {props.none && !chosen && (
          <button type="button" onClick={() => onChange('none')}>
            {t('check:pile.none')}
          </button>
        )}
        {chosen && (
          <DropButton
            label={t('check:card.clear', { label })}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      {open && (
        <Picker
          id={id}
          at={props.at}
          chosen={chosen}
          onAdd={(card) => {
            setOpen(false);
            onChange(card);
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </fieldset>
  );
}

export function DropButton(props: { label: string; onClick: () => void }) {
  return (
    <button type="button" class="button-quiet" aria-label={props.label} onClick={props.onClick}>
      <Icon id="cross" />
    </button>
  );
}
