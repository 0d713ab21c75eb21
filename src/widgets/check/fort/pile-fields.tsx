import type { Pile, PileCard, ShownCard, Side } from '../../../engine/fort/describe/situation.ts';
import { suits } from '../../../engine/fort/notation/tree.ts';
import { CheckField, type FieldTexts } from '../../shared/field.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { CardName, EntriesField, type Entry } from './card-fields.tsx';
import { useCards } from './context.ts';
import { without } from './edit.ts';

const symbols = [...suits, 'coin'] as const;

/** One thing in a pile: a card by name, some card, or what shows of it. */
function useFaces() {
  const t = useText();
  const card = useCards();
  const symbol = (id: string) => symbols.find((known) => known === id);
  return (shown: ShownCard): Entry => {
    if (typeof shown === 'object') {
      const names = shown.shows.map((id) => t(`verdicts:suit.${id}`));
      return {
        name: names.join(' '),
        face: (
          <span>
            {shown.shows.map((id, at) => (
              <Icon key={at} id={id} tinted label={names[at] ?? id} />
            ))}
          </span>
        ),
      };
    }
    if (shown === '?' || shown === 'more') {
      const name = t(shown === '?' ? 'rules:example.some-card' : 'rules:example.more-cards');
      return { name, face: <span>{name}</span> };
    }
    const known = symbol(shown);
    if (known !== undefined) {
      const name = t(`verdicts:suit.${known}`);
      return { name, face: <Icon id={known} tinted label={name} /> };
    }
    const id = shown === 'coin' ? undefined : card(isCardId(shown) ? shown : undefined)?.id;
    return id === undefined
      ? { name: shown, face: shown }
      : { name: card(id)?.name ?? id, face: <CardName id={id} /> };
  };
}

type Named = Exclude<ShownCard, object | '?' | 'more' | (typeof symbols)[number]>;
const isCardId = (shown: Exclude<ShownCard, object>): shown is Named =>
  shown !== '?' && shown !== 'more' && !symbols.some((symbol) => symbol === shown);

interface Props<Value> extends FieldTexts {
  readonly id: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Cards by name, or only how many there are. */
export function PileField(props: Props<Pile> & { counted?: boolean }) {
  const t = useText();
  const face = useFaces();
  const { id, value, onChange } = props;
  const asNumber = typeof value === 'number' || (value === undefined && props.counted === true);
  if (asNumber)
    return (
      <div class="w-field">
        <Stepper
          {...props}
          value={typeof value === 'number' ? value : undefined}
          max={60}
          onChange={onChange}
        />
        <button type="button" onClick={() => onChange([])}>
          {t('check:pile.by-name')}
        </button>
      </div>
    );
  const cards: readonly PileCard[] = typeof value === 'object' ? value : [];
  const named = cards.filter((card) => card !== 'more');
  const more = named.length < cards.length;
  const put = (list: readonly PileCard[], further: boolean) =>
    onChange(further ? [...list, 'more'] : list);
  return (
    <EntriesField
      {...props}
      hint={
        value === undefined
          ? t('check:pile.unsaid')
          : named.length === 0 && !more
            ? t('check:pile.empty')
            : props.hint
      }
      entries={named.map(face)}
      onAdd={(card) => put([...named, card], more)}
      onDrop={(at) => put(without(named, at), more)}
      others={
        <>
          <button type="button" onClick={() => put([...named, '?'], more)}>
            {t('check:card.some')}
          </button>
          {value === undefined ? (
            <button type="button" onClick={() => onChange([])}>
              {t('check:pile.none')}
            </button>
          ) : (
            <button type="button" onClick={() => onChange(undefined)}>
              {t('check:pile.forget')}
            </button>
          )}
        </>
      }
    >
      {cards.length > 0 && (
        <CheckField
          id={`${id}-more`}
          label={t('rules:example.more-cards')}
          checked={more}
          onChange={(further) => put(named, further)}
        />
      )}
    </EntriesField>
  );
}

/** The Lookout, where only symbols show: cards by name or by what shows of them. */
export function LookoutField(props: Props<NonNullable<Side['lookout']>>) {
  const t = useText();
  const face = useFaces();
  const { id, value, onChange } = props;
  if (typeof value === 'number')
    return (
      <div class="w-field">
        <Stepper {...props} value={value} max={6} onChange={onChange} />
        <button type="button" onClick={() => onChange([])}>
          {t('check:pile.by-name')}
        </button>
      </div>
    );
  const cards = value ?? [];
  return (
    <EntriesField
      {...props}
      hint={
        value === undefined
          ? t('check:pile.unsaid')
          : cards.length === 0
            ? t('check:pile.empty')
            : props.hint
      }
      entries={cards.map(face)}
      onAdd={(card) => onChange([...cards, card])}
      onDrop={(at) => onChange(without(cards, at))}
      others={
        value === undefined ? (
          <button type="button" onClick={() => onChange([])}>
            {t('check:pile.none')}
          </button>
        ) : (
          <button type="button" onClick={() => onChange(undefined)}>
            {t('check:pile.forget')}
          </button>
        )
      }
    >
      <fieldset class="w-signs">
        <legend>{t('check:pile.by-symbol')}</legend>
        {symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            id={`${id}-${symbol}`}
            aria-label={t(`verdicts:suit.${symbol}`)}
            title={t(`verdicts:suit.${symbol}`)}
            onClick={() => onChange([...cards, symbol])}
          >
            <Icon id={symbol} tinted />
          </button>
        ))}
      </fieldset>
    </EntriesField>
  );
}
