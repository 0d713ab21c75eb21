/** Shares a text: with the device's own dialog on touch screens, else by the clipboard. */
export async function shareText(text: string, copied: string, status: HTMLElement): Promise<void> {
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator)
      await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      status.textContent = copied;
    }
  } catch (error) {
    // Cancelling needs no message.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    status.textContent = text;
  }
}
