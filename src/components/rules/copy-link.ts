// Copies the address of a clause. Without this script the control is a link to the clause itself.

const shownFor = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

function say(text: string | undefined): void {
  const status = document.querySelector('[data-copy-status]');
  if (status === null) return;
  status.textContent = text ?? '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, shownFor);
}

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-copy-link]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  const status = document.querySelector('[data-copy-status]');
  const words = status instanceof HTMLElement ? status.dataset : {};
  // Also in the address bar: where the clipboard is forbidden it can be taken from there.
  history.replaceState(null, '', link.href);
  try {
    await navigator.clipboard.writeText(link.href);
    say(words.copied);
  } catch {
    say(words.failed);
  }
});
