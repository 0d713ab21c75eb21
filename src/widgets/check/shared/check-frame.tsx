import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Surroundings, WordsProvider } from '#widgets/shared/text.tsx';

/** The frame of a checker (shared/frame.tsx): it begins with one question, and so wakes up in one go. */
export function CheckFrame(props: Surroundings & { children: ComponentChildren }) {
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => setReady(true), []);
  return (
    <WordsProvider {...props}>
      <fieldset class="widget w-check-widget" role="presentation" disabled={!ready}>
        {props.children}
      </fieldset>
    </WordsProvider>
  );
}
