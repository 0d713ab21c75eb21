import type { ComponentChildren } from 'preact';
import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { listed } from '#engine/fort/format/spelling.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import { CheckField, describedBy, FieldNotes } from '#widgets/shared/field.tsx';
import { Icon } from '#widgets/shared/icon.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useFormat } from '#widgets/shared/text.tsx';
import { AnswerField } from './answer-field.tsx';
import { CardName, DropButton, Picker, SuitSign, symbols, useOpen } from './card-field.tsx';
import { useAsking, useCards, useFortWords } from './context.ts';
import { type Data, getAt, putAt } from './data.ts';
import type { Answers, Cards, ControlProps } from './field.ts';
import { sayCard } from './say-card.ts';

/** One entry of a list: a card by name, some card, or what shows of it. */
function useFace() {
  const words = useFortWords();
  return (entry: unknown): { name: string; face: ComponentChildren } => {
    const shown = isRecord(entry) && isList(entry.shows) ? entry.shows : [entry];
    const ids = shown.map((each) => `${(isRecord(each) ? each.card : each) ?? '?'}`);
    const names = ids.map((id) => sayCard(id, words));
    const face = ids.map((id, at) => {
      if (symbols.includes(id)) return <SuitSign key={at} id={id} />;
      return id === '?' ? <span key={at}>{names[at]}</span> : <CardName key={at} id={id} />;
    });
    return { name: names.join(' '), face: <span>{face}</span> };
  };
}

/** What is asked about one card of a list: the key of its answer, its label, and the answers. */
const questions = ({ coin, from, of }: Cards): [string, string, Answers][] => [
  [
    'coin',
    'check:coin-as',
    { of: suits, words: 'verdicts:suit.', also: { none: 'check:coin-none' }, base: whichever },
  ],
  [
    'from',
    'check:from',
    { of: from, words: 'verdicts:place.', base: coin ? 'verdicts:place.hand' : whichever },
  ],
  ['of', 'check:whose', { of, base: whichever }],
];
const whichever = 'check:whichever';

/** Any number of cards, each with its own questions. */
export function CardsField(props: ControlProps & { field: Cards }) {
  const t = useFormat();
  const card = useCards();
  const { table } = useAsking();
  const face = useFace();
  const { id, label, value, field, onChange } = props;
  const { pile } = field;
  const [open, setOpen] = useOpen(props.at);
  if (typeof value === 'number' || (value === undefined && pile === 'counted'))
    return (
      <div class="w-field">
        <Stepper {...props} value={typeof value === 'number' ? value : undefined} max={60} />
        <button type="button" onClick={() => onChange([])}>
          {t('check:pile.by-name')}
        </button>
      </div>
    );
  const all = value === 'none' || value === 'all' ? [] : listed<unknown>(value);
  const cards = all.filter((entry) => entry !== 'more');
  const more = cards.length < all.length;
  // Cards are added to those taken for granted: the played card is in the hand already.
  const known = value === undefined && pile ? listed<unknown>(getAt(table, props.at ?? '')) : all;
  const add = (card: string) => {
    const named = known.filter((entry) => entry !== 'more');
    put([...named, card], named.length < known.length);
  };
  const put = (list: readonly unknown[], further = more) => {
    const next = further ? [...list, 'more'] : list;
    onChange(field.one === true ? next.at(-1) : next.length > 0 || pile ? next : undefined);
  };
  const hint =
    pile && all.length === 0
      ? t(value === undefined ? 'check:pile.unsaid' : 'check:pile.empty')
      : '';
  return (
    <fieldset class="w-field" aria-describedby={describedBy(id, { label, hint })}>
      <legend>{label}</legend>
      {cards.length > 0 && (
        <ul class="w-entries">
          {cards.map((entry, at) => {
            const full = isRecord(entry) ? entry : { card: entry };
            const shown = face(entry);
            const asked: Data = {
              coin: field.coin && card(`${full.card}`)?.signs.includes('coin'),
              from: field.from,
              of: field.of && full.from === 'yard',
            };
            return (
              <li key={at}>
                <div class="w-entry">
                  {shown.face}
                  <DropButton
                    label={t('check:card.drop', { name: shown.name })}
                    onClick={() => put(cards.filter((_, place) => place !== at))}
                  />
                </div>
                {questions(field)
                  .filter(([key]) => asked[key] || full[key] !== undefined)
                  .map(([key, text, answers]) => (
                    <AnswerField
                      key={key}
                      field={{ as: 'select', ...answers }}
                      id={`${id}-${at}-${key}`}
                      label={t(text)}
                      value={full[key]}
                      onChange={(said) =>
                        put(
                          cards.map((old, place) => (place === at ? putAt(full, key, said) : old)),
                        )
                      }
                    />
                  ))}
              </li>
            );
          })}
        </ul>
      )}
      <div class="w-bar">
        <button type="button" id={id} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon id={open ? 'cross' : 'plus'} />
          {t(open ? 'check:card.close' : 'check:card.add')}
        </button>
        {field.some && (
          <button type="button" onClick={() => add('?')}>
            {t('check:card.some')}
          </button>
        )}
        {pile && (
          <button type="button" onClick={() => onChange(value === undefined ? [] : undefined)}>
            {t(value === undefined ? 'check:pile.none' : 'check:pile.forget')}
          </button>
        )}
      </div>
      {open && (
        <Picker
          id={id}
          at={props.at}
          onAdd={(added) => {
            add(added);
            if (field.one) setOpen(false);
          }}
        />
      )}
      {field.symbols && (
        <fieldset class="w-signs">
          <legend>{t('check:pile.by-symbol')}</legend>
          {symbols.map((symbol) => (
            <button
              key={symbol}
              type="button"
              id={`${id}-${symbol}`}
              title={t(`verdicts:suit.${symbol}`)}
              onClick={() => add(symbol)}
            >
              <SuitSign id={symbol} />
            </button>
          ))}
        </fieldset>
      )}
      {pile && field.some && all.length > 0 && (
        <CheckField
          id={`${id}-more`}
          label={t('rules:example.more-cards')}
          checked={more}
          onChange={(further) => put(cards, further)}
        />
      )}
      <FieldNotes id={id} label={label} hint={hint} />
    </fieldset>
  );
}
