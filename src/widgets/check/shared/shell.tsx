import type { ComponentChildren } from 'preact';
import { type Surroundings, WordsProvider } from '../../shared/text.tsx';

/** What every checker stands in. */
export function CheckShell(props: Surroundings & { children: ComponentChildren }) {
  return (
    <WordsProvider {...props}>
      <div class="widget w-check-widget">{props.children}</div>
    </WordsProvider>
  );
}
