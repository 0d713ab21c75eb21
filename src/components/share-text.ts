/** Hands a text on: by the device's own way to share where fingers point, else by the clipboard. */
export async function shareText(text: string, copied: string, status: HTMLElement): Promise<void> {
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator)
      await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      status.textContent = copied;
    }
  } catch (error) {
    // Whoever thought better of it needs no message.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    status.textContent = text;
  }
}
