/** Offers a text as a file to download; nothing is sent anywhere. */
export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start the download a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
