import type { Face } from './face.ts';

/** Bits in the description of a glyph that is put together from others. */
const component = { words: 1, scale: 8, more: 32, scales: 64, matrix: 128 } as const;

/** The glyphs that a glyph is put together from. */
function partsOf(glyph: Buffer): number[] {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags: number = component.more; flags & component.more; ) {
    flags = glyph.readUInt16BE(at);
    parts.push(glyph.readUInt16BE(at + 2));
    at += 4 + (flags & component.words ? 4 : 2);
    if (flags & component.matrix) at += 8;
    else if (flags & component.scales) at += 4;
    else if (flags & component.scale) at += 2;
  }
  return parts;
}

/** A file of tables: where each lies, its sum, and the tables themselves. */
function fileOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).sort();
  const head = Buffer.alloc(12 + 16 * names.length);
  const power = 2 ** Math.floor(Math.log2(names.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (names.length - power), 10);
  let place = head.length;
  const pieces = names.map((name, index) => {
    const table = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    const at = 12 + 16 * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    place += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...pieces]);
}

/**
 * The font with these glyphs only. They keep their numbers, so that what is written with them is the
 * same in every document; the others are left empty, which costs next to nothing once compressed.
 */
export function subsetOf({ table }: Face, wanted: Iterable<number>): Buffer {
  const loca = table('loca');
  const glyf = table('glyf');
  const long = table('head').readUInt16BE(50) === 1;
  const start = (glyph: number): number =>
    long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const outline = (glyph: number): Buffer => glyf.subarray(start(glyph), start(glyph + 1));
  const kept = new Set<number>([0]);
  const keep = (glyph: number): void => {
    if (kept.has(glyph)) return;
    kept.add(glyph);
    partsOf(outline(glyph)).forEach(keep);
  };
  for (const glyph of wanted) keep(glyph);

  const count = Math.max(...kept) + 1;
  const places = Buffer.alloc(4 * (count + 1));
  const outlines: Buffer[] = [];
  const metrics = Buffer.alloc(4 * count);
  const measured = table('hhea').readUInt16BE(34);
  let place = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    places.writeUInt32BE(place, 4 * glyph);
    if (!kept.has(glyph)) continue;
    const own = outline(glyph);
    outlines.push(own, Buffer.alloc(-own.length & 3));
    place += own.length + (-own.length & 3);
    const hmtx = table('hmtx');
    const bearing = glyph < measured ? 4 * glyph + 2 : 4 * measured + 2 * (glyph - measured);
    hmtx.copy(
      metrics,
      4 * glyph,
      4 * Math.min(glyph, measured - 1),
      4 * Math.min(glyph, measured - 1) + 2,
    );
    hmtx.copy(metrics, 4 * glyph + 2, bearing, bearing + 2);
  }
  places.writeUInt32BE(place, 4 * count);

  const head = Buffer.from(table('head'));
  head.writeUInt16BE(1, 50);
  const hhea = Buffer.from(table('hhea'));
  hhea.writeUInt16BE(count, 34);
  const maxp = Buffer.from(table('maxp'));
  maxp.writeUInt16BE(count, 4);
  const glyphs = Buffer.concat(outlines);
  const prep = table('prep');
  return fileOf({ head, hhea, maxp, loca: places, glyf: glyphs, hmtx: metrics, prep });
}
