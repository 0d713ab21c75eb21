import type { DobroCheck } from './check.ts';
import type { Forms } from './field.ts';
import { cardsIn, FieldView } from './field-view.tsx';

/** Stores answers by their keys; undefined removes one. */
export type Put = (answers: Readonly<Record<string, unknown>>, field?: string) => void;

/** The move itself. */
export function MoveForm({ check, forms, put }: { check: DobroCheck; forms: Forms; put: Put }) {
  const { kind, move } = check;
  const data: Readonly<Record<string, unknown>> = move;
  const jokers = (cards: unknown) => cardsIn(cards).includes('joker');
  const fields = (forms.move[kind ?? ''] ?? []).filter(
    ({ as, at }) => as !== 'joker' || jokers(move.play) || data[at] !== undefined,
  );
  return (
    <>
      {fields.map((field) => (
        <FieldView
          key={field.at}
          field={field}
          about="move"
          id={field.id ?? field.at}
          value={data[field.at]}
          check={check}
          onChange={(value) => {
            // The number of a Joker is removed with the Joker.
            const lone = field.at === 'play' && !jokers(value);
            put({ [field.at]: value, ...(lone && { as: undefined }) }, field.at);
          }}
        />
      ))}
    </>
  );
}
