/** The glyph of each code point: the table `cmap`, format 4. */
export function charactersOf(cmap: Buffer): Map<number, number> {
  const word = (at: number): number => cmap.readUInt16BE(at);
  const map = Array.from({ length: word(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8)).find(
    (at) => word(at) === 4,
  );
  if (map === undefined) throw new Error('the font has no cmap of format 4');

  const found = new Map<number, number>();
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
      if (glyph !== 0) found.set(code, glyph);
    }
  }
  return found;
}
