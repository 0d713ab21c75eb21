// The page that shows what is on the device, where parts can be added or removed. The worker also shows
// it in place of a page that it can't get; the address is then still that page's.
import { look, type Status, wish } from './ask.ts';
import { showStored } from './stored-links.ts';

const root = document.querySelector<HTMLElement>('[data-offline]');

/** Texts of the page with the figures put in. */
const filled = (text: string, figures: Readonly<Record<string, number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => `${figures[name] ?? all}`);

function manage(place: HTMLElement): void {
  const texts = place.dataset;
  const bar = place.querySelector('progress');
  const message = place.querySelector<HTMLElement>('[data-message]');
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('button[data-wish]')];
  const stored = document.querySelector<HTMLElement>('[data-stored]');
  const standsIn = place.dataset.own !== location.pathname;

  const say = (text: string | undefined): void => {
    if (message) message.textContent = text ?? '';
  };

  const show = ({ parts }: Status): void => {
    if (stored) showStored(stored, parts);
    for (const row of place.querySelectorAll<HTMLElement>('[data-part]')) {
      const part = parts.find(({ name }) => name === row.dataset.part);
      const { held = 0, total = 0 } = part ?? {};
      row.hidden = parts.length > 0 && part === undefined;
      const state = row.querySelector('[data-state]');
      const words = held === 0 ? texts.away : held < total ? texts.partly : texts.here;
      if (state) state.textContent = filled(words ?? '', { held, total });
      for (const button of row.querySelectorAll<HTMLButtonElement>('button'))
        button.hidden = (held > 0 && held === total) === (button.dataset.wish === 'keep');
    }
  };

  const progress = (done: number, total: number): void => {
    if (!bar) return;
    bar.hidden = false;
    bar.max = total;
    bar.value = done;
    say(filled(texts.count ?? '', { done, total }));
  };

  /** The message afterwards, which depends on what is really there. */
  const outcome = (what: 'keep' | 'drop', asked: readonly string[], status: Status) => {
    if (status.failed) return { ...texts }[`failed${status.failed}`];
    if (what === 'drop') return '';
    const whole = status.parts.filter(
      ({ name, held, total }) => asked.includes(name) && held === total,
    );
    return whole.length === asked.length ? texts.done : texts.failedunknown;
  };

  const run = async (what: 'keep' | 'drop', parts: readonly string[]): Promise<void> => {
    for (const button of buttons) button.disabled = true;
    try {
      // Otherwise a device that runs out of room may delete it without asking.
      if (what === 'keep') await navigator.storage?.persist?.();
      const status = await wish(what, parts, progress);
      show(status);
      say(outcome(what, parts, status));
    } catch {
      say(texts.failedunknown);
    }
    if (bar) bar.hidden = true;
    for (const button of buttons) button.disabled = false;
  };

  for (const button of buttons)
    button.addEventListener('click', () => {
      const { wish: what, parts = '' } = button.dataset;
      if (what === 'keep' || what === 'drop') void run(what, parts.split(' '));
    });

  if (standsIn) {
    document.querySelector('[data-missing]')?.removeAttribute('hidden');
    document.documentElement.dataset.standsIn = '';
    document.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
    // The address is that of the page asked for: it is asked for again as soon as the server answers,
    // whatever it answers. Browsers say "online" before everything is.
    const tryAgain = () => {
      if (document.hidden) return;
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        () => undefined,
      );
    };
    addEventListener('online', tryAgain);
    setInterval(tryAgain, 5000);
  }
  void look().then(show, () => undefined);
}

if (root && 'serviceWorker' in navigator) {
  manage(root);
} else {
  root?.setAttribute('hidden', '');
  document.querySelector('[data-unable]')?.removeAttribute('hidden');
}
