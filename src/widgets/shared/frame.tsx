import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Part } from './part.tsx';
import { type Surroundings, WordsProvider } from './text.tsx';
import { atLast } from './turns.ts';

/**
 * What every island stands in. The page shows it at once, but it answers only after its code has
 * arrived: until then nothing can be entered that would be lost.
 */
export function Frame(props: Surroundings & { children: ComponentChildren }) {
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => atLast(() => setReady(true)), []);
  return (
    <WordsProvider {...props}>
      <Part tag="fieldset" class="widget" role="presentation" disabled={!ready}>
        {props.children}
      </Part>
    </WordsProvider>
  );
}
