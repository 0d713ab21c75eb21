// Practice: a day's five or a chapter, one situation after another. Without this script the page leads to
// the situations of each chapter with their answers, which is where this script gets them.
import { isRecord, parseJson } from '#engine/core/unknown-data.ts';
import { formatter } from '#i18n/format.ts';
import { isLanguage } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import { deviceShelf } from '#widgets/shared/shelf.ts';
import { shareText } from '../share-text.ts';
import { chapterRun, dayOf, fiveOf, isDay, type PracticeEntry } from './daily.ts';
import { keptPosition, type Position, readPosition } from './position.ts';
import { openProgress } from './progress.ts';
import { type AnswerOutcome, ask, button, make } from './stage.ts';

const areEntries = (data: unknown): data is readonly PracticeEntry[] => Array.isArray(data);
const isTexts = (data: unknown): data is Readonly<Record<string, Resource>> => isRecord(data);

/** Situations one after another, and how each was answered. */
interface Run {
  readonly title: string;
  readonly entries: readonly PracticeEntry[];
  readonly outcomes: AnswerOutcome[];
  /** Leads back here. */
  readonly address: string;
  /** For the five of a day: which day. */
  readonly day?: string;
}

const marks = { right: '✓', 'other-rule': '~', wrong: '✗' } as const satisfies Record<
  AnswerOutcome,
  string
>;

