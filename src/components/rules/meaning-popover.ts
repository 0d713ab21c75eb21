// Shows the meaning of a tapped term in place. Without this script the link leads to the glossary.

/** Wide screens show it under the term; on narrow ones it is a sheet at the lower edge, see its style. */
function place(popover: HTMLElement, link: HTMLElement): void {
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const left = Math.min(at.left, document.documentElement.clientWidth - popover.offsetWidth - 16);
  const below = at.bottom + 8;
  const fits = below + popover.offsetHeight <= window.innerHeight;
  const top = fits ? below : Math.max(8, at.top - popover.offsetHeight - 8);
  popover.style.setProperty('--left', `${Math.max(16, left) + window.scrollX}px`);
  popover.style.setProperty('--top', `${top + window.scrollY}px`);
}

/** A tap on the term of an open popover has closed it by the time the click arrives. */
let lastClosed: { readonly popover: EventTarget | null; readonly time: number } | undefined;

document.addEventListener(
  'beforetoggle',
  (event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed')
      lastClosed = { popover: event.target, time: performance.now() };
  },
  { capture: true },
);

document.addEventListener('click', (event) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[data-meaning]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const popover = document.getElementById(link.dataset.meaning ?? '');
  if (popover === null || !('showPopover' in popover)) return;
  event.preventDefault();
  if (lastClosed?.popover === popover && performance.now() - lastClosed.time < 300) return;
  popover.showPopover();
  place(popover, link);
  popover.focus({ preventScroll: true });
});
