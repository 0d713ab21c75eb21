import { type Facets, matches, noFilter, parseQuery, printQuery, type Query } from './filter.ts';

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

const facetsOf = ({ dataset }: HTMLElement): Facets => ({
  kind: dataset.kind ?? '',
  suits: words(dataset.suits),
  public: words(dataset.public),
  private: words(dataset.private),
  improvable: words(dataset.improvable),
  text: dataset.text ?? '',
});

function read(form: HTMLFormElement): Query {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    text: text('q').trim(),
    suits: data.getAll('suit').filter((suit) => typeof suit === 'string'),
    icon: text('icon'),
    box: text('box'),
    kind: text('kind'),
    improvable: data.has('improvable'),
  };
}

function write(form: HTMLFormElement, query: Query): void {
  const values: Readonly<Record<string, string>> = {
    q: query.text,
    icon: query.icon,
    box: query.box,
    kind: query.kind,
  };
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = field.name === 'suit' ? query.suits.includes(field.value) : query.improvable;
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = values[field.name] ?? '';
  }
}

/** Shows the cards that the form asks for. What it asks for stands in the address. */
export function startFilter(form: HTMLFormElement): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    element,
    facets: facetsOf(element),
  }));
  const groups = [...document.querySelectorAll<HTMLElement>('[data-cards]')];
  const status = form.querySelector<HTMLElement>('[data-status]');
  const clear = form.querySelector<HTMLElement>('[data-clear]');
  const none = document.querySelector<HTMLElement>('[data-none]');
  const text = status?.dataset.text ?? '';

  const show = (query: Query): void => {
    let shown = 0;
    for (const { element, facets } of cards) {
      const fits = matches(facets, query);
      element.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-card]:not([hidden])');
    if (status) status.textContent = text.replace('{{shown}}', String(shown));
    if (none) none.hidden = shown > 0;
    if (clear) clear.hidden = printQuery(query) === '';
  };

  const apply = (query: Query): void => {
    const asked = printQuery(query);
    history.replaceState(history.state, '', asked === '' ? location.pathname : `?${asked}`);
    show(query);
  };

  const restore = (): void => {
    const query = parseQuery(new URLSearchParams(location.search));
    write(form, query);
    const { icon, box, kind, improvable } = query;
    const more = form.querySelector('details');
    if (more && (icon || box || kind || improvable)) more.open = true;
    // What the form does not know is not asked for.
    show(read(form));
  };

  restore();
  addEventListener('popstate', restore);
  addEventListener('pageshow', restore);
  form.addEventListener('input', () => apply(read(form)));
  form.addEventListener('submit', (event) => event.preventDefault());
  clear?.addEventListener('click', () => {
    write(form, noFilter);
    apply(noFilter);
    form.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  });
}
