import { useText } from '../shared/text.tsx';

interface Item {
  /** The id of the field where it is entered. */
  readonly id: string;
  readonly text: string;
}

interface Props {
  readonly items: readonly Item[];
  /** Opens the form, where only the result is shown. */
  readonly edit: () => void;
}

/** What is still missing, each a tap away from its field. */
export function MissingList({ items, edit }: Props) {
  const t = useText();
  const goTo = (id: string) => {
    const field = document.getElementById(id);
    if (field) return field.focus();
    // The form appears only now.
    edit();
    setTimeout(() => document.getElementById(id)?.focus());
  };
  return (
    <div class="no-print">
      <p>{t('score:missing.title')}</p>
      <ul class="w-missing">
        {items.map(({ id, text }) => (
          <li key={id}>
            <button type="button" onClick={() => goTo(id)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
