import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Surroundings, WordsProvider } from './text.tsx';

interface Props extends Surroundings {
  /** For the layout of one kind of widget. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * The frame around every widget. The page shows it at once, but it is disabled until its code has
 * loaded: nothing can be entered that would be lost.
 */
export function Frame({ class: kind, children, ...surroundings }: Props) {
  const [ready, setReady] = useState(false);
  // The effects of children run first, so what is stored on the device has been read by then.
  useLayoutEffect(() => setReady(true), []);
  return (
    <WordsProvider {...surroundings}>
      <fieldset class={kind ? `widget ${kind}` : 'widget'} role="presentation" disabled={!ready}>
        {children}
      </fieldset>
    </WordsProvider>
  );
}
