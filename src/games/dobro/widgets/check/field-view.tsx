import { isList, isOneOf, isRecord } from '#engine/core/unknown-data.ts';
import { cardNames } from '#engine/dobro/cards/card.ts';
import type { WrittenCard, WrittenPlay } from '#engine/dobro/format/schema.ts';
import { Choice } from '#widgets/shared/choice.tsx';
import { CheckField } from '#widgets/shared/field.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import { useFormat, useText } from '#widgets/shared/text.tsx';
import type { DobroCheck } from './check.ts';
import { ClimbField } from './climb-field.tsx';
import type { Field } from './field.ts';
import { CardPad, JokerField, OpenChoice } from './pad.tsx';
import { usePlayers } from './players.ts';

/** A fact may be left out; a choice is made or not. */
type About = 'situation' | 'move';

interface Props {
  readonly field: Field;
  readonly about: About;
  readonly id: string;
  readonly value: unknown;
  readonly check: DobroCheck;
  readonly onChange: (value: unknown) => void;
}

const isCard = (data: unknown): data is WrittenCard =>
  typeof data === 'number' || isOneOf(data, cardNames);
const isPlay = (data: unknown): data is WrittenPlay =>
  isCard(data) || (isList(data) ? data.every(isCard) : isRecord(data));

/** One card or several, as a list. */
export const cardsIn = (data: unknown): WrittenCard[] =>
  (isList(data) ? data : [data]).filter(isCard);

const asNumber = (data: unknown): number | undefined =>
  typeof data === 'number' ? data : undefined;
const asText = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined);

/** Plays one after another; in a move they may end with somebody taking the climb. */
function PlaysField({ id, field, value, about, onChange }: Props) {
  const t = useText();
  const all = isList(value) ? value : [];
  const plays = all.filter(isPlay);
  const taken = all.includes('take');
  const ofMove = about === 'move';
  const put = (next: readonly WrittenPlay[], end: boolean) =>
    onChange(next.length > 0 || end || !ofMove ? [...next, ...(end ? ['take'] : [])] : undefined);
  return (
    <>
      <ClimbField
        id={id}
        label={field.label}
        value={plays}
        lying={!ofMove}
        onChange={(next) => put(next, taken)}
      />
      {ofMove && (
        <CheckField
          id="take-end"
          label={t('check:dobro.take-end')}
          checked={taken}
          onChange={(end) => put(plays, end)}
        />
      )}
    </>
  );
}

/** One question with its control. */
export function FieldView(props: Props) {
  const { field, about, id, value, check, onChange } = props;
  const t = useFormat();
  const players = usePlayers(check);
  const own = { id, label: field.label, onChange };
  switch (field.as) {
    case 'cards': {
      const cards = cardsIn(value);
      return <CardPad {...own} value={cards.length > 0 ? cards : undefined} />;
    }
    case 'plays':
      return <PlaysField {...props} />;
    case 'joker':
      return <JokerField id={id} value={asNumber(value)} onChange={onChange} />;
    case 'count': {
      const { max, stops, hint } = field;
      return <Stepper {...own} hint={hint} max={max} stops={stops} value={asNumber(value)} />;
    }
    case 'players': {
      const names = isList(value) ? value.map((name) => players.name(`${name}`)) : [];
      return (
        <Choice
          {...own}
          hint={names.join(' → ')}
          options={[2, 3, 4, 5, 6].map((number) => [number, number])}
          value={isList(value) ? value.length : asNumber(value)}
        />
      );
    }
    case 'player': {
      const options = players.options(asText(value), field.also);
      return about === 'move' || field.also !== undefined ? (
        <Choice {...own} options={options} value={asText(value)} />
      ) : (
        <OpenChoice {...own} options={options} value={asText(value)} />
      );
    }
    case 'pick': {
      const options = field.of.map((way) => [way, t(field.words + way)] as const);
      return <OpenChoice {...own} options={options} value={asText(value)} />;
    }
    case 'yes-no': {
      const answers = [
        ['yes', t('rules:example.affirm')],
        ['no', t('rules:example.deny')],
      ] as const;
      return (
        <OpenChoice
          {...own}
          options={answers}
          value={value === undefined ? undefined : value === true ? 'yes' : 'no'}
          onChange={(said) => onChange(said === undefined ? undefined : said === 'yes')}
        />
      );
    }
    case 'tick':
      return (
        <CheckField
          {...own}
          checked={value === true}
          onChange={(on) => onChange(on || undefined)}
        />
      );
  }
}
