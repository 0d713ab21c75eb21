import { Component, type ComponentChildren, createElement, hydrate, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inTurn } from './turns.ts';

interface Props {
  readonly tag: 'section' | 'fieldset' | 'div';
  readonly class: string;
  readonly role?: 'presentation';
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ComponentChildren;
}

/** A part is a tree of its own; what its surroundings provide is handed on. */
class Within extends Component<{ context: object; children: ComponentChildren }> {
  override getChildContext() {
    return this.props.context;
  }
  override render() {
    return this.props.children;
  }
}

/** Content that is not the tree's around it: it finds what the page brought, and leaves it alone. */
const foreign = { __html: '' };
const onServer = typeof document === 'undefined';

/**
 * A piece of an island that wakes up in a task of its own. Until then it stands as the page brought it,
 * so nothing that it shows may change before: whoever reads the device waits for a turn as well.
 */
export function Part({ tag, children, ...attributes }: Props, context: object) {
  const place = useRef<HTMLElement>(null);
  const awake = useRef(false);
  const content = <Within context={context}>{children}</Within>;
  useLayoutEffect(() => {
    if (awake.current && place.current) render(content, place.current);
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const wake = () => {
      awake.current = true;
      hydrate(content, element);
    };
    if (element.firstChild === null) wake();
    else inTurn(wake);
    return () => render(null, element);
  }, []);
  if (onServer) return createElement(tag, attributes, children);
  return createElement(tag, { ...attributes, ref: place, dangerouslySetInnerHTML: foreign });
}
