import { CheckField } from '#widgets/shared/field.tsx';
import { Stepper } from '#widgets/shared/stepper.tsx';
import type { FortWords } from '../../words/verdict.ts';
import { AnswerField } from './answer-field.tsx';
import { CardField } from './card-field.tsx';
import { CardsField } from './cards-field.tsx';
import { type FormView, isAsked } from './conditions.ts';
import { useFortWords } from './context.ts';
import { type Data, getAt } from './data.ts';
import { type Control, type ControlProps, type Field, idOf } from './field.ts';
import { SeatsField } from './seats-field.tsx';
import { CostField, PaymentField, TokensField } from './token-fields.tsx';

/** The control of a question. */
function ControlView({ field, ...props }: ControlProps & { field: Control }) {
  const { value, onChange } = props;
  switch (field.as) {
    case 'card':
      return <CardField {...props} none={field.none} />;
    case 'cards':
      return <CardsField {...props} field={field} />;
    case 'count':
      return (
        <Stepper {...props} max={field.max} value={typeof value === 'number' ? value : undefined} />
      );
    case 'tokens':
      return <TokensField {...props} />;
    case 'cost':
      return <CostField {...props} />;
    case 'payment':
      return <PaymentField {...props} places={field.places} />;
    case 'seats':
      return <SeatsField {...props} />;
    case 'flag':
      return (
        <CheckField
          {...props}
          checked={value === field.said}
          onChange={(said) => onChange(said ? field.said : undefined)}
        />
      );
    default:
      return <AnswerField {...props} field={field} />;
  }
}

/** The label of a question, with a rival's name as on the page. */
export const labelOf = ({ label, player }: Field, { t, name }: FortWords): string =>
  player === undefined
    ? label
    : t('rules:example.of-player', { player: name(player) ?? player, what: label });

/** Steps of these are typed or tapped in one go, and are undone in one go. */
const inOneGo = ['count', 'tokens', 'payment', 'cost'];

/** Questions one below the other. */
export function Fields(props: {
  /** The beginning of the fields' ids. */
  id: string;
  fields: readonly Field[];
  data: Data;
  view: FormView;
  onPut: (path: string, value: unknown, field?: string) => void;
}) {
  const words = useFortWords();
  const { data } = props;
  return (
    <>
      {props.fields
        .filter((field) => isAsked(field, props.view, data))
        .map((field) => {
          const id = props.id + (field.id ?? idOf(field.at));
          return (
            <ControlView
              key={id}
              field={field}
              at={field.at}
              id={id}
              label={labelOf(field, words)}
              value={getAt(data, field.at)}
              onChange={(value) =>
                props.onPut(field.at, value, inOneGo.includes(field.as) ? id : undefined)
              }
            />
          );
        })}
    </>
  );
}
