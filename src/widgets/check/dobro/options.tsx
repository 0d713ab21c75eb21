import { Icon } from '../../shared/icon.tsx';

/** Plays to choose from; a tap makes one. */
export function Options(props: {
  title: string;
  entries: readonly { readonly text: string; readonly take: () => void }[];
}) {
  return (
    <div>
      <h3>{props.title}</h3>
      <ul class="w-asks">
        {props.entries.map(({ text, take }, at) => (
          <li key={at}>
            <button type="button" onClick={take}>
              <Icon id="check" />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
