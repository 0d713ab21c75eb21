import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Something folded away; its content is rendered when it is opened, and costs nothing before. */
export function Folded(props: { class: string; summary: string; children: ComponentChildren }) {
  const folded = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before the code arrived.
  useEffect(() => setOpen(folded.current?.open ?? false), []);
  return (
    <details
      ref={folded}
      class={`${props.class} no-print`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{props.summary}</summary>
      {open && props.children}
    </details>
  );
}
