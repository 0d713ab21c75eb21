/** Text, or where it stops being text. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly column: number };

/** The encodings YAML knows, told apart by their first bytes: editors of Windows write UTF-16. */
function encodingOf([first, second, third]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // The first sign of a description is a plain letter or bracket.
  if (first === 0 && second !== 0) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0) return 'utf-16le';
  return 'utf-8';
}

/** The bytes of a file as text; a mark at the beginning that only names the encoding is left out. */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    const before = new TextDecoder(encoding).decode(bytes).split('\ufffd')[0]?.split('\n') ?? [''];
    return { ok: false, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
}
