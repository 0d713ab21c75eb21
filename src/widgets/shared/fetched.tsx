import type { ComponentChildren } from 'preact';
import { useText } from './text.tsx';
import { useFetched } from './use-fetched.ts';

/** The message where a part can't be loaded. */
export const NotLoaded = () => <p role="status">{useText()('games:not-loaded')}</p>;

/**
 * A part of a widget whose code is fetched when the part is shown. If that fails, the next
 * time tries again; until it is loaded `instead` is shown.
 */
export function Fetched<Code extends object>(props: {
  load: () => Promise<Code>;
  instead?: ComponentChildren;
  children: (code: Code) => ComponentChildren;
}) {
  const { code, failed } = useFetched(true, props.load);
  if (code) return <>{props.children(code)}</>;
  return <>{failed ? props.instead : null}</>;
}
