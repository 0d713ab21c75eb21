/** The code points a TrueType font has glyphs for: its `cmap` table, format 4. */
export function codePointsOf(font: Buffer): Set<number> {
  const word = (at: number): number => font.readUInt16BE(at);
  const long = (at: number): number => font.readUInt32BE(at);
  const counted = (count: number, first: number, step: number): number[] =>
    Array.from({ length: count }, (_, index) => first + index * step);

  const table = counted(word(4), 12, 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  if (table === undefined) throw new Error('the font has no cmap table');
  const cmap = long(table + 8);
  const map = counted(word(cmap + 2), cmap + 4, 8)
    .map((at) => cmap + long(at + 4))
    .find((at) => word(at) === 4);
  if (map === undefined) throw new Error('the font has no cmap of format 4');

  const found = new Set<number>();
  const size = word(map + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = word(map + 14 + segment);
    const start = word(map + 16 + size + segment);
    const delta = word(map + 16 + 2 * size + segment);
    const rangeAt = map + 16 + 3 * size + segment;
    const range = word(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph =
        range === 0 ? (code + delta) & 0xffff : word(rangeAt + range + 2 * (code - start));
      if (glyph !== 0) found.add(code);
    }
  }
  return found;
}
