/** Characters that a terminal obeys or hides: controls, format characters, line breaks, lone surrogates. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (text: string): string =>
  short[text] ??
  Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A text as one line with nothing hidden in it: special characters are escaped as in YAML and JSON. */
export const visible = (line: string): string => line.replace(hidden, escaped);

/** Finished JSON with the same characters escaped; the line breaks between its entries stay. */
export const visibleJson = (json: string): string =>
  json.replace(hidden, (text) => (text === '\n' ? text : escaped(text)));