function begin(root: HTMLElement, menu: HTMLElement, stage: HTMLElement): void {
  const { game = '', name = '', list = '', texts = '{}', entries: listed = '[]' } = root.dataset;
  const { lang } = document.documentElement;
  const resources = parseJson(texts);
  const entries = parseJson(listed);
  if (!isLanguage(lang) || !isTexts(resources) || !areEntries(entries)) return;
  const t = formatter(lang, resources);
  const progress = openProgress(deviceShelf(), game);
  const note = root.querySelector<HTMLElement>('[data-note]');
  /** The situations that have been fetched, by id. */
  const fetched = new Map<string, Element>();

  const tell = (text: string): void => {
    if (note) note.textContent = text;
  };

  /** The page of a chapter, with all its situations; it is there offline too. */
  const loadChapter = async (chapter: string): Promise<void> => {
    const response = await fetch(`${list}${chapter}/`);
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    // Its styles are on this page already; those of the fetched page would be refused by the security policy.
    const main = text.slice(text.indexOf('<main'), text.lastIndexOf('</main>'));
    const page = new DOMParser().parseFromString(main, 'text/html');
    for (const each of page.querySelectorAll<HTMLElement>('[data-situation]'))
      fetched.set(each.dataset.situation ?? '', each);
  };

  const load = async (wanted: readonly PracticeEntry[]): Promise<void> => {
    const missing = wanted.filter(({ id }) => !fetched.has(id)).map(({ chapter }) => chapter);
    await Promise.all([...new Set(missing)].map(loadChapter));
  };

  const count = (): void => {
    for (const place of menu.querySelectorAll<HTMLElement>('[data-ids]')) {
      const ids = (place.dataset.ids ?? '').split(' ');
      const right = ids.filter(progress.isRight).length;
      place.textContent = t('practice:done', { right, all: ids.length });
    }
  };

  const showMenu = (): void => {
    count();
    stage.hidden = true;
    menu.hidden = false;
    history.replaceState(null, '', location.pathname);
    menu.querySelector<HTMLElement>('button')?.focus();
  };

  const share = (run: Run, status: HTMLElement): Promise<void> => {
    const right = run.outcomes.filter((outcome) => outcome === 'right').length;
    const address = `${location.origin}${location.pathname}#day=${run.day}`;
    const text = [
      t('practice:share-text', { game: name, day: run.title, right, all: run.entries.length }),
      run.outcomes.map((outcome) => marks[outcome]).join(' '),
      address,
    ].join('\n');
    return shareText(text, t('practice:copied'), status);
  };

  const head = (title: string): HTMLElement => {
    const heading = make('h2', title);
    heading.tabIndex = -1;
    return heading;
  };

  const showResult = (run: Run): void => {
    const right = run.outcomes.filter((outcome) => outcome === 'right').length;
    const heading = head(run.title);
    const status = make('p', '', 'status');
    status.setAttribute('role', 'status');
    const line = make('p', run.outcomes.map((outcome) => marks[outcome]).join(' '), 'marks');
    line.setAttribute('aria-hidden', 'true');
    const buttons = make('p', '', 'next');
    if (run.day !== undefined)
      buttons.append(button(t('practice:share'), () => void share(run, status), 'button-main'));
    buttons.append(button(t('practice:back'), showMenu));
    stage.replaceChildren(
      heading,
      make('p', t('practice:result', { right, all: run.entries.length }), 'score'),
      line,
      buttons,
      status,
    );
    heading.focus();
  };

  /** Whoever changes the facts in the checker comes back to the same situation. */
  const keepPosition = ({ entries: all, outcomes, address }: Run, at: number): void =>
    history.replaceState(keptPosition({ ids: all.map(({ id }) => id), outcomes, at }), '', address);

  const showAt = (run: Run, at: number): void => {
    keepPosition(run, at);
    const entry = run.entries[at];
    const found = entry && fetched.get(entry.id);
    if (!entry || !found) {
      showResult(run);
      return;
    }
    const situation = document.importNode(found, true);
    if (!(situation instanceof HTMLElement)) return;
    const heading = head(run.title);
    const isAgain = run.day === undefined && progress.isRight(entry.id);
    const counted = t('practice:at', { at: at + 1, all: run.entries.length });
    const place = make('p', isAgain ? `${counted} · ${t('practice:again')}` : counted, 'at');
    stage.replaceChildren(heading, place, situation, make('p', '', 'next'));
    const before = run.outcomes[at];
    const answered = (outcome: AnswerOutcome): readonly HTMLElement[] => {
      if (before === undefined) {
        run.outcomes.push(outcome);
        keepPosition(run, at);
        progress.note(entry.id, outcome === 'right');
      }
      const isLast = run.outcomes.length === run.entries.length;
      const next = make('p', '', 'next');
      next.append(
        button(
          t(isLast ? 'practice:finish' : 'practice:next'),
          () => showAt(run, at + 1),
          'button-main',
        ),
      );
      return [next];
    };
    stage.lastElementChild?.append(button(t('practice:back'), showMenu, 'button-quiet'));
    heading.focus();
    stage.scrollIntoView({ block: 'start' });
    // The answer has the focus where there is one.
    ask(situation, t, answered, before);
  };

  const open = async (fresh: Omit<Run, 'outcomes'>, position?: Position): Promise<void> => {
    tell('');
    const listed = position?.ids.flatMap((id) => entries.filter((entry) => entry.id === id));
    const run = { ...fresh, entries: listed ?? fresh.entries };
    if (run.entries.length === 0) return;
    try {
      await load(run.entries);
    } catch {
      tell(t('practice:failed'));
      return;
    }
    menu.hidden = true;
    stage.hidden = false;
    showAt({ ...run, outcomes: [...(position?.outcomes ?? [])] }, position?.at ?? 0);
  };

  const openDay = (day: string, position?: Position): void => {
    const date = new Date(day).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
    const title = t('practice:five-of', { day: date });
    void open({ title, entries: fiveOf(day, entries), address: `#day=${day}`, day }, position);
  };

  const openChapter = (chapter: string, title: string, position?: Position): void => {
    const run = chapterRun(chapter, entries, progress.isRight);
    void open({ title, entries: run, address: `#chapter=${chapter}` }, position);
  };

  const chapters = [...menu.querySelectorAll<HTMLElement>('[data-chapter]')];
  const openAddress = (): void => {
    const [what, which = ''] = location.hash.slice(1).split('=');
    const chapter = chapters.find((each) => each.dataset.chapter === which);
    const ids = entries.map(({ id }) => id);
    const position = readPosition(history.state, ids);
    if (what === 'day' && isDay(which)) openDay(which, position);
    else if (what === 'chapter' && chapter)
      openChapter(which, chapter.dataset.title ?? '', position);
  };

  menu.querySelector('[data-today]')?.addEventListener('click', () => openDay(dayOf(new Date())));
  for (const each of chapters)
    each.addEventListener('click', () =>
      openChapter(each.dataset.chapter ?? '', each.dataset.title ?? ''),
    );
  menu.querySelector('[data-forget]')?.addEventListener('click', () => {
    progress.forget();
    count();
    tell(t('practice:forgotten'));
  });
  addEventListener('hashchange', openAddress);
  if (progress.wasAside) tell(t('practice:aside'));
  else if (!progress.lasting) tell(t('practice:passing'));
  count();
  openAddress();
}

const root = document.querySelector<HTMLElement>('[data-practice]');
const menu = root?.querySelector<HTMLElement>('[data-menu]');
const stage = root?.querySelector<HTMLElement>('[data-stage]');
if (root && menu && stage) begin(root, menu, stage);
