import './results.css';
import { combobox } from './combobox.ts';
import { element } from './elements.ts';

let dialog: HTMLDialogElement | undefined;

/** A link to a place on this very page leaves the dialog open over it: close it. */
function build(link: HTMLAnchorElement): HTMLDialogElement {
  const { label = '', close = '', failed = '' } = link.dataset;
  const input = element('input', {
    type: 'search',
    'aria-label': label,
    placeholder: label,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const button = element('button', { type: 'button', class: 'button-quiet', 'aria-label': close });
  button.append(element('span', { 'aria-hidden': 'true' }, '×'));
  const results = element('div', { class: 'search-results' });
  const made = element(
    'dialog',
    { class: 'search-dialog', 'aria-label': label },
    element('div', { class: 'search-field' }, input, button),
    results,
  );
  const { show } = combobox({ input, results, page: link.href, failed, id: 'search' });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // The browser would only empty the field.
    event.preventDefault();
    made.close();
  });
  button.addEventListener('click', () => made.close());
  made.addEventListener('click', ({ target }) => {
    const inLink = target instanceof Element && target.closest('a') !== null;
    if (target === made || inLink) made.close();
  });
  document.body.append(made);
  void show();
  return made;
}

export function openSearch(link: HTMLAnchorElement): void {
  dialog ??= build(link);
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector('input');
  input?.focus();
  input?.select();
}
