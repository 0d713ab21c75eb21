import { hex } from './palette.ts';

/** A number in a drawing: a two-hundredth of a millimetre is finer than any printer. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

const numbers = (...values: number[]): string => values.map(number).join(' ');

/** How far the handles of a curve reach that looks like a quarter of a circle. */
const quarter = 0.5523;

const toned = new Map<string, string>();

/** A colour as three shares of one, such as `0.1 0.5 1`. */
export function tone(...which: Parameters<typeof hex>): string {
  const written = hex(...which);
  let found = toned.get(written);
  if (found === undefined) {
    const share = (at: number): string =>
      String(Math.round((Number.parseInt(written.slice(at, at + 2), 16) / 255) * 1000) / 1000);
    found = [1, 3, 5].map(share).join(' ');
    toned.set(written, found);
  }
  return found;
}

export const lineOperators = (x1: number, y1: number, x2: number, y2: number): string =>
  `${numbers(x1, y1)} m ${numbers(x2, y2)} l S`;

/** The outline of a box, its corners rounded. */
export function boxOperators(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `${numbers(x, y, width, height)} re`;
  const [right, bottom, c] = [x + width, y + height, r * (1 - quarter)];
  return [
    `${numbers(x + r, y)} m ${numbers(right - r, y)} l`,
    `${numbers(right - c, y, right, y + c, right, y + r)} c ${numbers(right, bottom - r)} l`,
    `${numbers(right, bottom - c, right - c, bottom, right - r, bottom)} c ${numbers(x + r, bottom)} l`,
    `${numbers(x + c, bottom, x, bottom - c, x, bottom - r)} c ${numbers(x, y + r)} l`,
    `${numbers(x, y + c, x + c, y, x + r, y)} c h`,
  ].join('\n');
}
