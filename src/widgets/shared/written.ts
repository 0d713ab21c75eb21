import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A widget as a page shows it at once, and what its code needs to take it over. */
export interface Written {
  readonly html: string;
  readonly props: string;
}

/** At build time. What a widget is given has to be plain data, since it travels with the page. */
export const written = <Props extends object>(
  Widget: ComponentType<Props>,
  props: Props,
): Written => ({
  html: renderToString(h(Widget, props)),
  // Texts may hold any sign, but nothing in them may end the element they stand in.
  props: JSON.stringify(props).replaceAll('<', '\\u003c'),
});
