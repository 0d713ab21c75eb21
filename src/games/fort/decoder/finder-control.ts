import { parseIcons, printIcons, showsAll } from './finder.ts';

/** Tapped icons narrow the list of boxes; they are kept in the address, so that it can be shared. */
export function startFinder(finder: HTMLElement): void {
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...finder.querySelectorAll<Kind>(selector),
  ];
  const toggles = all<HTMLInputElement>('input[name="icons"]');
  const meanings = all('[data-meaning]');
  const boxes = all('[data-icons]');
  const [list] = all<HTMLDetailsElement>('details');
  const [status] = all('[data-status]');
  const [none] = all('[data-none]');
  const [clear] = all('[data-clear]');
  const text = status?.dataset.text ?? '';

  const show = (): void => {
    const tapped = toggles.filter(({ checked }) => checked).map(({ value }) => value);
    let shown = 0;
    for (const box of boxes) {
      const fits = showsAll(box.dataset.icons?.split(' ') ?? [], tapped);
      box.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const meaning of meanings)
      meaning.hidden = !tapped.includes(meaning.dataset.meaning ?? '');
    if (status)
      status.textContent = tapped.length === 0 ? '' : text.replace('{{shown}}', String(shown));
    if (none) none.hidden = shown > 0;
    if (clear) clear.hidden = tapped.length === 0;
    if (list) list.open = tapped.length > 0;
  };

  const remember = (): void => {
    const tapped = toggles.filter(({ checked }) => checked).map(({ value }) => value);
    const query = printIcons(tapped);
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
    show();
  };

  const known = toggles.map(({ value }) => value);
  const asked = parseIcons(new URLSearchParams(location.search), known);
  for (const toggle of toggles) toggle.checked = asked.includes(toggle.value);
  if (asked.length > 0) show();

  finder.addEventListener('change', ({ target }) => {
    remember();
    if (!(target instanceof HTMLInputElement) || !target.checked) return;
    // The meaning is below the icon, perhaps behind the bar at the bottom of the screen.
    const own = meanings.find(({ dataset }) => dataset.meaning === target.value);
    own?.scrollIntoView({ block: 'nearest' });
  });
  clear?.addEventListener('click', () => {
    for (const toggle of toggles) toggle.checked = false;
    remember();
    toggles[0]?.focus();
  });
}
