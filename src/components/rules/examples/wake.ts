// Waits for the first tap on a worked example or a calculator. Pages to read load no more than this.

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-live]') : null;
  const still = button?.closest('[data-example], [data-calculator]');
  if (!(button instanceof HTMLElement) || !(still instanceof HTMLElement)) return;
  if (button.ariaBusy === 'true') return;
  const said = button.parentElement?.querySelector('[role=status]');
  button.ariaBusy = 'true';
  try {
    const { wake } = await import('./alive.ts');
    await wake(still, button.dataset.live ?? '');
    if (said) said.textContent = '';
  } catch {
    // The next tap tries again.
    if (said) said.textContent = button.dataset.failed ?? '';
  }
  button.ariaBusy = null;
});
