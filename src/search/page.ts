import './results.css';
import { combobox } from './combobox.ts';

const place = document.querySelector<HTMLElement>('[data-search-page]');
const input = place?.querySelector('input');
const results = place?.querySelector<HTMLElement>('[data-search-results]');

if (place && input && results) {
  const page = new URL('.', location.href).href;
  const { show } = combobox({
    input,
    results,
    page,
    failed: place.dataset.failed ?? '',
    id: 'page-search',
  });
  /** A search can be sent to a friend: the address holds the words. */
  const keep = (): void => {
    const url = new URL(location.href);
    url.search = input.value === '' ? '' : `?q=${encodeURIComponent(input.value)}`;
    history.replaceState(history.state, '', url);
  };
  input.addEventListener('input', keep);
  input.value = (new URLSearchParams(location.search).get('q') ?? '').slice(0, 200);
  if (input.value !== '') void show();
  if (location.hash === '' && matchMedia('(hover: hover)').matches) input.focus();
}
