import { parseJson } from '#engine/core/unknown-data.ts';
import { type Codec, documentOf, type Opened, openDocument } from './document.ts';

/** The game is in the fragment, which never leaves the device: browsers don't send it to servers. */
const mark = '#game=';
/** More than the longest link that is ever made, and short enough to be parsed safely. */
export const longestLink = 16_000;

/** FNV-1a: detects a link that lost its end or a letter on the way. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromBase64Url(coded: string): string | undefined {
  try {
    const bytes = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}

/** `#game=<data>.<checksum>` */
export function fragmentOfDocument(document: unknown): string {
  const coded = toBase64Url(JSON.stringify(document));
  return `${mark}${coded}.${checksum(coded)}`;
}

/** A whole game in the fragment of an address. */
export const fragmentOf = <Game>(codec: Codec<Game>, game: Game): string =>
  fragmentOfDocument(documentOf(codec, game));

export const holdsGame = (fragment: string): boolean => fragment.startsWith(mark);

/** The game in a fragment; undefined where the fragment is about something else (an anchor). */
export function openFragment<Game>(codec: Codec<Game>, fragment: string): Opened<Game> | undefined {
  if (!holdsGame(fragment)) return undefined;
  if (fragment.length > longestLink) return { trouble: 'too-big' };
  const [coded = '', sum = ''] = fragment.slice(mark.length).split('.');
  const text = checksum(coded) === sum ? fromBase64Url(coded) : undefined;
  return text === undefined ? { trouble: 'damaged' } : openDocument(codec, parseJson(text));
}
