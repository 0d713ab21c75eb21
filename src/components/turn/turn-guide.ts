// Steps through a turn, one phase per tap; the tab remembers the position. Without this script the guide
// is a list.
import { advance, goBack, type Position, readPosition } from './position.ts';

const guide = document.querySelector<HTMLElement>('[data-turn-guide]');
const controls = guide?.querySelector<HTMLElement>('[data-turn-controls]');
const progress = guide?.querySelector<HTMLElement>('[data-turn-progress]');
const back = guide?.querySelector<HTMLButtonElement>('[data-turn-back]');
const next = guide?.querySelector<HTMLButtonElement>('[data-turn-next]');

if (guide && controls && progress && back && next) {
  const steps = [...guide.querySelectorAll<HTMLElement>('[data-step]')];
  const texts: unknown = JSON.parse(progress.dataset.texts ?? '[]');
  const key = `yardstick:turn:${guide.dataset.turnGuide}`;

  const stored = (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // Storage may be forbidden; the page itself still remembers.
      return null;
    }
  };

  let position: Position = readPosition(stored(), steps.length);

  const show = (): void => {
    for (const [at, step] of steps.entries()) {
      step.toggleAttribute('data-done', at < position);
      if (at === position) step.setAttribute('aria-current', 'step');
      else step.removeAttribute('aria-current');
    }
    const finished = position >= steps.length;
    progress.textContent = Array.isArray(texts) ? String(texts[position] ?? '') : '';
    back.disabled = position === 0;
    next.textContent = (finished ? next.dataset.again : next.dataset.next) ?? '';
  };

  const go = (to: Position): void => {
    position = to;
    try {
      sessionStorage.setItem(key, String(position));
    } catch {
      // As above.
    }
    show();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const target = steps[Math.min(position, steps.length - 1)];
    target?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  };

  back.addEventListener('click', () => go(goBack(position)));
  next.addEventListener('click', () => go(advance(position, steps.length)));
  controls.hidden = false;
  show();
}
