import { type ComponentType, h, hydrate } from 'preact';

/** Takes over the widget that the page shows already (Island.astro). A page has one. */
export function start<Props extends object>(Widget: ComponentType<Props>): void {
  const island = document.querySelector('[data-island]');
  const props = document.querySelector('[data-island-props]')?.textContent;
  if (island && props) hydrate(h(Widget, JSON.parse(props)), island);
}
