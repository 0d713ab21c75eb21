// The page where one sees what is on the device, and adds or removes parts of it.
import { ask, type Status } from './ask.ts';

const root = document.querySelector<HTMLElement>('[data-offline]');

function manage(place: HTMLElement): void {
  const { here = '', away = '', failed = '', done: doneText = '', count = '' } = place.dataset;
  const bar = place.querySelector('progress');
  const message = place.querySelector<HTMLElement>('[data-message]');
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('button[data-wish]')];

  const show = (status: Status): void => {
    for (const row of place.querySelectorAll<HTMLElement>('[data-part]')) {
      const part = row.dataset.part ?? '';
      const isHere = status.here.includes(part);
      row.hidden = !status.known.includes(part);
      const state = row.querySelector('[data-state]');
      if (state) state.textContent = isHere ? here : away;
      for (const button of row.querySelectorAll<HTMLButtonElement>('button'))
        button.hidden = isHere === (button.dataset.wish === 'keep');
    }
  };

  const progress = (done: number, total: number): void => {
    if (!bar || !message) return;
    bar.hidden = false;
    bar.max = total;
    bar.value = done;
    message.textContent = count.replace('{{done}}', `${done}`).replace('{{total}}', `${total}`);
  };

  const run = async (wish: 'keep' | 'drop', parts: readonly string[]): Promise<void> => {
    for (const button of buttons) button.disabled = true;
    try {
      // Otherwise a device that runs short of room may clear it away unasked.
      if (wish === 'keep') await navigator.storage?.persist?.();
      show(await ask(wish, parts, progress));
      if (message) message.textContent = wish === 'keep' ? doneText : '';
    } catch {
      if (message) message.textContent = failed;
    }
    if (bar) bar.hidden = true;
    for (const button of buttons) button.disabled = false;
  };

  for (const button of buttons)
    button.addEventListener('click', () => {
      const { wish, parts = '' } = button.dataset;
      if (wish === 'keep' || wish === 'drop') void run(wish, parts.split(' '));
    });

  void ask('look').then(show);
}

if (root && 'serviceWorker' in navigator) {
  manage(root);
} else {
  root?.setAttribute('hidden', '');
  document.querySelector('[data-unable]')?.removeAttribute('hidden');
}

if (new URLSearchParams(location.search).has('missing'))
  document.querySelector('[data-missing]')?.removeAttribute('hidden');
