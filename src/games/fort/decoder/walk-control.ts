/** Stepping through the ways that are on the page. Which step is shown is an attribute; CSS hides the rest. */
function startWalk(walk: HTMLElement): void {
  const find = (name: string) => walk.querySelector<HTMLElement>(`[data-walk-${name}]`);
  const steps = [...(find('steps')?.children ?? [])];
  const [back, next, progress, all] = ['back', 'next', 'progress', 'all'].map(find);
  const text = progress?.dataset.text ?? '';
  let at = 0;

  const show = (wanted: number): void => {
    at = Math.min(Math.max(wanted, 0), steps.length - 1);
    for (const [index, step] of steps.entries()) step.toggleAttribute('data-now', index === at);
    if (progress) progress.textContent = text.replace('{{step}}', String(at + 1));
    back?.toggleAttribute('disabled', at === 0);
    next?.toggleAttribute('disabled', at === steps.length - 1);
    // A switched-off button must not keep the focus.
    if (document.activeElement === document.body || !walk.contains(document.activeElement)) return;
    if (at === steps.length - 1) back?.focus();
    if (at === 0) next?.focus();
  };

  // Tapping an icon leads to the step that explains it; a `''` part is the whole box.
  walk.addEventListener('click', ({ target }) => {
    const part = target instanceof Element ? target.closest<SVGElement>('[data-part]') : null;
    if (!part || walk.hasAttribute('data-all')) return;
    const wanted = steps.findIndex(
      (step) => step instanceof HTMLElement && step.dataset.parts === part.dataset.part,
    );
    if (wanted >= 0) show(wanted);
  });
  back?.addEventListener('click', () => show(at - 1));
  next?.addEventListener('click', () => show(at + 1));
  all?.addEventListener('click', () => {
    const open = walk.toggleAttribute('data-all');
    all.setAttribute('aria-pressed', String(open));
  });
  walk.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || walk.hasAttribute('data-all')) return;
    event.preventDefault();
    show(at + by);
  });
}

export function startWalks(root: ParentNode): void {
  for (const walk of root.querySelectorAll<HTMLElement>('[data-walk]')) {
    if (walk.dataset.walk === 'started') continue;
    walk.dataset.walk = 'started';
    startWalk(walk);
  }
}
