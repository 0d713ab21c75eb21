/** Text, or where it stops being text. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly column: number };

/** The encodings that YAML allows, recognized by their first bytes: some Windows editors write UTF-16. */
function encodingOf([first, second, third]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // The first character of a description is an ASCII letter or bracket.
  if (first === 0 && second !== 0) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0) return 'utf-16le';
  return 'utf-8';
}

/** Where text ends that begins with these lines. */
const endOf = (text: string): Decoded => {
  const lines = text.split('\n');
  return { ok: false, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
};

/** The bytes of a file as text; a mark at the beginning that only names the encoding is left out. */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // No text contains a NUL; other encodings and binary files do.
    const nul = text.indexOf('\0');
    return nul < 0 ? { ok: true, text } : endOf(text.slice(0, nul));
  } catch {
    return endOf(new TextDecoder(encoding).decode(bytes).split('\ufffd')[0] ?? '');
  }
}
