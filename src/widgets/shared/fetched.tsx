import type { ComponentChildren } from 'preact';
import { useText } from './text.tsx';
import { useFetched } from './use-fetched.ts';

/** What is said where a part that was asked for can't be had. */
export const NotLoaded = () => <p role="status">{useText()('games:not-loaded')}</p>;

/**
 * A part of a widget whose code is fetched when the part is shown. Where it can't be had, the next
 * showing tries again; until then there is `instead`.
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
