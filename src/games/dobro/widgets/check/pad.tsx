import type { ComponentChildren } from 'preact';
import type { WrittenCard } from '#engine/dobro/format/schema.ts';
import { specialIds } from '#generated/dobro.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { describedBy, FieldNotes, type FieldTexts } from '#widgets/shared/field.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { useFormat, useText } from '#widgets/shared/text.tsx';
import { sayDobroCard } from '../../words/card.ts';
import { isSpecial, numbers } from './check.ts';

const all: readonly WrittenCard[] = [...numbers, ...specialIds];

/** A card of Dobro: its number, or its sign. */
function CardFace({ card }: { card: WrittenCard }) {
  const t = useFormat();
  const name = sayDobroCard(`${card}`, t);
  return isSpecial(card) ? <Icon id={`${card}`} label={name} /> : <span>{name}</span>;
}

/** Cards to tap: a tap plays one, a tap on a played one takes it back. */
export function CardPad(
  props: FieldTexts & {
    id: string;
    value: readonly WrittenCard[] | undefined;
    onChange: (cards: readonly WrittenCard[] | undefined) => void;
    /** What is done with the cards: above the pad, where neither thumb nor bars hide it. */
    children?: ComponentChildren;
  },
) {
  const t = useText();
  const format = useFormat();
  const { id, label, onChange } = props;
  const cards = props.value ?? [];
  const nameOf = (card: WrittenCard) => sayDobroCard(`${card}`, format);
  const drop = (at: number) => {
    const next = cards.filter((_, place) => place !== at);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset class="w-field" aria-describedby={describedBy(id, props)}>
      <legend>{label}</legend>
      <div class="w-laid">
        {cards.length === 0 && <span class="w-hint">{t('check:dobro.nothing')}</span>}
        {cards.map((card, at) => (
          <button
            key={at}
            type="button"
            class="w-number-card"
            aria-label={t('check:dobro.drop', { card: nameOf(card) })}
            onClick={() => drop(at)}
          >
            <CardFace card={card} />
          </button>
        ))}
      </div>
      {props.children}
      <div class="w-pad">
        {all.map((card) => (
          <button
            key={card}
            type="button"
            id={`${id}-${card}`}
            aria-label={t('check:dobro.put', { card: nameOf(card) })}
            title={nameOf(card)}
            onClick={() => onChange([...cards, card])}
          >
            <CardFace card={card} />
          </button>
        ))}
      </div>
      <FieldNotes {...props} />
    </fieldset>
  );
}

/** A few answers side by side, at most one of which is chosen. */
export function OpenChoice<Value extends string | number>(props: {
  id: string;
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const t = useText();
  return (
    <Choice
      {...props}
      options={[['unsaid', t('check:unsaid')], ...props.options]}
      value={props.value ?? 'unsaid'}
      onChange={(chosen) => props.onChange(props.options.find(([value]) => value === chosen)?.[0])}
    />
  );
}

/** The number that a Joker stands for. */
export function JokerField(props: {
  id: string;
  value: number | undefined;
  onChange: (number: number | undefined) => void;
}) {
  const t = useText();
  const options = numbers.map((number) => [number, `${number}`] as const);
  return <OpenChoice<number> {...props} label={t('format-dobro:play.as.ask')} options={options} />;
}
