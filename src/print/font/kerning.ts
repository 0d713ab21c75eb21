import { words } from './tables.ts';

/** How much nearer or farther the second glyph stands, in thousandths of the size. */
export type Kerning = (left: number, right: number) => number;

/** Where a glyph stands in a coverage table. */
function coverageOf(gpos: Buffer, at: number): Map<number, number> {
  const count = gpos.readUInt16BE(at + 2);
  if (gpos.readUInt16BE(at) === 1)
    return new Map(words(gpos, at + 4, count).map((glyph, index) => [glyph, index]));
  const found = new Map<number, number>();
  for (let range = 0; range < count; range += 1) {
    const [first = 0, last = 0, index = 0] = words(gpos, at + 4 + 6 * range, 3);
    for (let glyph = first; glyph <= last; glyph += 1) found.set(glyph, index + glyph - first);
  }
  return found;
}

/** The class of each glyph; those not named are in class 0. */
function classesOf(gpos: Buffer, at: number): Map<number, number> {
  if (gpos.readUInt16BE(at) === 1) {
    const [first = 0, count = 0] = words(gpos, at + 2, 2);
    return new Map(words(gpos, at + 6, count).map((own, index) => [first + index, own]));
  }
  const found = new Map<number, number>();
  for (let range = 0; range < gpos.readUInt16BE(at + 2); range += 1) {
    const [first = 0, last = 0, own = 0] = words(gpos, at + 4 + 6 * range, 3);
    for (let glyph = first; glyph <= last; glyph += 1) found.set(glyph, own);
  }
  return found;
}

/** One subtable: a number for pairs it knows, undefined for those that the next one may know. */
function pairsOf(gpos: Buffer, at: number): (left: number, right: number) => number | undefined {
  const [format = 0, coverage = 0, first = 0, second = 0] = words(gpos, at, 4);
  // Only the advance of the first glyph is moved: that is all the kerning of a written line needs.
  if (first !== 4 || second !== 0) throw new Error('the font kerns in a way that is not known');
  const covered = coverageOf(gpos, at + coverage);
  if (format === 1) {
    const sets = words(gpos, at + 10, gpos.readUInt16BE(at + 8)).map((offset) => {
      const from = at + offset;
      return new Map(
        Array.from({ length: gpos.readUInt16BE(from) }, (_, index) => [
          gpos.readUInt16BE(from + 2 + 4 * index),
          gpos.readInt16BE(from + 4 + 4 * index),
        ]),
      );
    });
    return (left, right) => sets[covered.get(left) ?? -1]?.get(right);
  }
  const [before = 0, after = 0, , count = 0] = words(gpos, at + 8, 4);
  const lefts = classesOf(gpos, at + before);
  const rights = classesOf(gpos, at + after);
  return (left, right) =>
    covered.has(left)
      ? gpos.readInt16BE(at + 16 + 2 * ((lefts.get(left) ?? 0) * count + (rights.get(right) ?? 0)))
      : undefined;
}

/** The pairs of the feature `kern` in the table `GPOS`. */
export function kerningOf(gpos: Buffer): Kerning {
  const features = gpos.readUInt16BE(6);
  const kern = Array.from(
    { length: gpos.readUInt16BE(features) },
    (_, index) => features + 2 + 6 * index,
  ).find((at) => gpos.toString('latin1', at, at + 4) === 'kern');
  if (kern === undefined) return () => 0;
  const feature = features + gpos.readUInt16BE(kern + 4);
  const lookups = gpos.readUInt16BE(8);
  const tables = words(gpos, feature + 4, gpos.readUInt16BE(feature + 2)).flatMap((index) => {
    const lookup = lookups + gpos.readUInt16BE(lookups + 2 + 2 * index);
    if (gpos.readUInt16BE(lookup) !== 2) throw new Error('the font kerns with more than pairs');
    return words(gpos, lookup + 6, gpos.readUInt16BE(lookup + 4)).map((offset) =>
      pairsOf(gpos, lookup + offset),
    );
  });
  return (left, right) => {
    for (const table of tables) {
      const moved = table(left, right);
      if (moved !== undefined) return moved;
    }
    return 0;
  };
}
