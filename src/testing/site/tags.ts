/** A start tag with its attributes, their character references resolved. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10));
    return named[name] ?? whole;
  });

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const attribute = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/** The start tags of a page. The pages are our own, well-formed: no parser of a browser is needed. */
export function tagsOf(html: string): Tag[] {
  const bare = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gis, '$1');
  return [...bare.matchAll(tag)].map(([, name = '', text = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...text.matchAll(attribute)].map(([, key = '', a, b, c]) => [
        key.toLowerCase(),
        decode(a ?? b ?? c ?? ''),
      ]),
    ),
  }));
}
