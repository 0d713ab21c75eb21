import { useText } from '../shared/text.tsx';

interface Item {
  /** Of the field where it is entered. */
  readonly id: string;
  readonly text: string;
}

/** What is still missing, each a tap away from its field. */
export function MissingList({ items }: { items: readonly Item[] }) {
  const t = useText();
  return (
    <div class="no-print">
      <p>{t('score:missing.title')}</p>
      <ul class="w-missing">
        {items.map(({ id, text }) => (
          <li key={id}>
            <button type="button" onClick={() => document.getElementById(id)?.focus()}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
