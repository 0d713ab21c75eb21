/** The characters a TrueType font has glyphs for, read from its `cmap` table (format 4). */
export function glyphsOf(font: Buffer): Set<string> {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, index) => 12 + index * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  if (entry === undefined) throw new Error('the font has no cmap table');
  const cmap = font.readUInt32BE(entry + 8);
  const subtable = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
  }).find((at) => font.readUInt16BE(at) === 4);
  if (subtable === undefined) throw new Error('the font has no cmap of format 4');

  const found = new Set<string>();
  const twice = font.readUInt16BE(subtable + 6);
  for (let offset = 0; offset < twice; offset += 2) {
    const end = font.readUInt16BE(subtable + 14 + offset);
    const start = font.readUInt16BE(subtable + 16 + twice + offset);
    const delta = font.readUInt16BE(subtable + 16 + 2 * twice + offset);
    const rangeAt = subtable + 16 + 3 * twice + offset;
    const rangeOffset = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph =
        rangeOffset === 0
          ? (code + delta) % 0x10000
          : font.readUInt16BE(rangeAt + rangeOffset + 2 * (code - start));
      if (glyph !== 0) found.add(String.fromCodePoint(code));
    }
  }
  return found;
}
