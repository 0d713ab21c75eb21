import { deflateSync } from 'node:zlib';
import { type Face, face, type Weight } from './face.ts';
import { subsetOf } from './subset.ts';

/** A stream that is packed once and put into many documents. */
interface Packed {
  readonly bytes: Buffer;
  readonly length: number;
}

const pack = (bytes: Buffer): Packed => ({ bytes: deflateSync(bytes), length: bytes.length });

const hex = (number: number): string => number.toString(16).padStart(4, '0').toUpperCase();

/** Which characters the glyphs stand for: what is searched, copied and read aloud. */
function unicodeOf({ codePoints }: Face, glyphs: readonly number[]): string {
  const lines = glyphs.map((glyph) => `<${hex(glyph)}> <${hex(codePoints.get(glyph) ?? 0)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, (at + 1) * 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, 'endbfchar']),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Six letters before the name say that the font is a part of another, and of which. */
function tagOf(glyphs: readonly number[]): string {
  let sum = 7;
  for (const glyph of glyphs) sum = (sum * 31 + glyph) % 308_915_776;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(sum / 26 ** place) % 26)),
  ).join('');
}

interface Part {
  readonly name: string;
  readonly file: Packed;
  readonly unicode: Packed;
  /** Widths in the form a PDF wants: a glyph, and the widths from there on. */
  readonly widths: readonly (number | readonly number[])[];
}

const parts = new Map<string, Part>();

/** Documents that show the same glyphs share the work. */
function partOf(weight: Weight, glyphs: readonly number[]): Part {
  const key = `${weight} ${glyphs.join(' ')}`;
  const before = parts.get(key);
  if (before !== undefined) return before;
  const own = face(weight);
  const part = {
    name: `${tagOf(glyphs)}+${own.name}`,
    file: pack(subsetOf(own, glyphs)),
    unicode: pack(Buffer.from(unicodeOf(own, glyphs), 'latin1')),
    widths: glyphs.flatMap((glyph) => [glyph, [own.advance(glyph)]]),
  };
  parts.set(key, part);
  return part;
}

/** Puts the glyphs of a weight into a document and gives it their dictionary. */
export function embed(
  doc: PDFKit.PDFDocument,
  into: PDFKit.PDFKitReference,
  weight: Weight,
  used: Iterable<number>,
): void {
  const glyphs = [...used].sort((a, b) => a - b);
  const { name, file, unicode, widths } = partOf(weight, glyphs);
  const { table } = face(weight);
  const stream = ({ bytes }: Packed, more: object = {}): PDFKit.PDFKitReference => {
    const ref = doc.ref({ Filter: 'FlateDecode', ...more });
    ref.end(bytes);
    return ref;
  };
  const head = table('head');
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    ItalicAngle: 0,
    Ascent: table('hhea').readInt16BE(4),
    Descent: table('hhea').readInt16BE(6),
    CapHeight: table('OS/2').readInt16BE(88),
    XHeight: table('OS/2').readInt16BE(86),
    StemV: 0,
    FontFile2: stream(file, { Length1: file.length }),
  });
  descriptor.end('');
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: Buffer.from('Adobe'),
      Ordering: Buffer.from('Identity'),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    W: widths,
    CIDToGIDMap: 'Identity',
  });
  descendant.end('');
  Object.assign(into.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: stream(unicode),
  });
  into.end('');
}
