/** The tables of a TrueType file by name. Each reads from its own beginning. */
export function tablesOf(font: Buffer): (name: string) => Buffer {
  const places = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      return [
        font.toString('latin1', at, at + 4),
        { from: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) },
      ];
    }),
  );
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`the font has no table "${name}"`);
    return font.subarray(place.from, place.from + place.length);
  };
}

/** `count` numbers of two bytes. */
export const words = (table: Buffer, at: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => table.readUInt16BE(at + 2 * index));
