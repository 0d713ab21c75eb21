import { createCanvas, Path2D } from '@napi-rs/canvas';
import { grid } from '#icons/drawing.ts';

/** The ink of an icon rendered at this size, one value from 0 to 255 per pixel. */
export function raster(d: string, size: number, rule: 'nonzero' | 'evenodd' = 'nonzero'): number[] {
  const context = createCanvas(size, size).getContext('2d');
  context.scale(size / grid, size / grid);
  context.fill(new Path2D(d), rule);
  const { data } = context.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, pixel) => data[pixel * 4 + 3] ?? 0);
}

/** Ink in common as a share of all ink: 1 is the same picture, 0 shares no pixel. */
export function overlap(a: readonly number[], b: readonly number[]): number {
  let common = 0;
  let all = 0;
  a.forEach((ink, pixel) => {
    const other = b[pixel] ?? 0;
    common += Math.min(ink, other);
    all += Math.max(ink, other);
  });
  return all === 0 ? 1 : common / all;
}
