import { useState } from 'preact/hooks';
import { Choice } from '#widgets/shared/choice.tsx';
import { useText } from '#widgets/shared/text.tsx';

interface Props<Kind extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Kind, string])[];
  readonly value: Kind | undefined;
  readonly onChange: (kind: Kind) => void;
  readonly onTap?: ((kind: Kind) => void) | undefined;
}

/** What the question is about. Once it is chosen, a phone shows only the chosen kind and a button for the others. */
export function KindChoice<Kind extends string>({ value, onChange, ...props }: Props<Kind>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const folded = value !== undefined && !open;
  return (
    // For the keyboard the button for the others comes first: the chosen kind leads on to the questions.
    <div class="w-kinds" data-folded={folded ? '' : undefined}>
      {value !== undefined && (
        <button
          type="button"
          class="button-quiet w-unfold"
          aria-expanded={!folded}
          onClick={() => setOpen(!open)}
        >
          {t('check:other-kind')}
        </button>
      )}
      <Choice
        id="kind"
        {...props}
        value={value}
        onChange={(kind) => {
          setOpen(false);
          onChange(kind);
        }}
      />
    </div>
  );
}
