// Runs before the first paint, on every page: the chosen theme must not flash in late. No module, which
// would come too late: page-script.ts makes a plain script of it. It says no types but those that
// can be left out.
(() => {
  const root = document.documentElement;
  const themeKey = 'yardstick:theme';
  const languageKey = 'yardstick:language';
  const dark = matchMedia('(prefers-color-scheme: dark)');

  /** Storage may be forbidden; then a choice lasts as long as the page. */
  const stored = () => {
    try {
      return localStorage.getItem(themeKey);
    } catch {
      return null;
    }
  };

  const store = (key: string, value: string | undefined) => {
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the page itself has changed already.
    }
  };

  const isDark = () => (root.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark';

  const show = () => {
    const header = document.querySelector('body > header');
    if (header)
      for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
        meta.setAttribute('content', getComputedStyle(header).backgroundColor);
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(isDark()));
  };

  const choice = stored();
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  root.dataset.script = '';
  const [visit] = performance.getEntriesByType('navigation');
  // Who comes to a place on the page, by a link, a reload or a step back, must find it where it is.
  const anywhere = location.hash === '';
  if (anywhere && visit && 'type' in visit && visit.type === 'navigate') root.dataset.fromTop = '';

  addEventListener('DOMContentLoaded', () => {
    show();
    dark.addEventListener('change', show);

    document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark';
      // Back to what the device says: follow the device again.
      const follows = (next === 'dark') === dark.matches;
      if (follows) delete root.dataset.theme;
      else root.dataset.theme = next;
      store(themeKey, follows ? undefined : next);
      show();
    });

    const switcher = document.querySelector('[data-language-switch]');
    switcher?.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      // The clause one is at comes along.
      link.hash = location.hash;
      store(languageKey, link.hreflang);
    });
    addEventListener('click', ({ target }) => {
      if (target instanceof Node && !switcher?.contains(target)) switcher?.removeAttribute('open');
    });
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') switcher?.removeAttribute('open');
    });
  });
})();
