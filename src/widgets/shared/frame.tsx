import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Surroundings, WordsProvider } from './text.tsx';

/**
 * What every island stands in. The page shows it at once, but it answers only after its code has
 * arrived: until then nothing can be entered that would be lost.
 */
export function Frame(props: Surroundings & { class?: string; children: ComponentChildren }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <WordsProvider {...props}>
      <fieldset class={`widget ${props.class ?? ''}`} role="presentation" disabled={!ready}>
        {props.children}
      </fieldset>
    </WordsProvider>
  );
}
