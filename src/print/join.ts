// Joins PDFs of this site into one, in the browser. They are all written in the same way: every object
// stands alone, the table at the end says where, and only streams are compressed. It can read nothing else.

/** A file taken apart. Bytes are kept as characters, one for each. */
interface Parts {
  readonly objects: ReadonlyMap<number, string>;
  readonly size: number;
  readonly root: number;
  readonly info: number;
}

export class UnknownForm extends Error {
  constructor(what: string) {
    super(`this PDF was not made here: ${what}`);
    this.name = 'UnknownForm';
  }
}

const toText = (bytes: Uint8Array): string => {
  let text = '';
  // In chunks, since a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

function found(text: string, pattern: RegExp, what: string): string {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new UnknownForm(what);
  return value;
}

function takeApart(bytes: Uint8Array): Parts {
  const text = toText(bytes);
  const table = Number(found(text.slice(-64), /startxref\s+(\d+)/, 'it has no table'));
  const trailer = text.slice(text.indexOf('trailer', table));
  const starts = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n /gm)].map(([, at]) =>
    Number(at),
  );
  const sorted = [...starts, table].sort((one, other) => one - other);
  const objects = new Map(
    starts.map((start, at) => {
      const end = sorted[sorted.indexOf(start) + 1] ?? table;
      const whole = text.slice(start, end);
      return [at + 1, whole.slice(whole.indexOf('obj') + 3, whole.lastIndexOf('endobj'))];
    }),
  );
  return {
    objects,
    size: starts.length,
    root: Number(found(trailer, /\/Root (\d+) 0 R/, 'it has no root')),
    info: Number(found(trailer, /\/Info (\d+) 0 R/, 'it says nothing about itself')),
  };
}

/** Changes an object except for its strings and its stream. */
function changed(object: string, change: (plain: string) => string): string {
  const stream = object.indexOf('\nstream\n');
  const head = stream === -1 ? object : object.slice(0, stream);
  const rest = stream === -1 ? '' : object.slice(stream);
  return (
    head
      .split(/(\((?:\\[\s\S]|[^\\)])*\))/)
      .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
      .join('') + rest
  );
}

const inner = (dictionary: string, name: string): string => {
  const from = dictionary.indexOf(`/${name} [`);
  if (from === -1) throw new UnknownForm(`nothing is called ${name}`);
  let depth = 0;
  for (let at = from + name.length + 2; at < dictionary.length; at += 1) {
    if (dictionary[at] === '[') depth += 1;
    if (dictionary[at] === ']') depth -= 1;
    if (depth === 0) return dictionary.slice(from + name.length + 3, at);
  }
  throw new UnknownForm(`${name} has no end`);
};

/** One of the files that become one. */
export interface Joined {
  readonly bytes: Uint8Array;
  /** The backs of its pages stay empty. */
  readonly oneSided: boolean;
}

/** The number of an object that stands for an empty side. */
const emptySide = 'empty';

/** Pages with empty sides among them: printed on both sides, what follows begins on a leaf of its own. */
const onLeaves = (pages: readonly string[], { oneSided }: Joined, last: boolean): string[] => {
  const sides = oneSided ? pages.flatMap((page) => [page, emptySide]) : [...pages];
  if (sides.length % 2 === 1) sides.push(emptySide);
  while (last && sides.at(-1) === emptySide) sides.pop();
  return sides;
};

/** The pages of all files one after another, with their structure and links. */
export function joinPdfs(files: readonly Joined[]): Uint8Array<ArrayBuffer> {
  const written = new Map<number, string>();
  // 1: the catalogue, 2: the pages, 3: the structure, 4: the one document that it is of.
  let next = 5;
  let keys = 0;
  const kids: string[] = [];
  const elements: string[] = [];
  const parents: string[] = [];
  let count = 0;
  let lang = '';
  let info = 0;
  files.forEach((file, place) => {
    const { objects, size: taken, root, info: about } = takeApart(file.bytes);
    const by = next - 1;
    const catalogue = objects.get(root) ?? '';
    const pages = Number(found(catalogue, /\/Pages (\d+) 0 R/, 'it has no pages'));
    const structure = Number(found(catalogue, /\/StructTreeRoot (\d+) 0 R/, 'it is not tagged'));
    const [firstKey, offset] = [keys, by];
    const moved = (plain: string): string =>
      plain
        .replace(/(\d+) 0 R\b/g, (_, id) =>
          Number(id) === structure ? '4 0 R' : `${Number(id) + offset} 0 R`,
        )
        .replace(/(\/StructParents? )(\d+)/g, (_, name, key) => `${name}${Number(key) + firstKey}`);
    for (const [id, object] of objects)
      if (id !== root && id !== structure) written.set(id + by, changed(object, moved));
    next += taken;
    const own = inner(objects.get(pages) ?? '', 'Kids').match(/\d+(?= 0 R)/g) ?? [];
    const first = objects.get(Number(own[0])) ?? '';
    const size = found(first, /(\/MediaBox \[[^\]]*\])/, 'its pages have no size');
    const tree = `${pages + by} 0 R`;
    const sides = onLeaves(own, file, place === files.length - 1).map((side) => {
      if (side !== emptySide) return `${Number(side) + by} 0 R`;
      written.set(next, `\n<< /Type /Page /Parent ${tree} ${size} /Resources << >> >>\n`);
      next += 1;
      return `${next - 1} 0 R`;
    });
    written.set(
      pages + by,
      `\n<< /Type /Pages /Parent 2 0 R /Count ${sides.length} /Kids [${sides.join(' ')}] >>\n`,
    );
    count += sides.length;
    kids.push(tree);
    const marks = changed(objects.get(structure) ?? '', moved);
    elements.push(inner(marks, 'K'));
    parents.push(
      inner(marks, 'Nums').replace(
        /(^|\n|\] |R )\s*(\d+) (?=\[|\d+ 0 R)/g,
        (_, before, key) => `${before}${Number(key) + firstKey} `,
      ),
    );
    keys += Number(found(marks, /\/ParentTreeNextKey (\d+)/, 'its structure has no end'));
    if (lang === '') lang = /\/Lang \((?:\\[\s\S]|[^\\)])*\)/.exec(catalogue)?.[0] ?? '';
    if (info === 0) info = about + by;
  });
  written.set(
    1,
    `\n<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 3 0 R /MarkInfo << /Marked true >> ${lang} >>\n`,
  );
  written.set(2, `\n<< /Type /Pages /Count ${count} /Kids [${kids.join(' ')}] >>\n`);
  written.set(
    3,
    `\n<< /Type /StructTreeRoot /K [4 0 R] /ParentTreeNextKey ${keys} /ParentTree << /Nums [\n${parents.join('\n')}\n] >> >>\n`,
  );
  written.set(4, `\n<< /S /Document /P 3 0 R /K [${elements.join(' ')}] >>\n`);
  let text = '%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n';
  const places = new Map<number, number>();
  for (const [id, object] of [...written].sort(([one], [other]) => one - other)) {
    places.set(id, text.length);
    text += `${id} 0 obj${object}endobj\n`;
  }
  const table = text.length;
  const line = (id: number): string => {
    const place = places.get(id);
    return place === undefined
      ? '0000000000 65535 f \n'
      : `${String(place).padStart(10, '0')} 00000 n \n`;
  };
  text += `xref\n0 ${next}\n${Array.from({ length: next }, (_, id) => line(id)).join('')}`;
  text += `trailer\n<< /Size ${next} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return toBytes(text);
}
