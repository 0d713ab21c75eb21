import { isGame } from '#i18n/languages.ts';
import { answerTo } from './answer.ts';
import { element } from './elements.ts';
import type { Hit } from './find.ts';
import { loadSearch, type Search } from './load.ts';
import { snippet } from './snippet.ts';
import { wordsOf } from './words/fold.ts';

interface Place {
  readonly input: HTMLInputElement;
  /** Gets the list and the messages. */
  readonly results: HTMLElement;
  /** Address of the search page of this language. */
  readonly page: string;
  /** Said when the index can't be had. */
  readonly failed: string;
  readonly id: string;
}

/** Only a question has an answer: what shows it is fetched with the first. */
const answerPanel = () => import('./answer-panel.ts');

/** Milliseconds without a key after which a sentence is read. */
const pause = 250;

const marked = (text: string, hit: Hit, search: Search): Node[] =>
  snippet(text, hit.stems, search.stem).map(({ text: part, met }) =>
    met ? element('mark', {}, part) : document.createTextNode(part),
  );

/** The name in another language that was met, when the title was not: why this is here at all. */
function metAlias({ entry, stems }: Hit, { stem }: Search): string | undefined {
  const isMet = (name: string) => wordsOf(name).some((word) => stems.has(stem(word)));
  return isMet(entry.title) ? undefined : entry.also.find(isMet);
}

function option(hit: Hit, at: number, search: Search, { page, id }: Place): HTMLAnchorElement {
  const { kind, game, path, title, text, number } = hit.entry;
  const what = [search.texts.kinds[kind], ...(number === undefined ? [] : [number])].join(' ');
  const about = [what, ...(game ? [search.texts.games[game]] : [])].join(' · ');
  const alias = metAlias(hit, search);
  const link = element(
    'a',
    {
      role: 'option',
      id: `${id}-${at}`,
      href: new URL(path, new URL('..', page)).href,
      tabindex: '-1',
      'aria-selected': 'false',
    },
    element(
      'span',
      { class: 'search-title' },
      ...marked(title, hit, search),
      ...(alias === undefined ? [] : [' (', ...marked(alias, hit, search), ')']),
    ),
    element('span', { class: 'search-kind' }, about),
    element('span', { class: 'search-text' }, ...marked(text, hit, search)),
  );
  if (game !== undefined) link.dataset.game = game;
  return link;
}

/** A field with a list of results under it, after the combobox pattern of ARIA. */
export function combobox(place: Place): { readonly show: () => Promise<void> } {
  const { input, results, id } = place;
  const list = element('div', { id: `${id}-list`, role: 'listbox', class: 'search-list' });
  const message = element('p', { class: 'search-message', role: 'status' });
  list.hidden = true;
  const answer = element('div');
  results.append(message, answer, list);
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];
  const current = (): number => options().findIndex((link) => link.ariaSelected === 'true');

  const choose = (at: number): void => {
    options().forEach((link, place) => {
      link.setAttribute('aria-selected', String(place === at));
    });
    const chosen = options()[at];
    if (chosen === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    }
  };

  let asking: ReturnType<typeof setTimeout> | undefined;

  /** Whole sentences, and what the search does not know, may be questions: read at a pause in typing. */
  const askLater = (query: string, found: number, search: Search): void => {
    clearTimeout(asking);
    if (query.trim() === '' || (wordsOf(query).length < 3 && found > 0)) {
      answer.replaceChildren();
      return;
    }
    asking = setTimeout(async () => {
      const game = document.documentElement.dataset.game;
      const given = await answerTo({
        text: query,
        game: isGame(game) ? game : undefined,
        page: place.page,
      }).catch(() => undefined);
      const panel = given && (await answerPanel().catch(() => undefined));
      if (query !== input.value) return;
      const ask = (text: string): void => {
        input.value = text;
        input.focus();
        void show();
      };
      const root = new URL('..', place.page);
      const shown = given && panel?.answerPanel(given, { root, search, ask });
      answer.replaceChildren(...(shown ? [shown] : []));
      if (shown) results.scrollTop = 0;
    }, pause);
  };

  const show = async (): Promise<void> => {
    const query = input.value;
    const search = await loadSearch(place.page).catch(() => undefined);
    if (search === undefined) {
      message.textContent = place.failed;
      return;
    }
    // Another letter was typed meanwhile: that one shows the results.
    if (query !== input.value) return;
    const game = document.documentElement.dataset.game;
    const hits = search.find(query, { game: isGame(game) ? game : undefined });
    list.setAttribute('aria-label', search.texts.results);
    list.replaceChildren(...hits.map((hit, at) => option(hit, at, search, place)));
    list.hidden = hits.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    choose(hits.length > 0 ? 0 : -1);
    list.scrollTop = 0;
    askLater(query, hits.length, search);
    if (query.trim() === '') message.textContent = search.texts.hint;
    else message.textContent = hits.length > 0 ? search.count(hits.length) : search.texts.none;
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The answer goes before what was found, unless something there was chosen.
      const opened = current() > 0 ? null : answer.querySelector<HTMLElement>('a.button');
      (opened ?? options()[Math.max(current(), 0)])?.click();
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      choose((current() + (event.key === 'ArrowDown' ? 1 : -1) + count) % count);
    }
  });
  return { show };
}
