// On every page, so small: the search itself comes when it is first asked for.
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-search]')];
const [first] = links;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

async function open(from: HTMLAnchorElement): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[data-search-field]');
  if (field) field.focus();
  else
    try {
      (await import('./dialog.ts')).openSearch(from);
    } catch {
      // Not to be had, perhaps without a network: the index page needs no script.
      location.assign(from.href);
    }
}

for (const link of links)
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(link);
  });

if (first)
  addEventListener('keydown', (event) => {
    // By its place on the keyboard too: on a Cyrillic one the same key gives «л».
    const commandK = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target);
    if (!commandK && !slash) return;
    event.preventDefault();
    void open(first);
  });
