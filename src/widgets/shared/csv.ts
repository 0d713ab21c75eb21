import { isOneOf } from '#engine/core/unknown-data.ts';

/** Tables as spreadsheets write them: cells in quotes where they need them, quotes doubled inside. */

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** Marks as text what a spreadsheet would take for a formula. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** A cell as it was before it was marked. */
export const unmarked = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

const quoted = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const writeCsv = (
  rows: readonly (readonly (string | number)[])[],
  separator: Separator,
): string =>
  rows
    .map((row) =>
      row
        .map((cell) => quoted(typeof cell === 'number' ? `${cell}` : harmless(cell)))
        .join(separator),
    )
    .map((line) => `${line}\r\n`)
    .join('');

/** Commas or semicolons, depending on the language in which it was saved: the first line shows. */
function separatorOf(text: string): Separator {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return separators.reduce((most, other) => (count(other) > count(most) ? other : most));
}

/** Rows of cells; any text can be read. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let inQuotes = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (inQuotes) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else inQuotes = false;
    } else if (letter === '"' && cell === '') inQuotes = true;
    else if (letter === separator) endCell();
    else if (isOneOf(letter, ['\r', '\n'])) {
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows.filter((row) => row.some((own) => own !== ''));
}
