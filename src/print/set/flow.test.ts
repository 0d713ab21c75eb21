import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Overflow } from './break-lines.ts';
import {
  balanced,
  type Flow,
  fillColumns,
  leading,
  listFlow,
  type Slice,
  setColumn,
} from './flow.ts';
import type { Sheet } from './sheet.ts';

const slice = (height: number, before = 0, keep = false): Slice => ({
  height,
  before,
  keep,
  draw: () => {},
});

/** The slices of paragraphs under headings, as rule texts have them. */
const texts = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 30 })
  .map((parts) =>
    parts.flatMap(([headed, lines]) => [
      ...(headed ? [slice(14, 9, true)] : []),
      ...Array.from({ length: lines }, (_, at) =>
        slice(11, at === 0 ? 4 : 0, at < lines - 1 && (at === 0 || at === lines - 2)),
      ),
    ]),
  );

const used = (slices: readonly Slice[]): number => {
  const last = setColumn(slices).at(-1);
  return last === undefined ? 0 : last.y + last.slice.height;
};

test('nothing is lost, nothing is too tall, nothing that stays together is parted', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 80, max: 300 }), (slices, room) => {
      const columns = fillColumns(slices, () => room);
      expect(columns.flat()).toEqual(slices);
      for (const column of columns) expect(used(column)).toBeLessThanOrEqual(room + 0.01);
      for (const column of columns.slice(0, -1)) expect(column.at(-1)?.keep).toBe(false);
    }),
  );
});

test('the last columns are about as tall as each other', () => {
  fc.assert(
    fc.property(texts, (slices) => {
      const columns = balanced(slices, 2, 10_000);
      expect(columns.flat()).toEqual(slices);
      expect(columns.length).toBeLessThanOrEqual(2);
      for (const column of columns.slice(0, -1)) expect(column.at(-1)?.keep).toBe(false);
    }),
  );
});

test('a list is divided between two items at least, and a short one not at all', () => {
  // How tall a slice is says which item it belongs to.
  const item =
    (lines: number, at: number): Flow =>
    () =>
      Array.from({ length: lines }, () => slice(10 + at / 100));
  const columnsOf = (lines: readonly number[], room: number): number[][] =>
    fillColumns(listFlow(lines.map(item))(0, {} as Sheet), () => room).map((column) =>
      column.map(({ height }) => Math.round((height - 10) * 100)),
    );
  expect(columnsOf([1, 1, 1], 35)).toEqual([[0, 1, 2]]);
  expect(() => columnsOf([1, 1, 1], 25)).toThrow(Overflow);
  expect(columnsOf([1, 1, 1, 1], 35)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(columnsOf([2, 1, 3, 1, 1], 55)).toEqual([
    [0, 0, 1, 2, 2],
    [2, 3, 4],
  ]);
  expect(columnsOf([2, 1, 1, 3], 55)).toEqual([
    [0, 0, 1],
    [2, 3, 3, 3],
  ]);
});

test('what stays together and has no room is reported', () => {
  expect(() => fillColumns([slice(60, 0, true), slice(60)], () => 100)).toThrow(Overflow);
});

test('a picture without room lets the texts behind it go first, as far as it may', () => {
  const text = (name: string): Slice => ({ ...slice(10), anchor: name });
  const line = slice(10);
  const filled = (floats: number, room: number): string[] => {
    const slices = [text('a'), { ...slice(30), floats }, text('b'), line, line, text('c'), line];
    return fillColumns(slices, () => room).map((column) =>
      column.map(({ anchor, height }) => anchor ?? (height === 30 ? 'picture' : '-')).join(' '),
    );
  };
  expect(filled(5, 40)).toEqual(['a picture', 'b - - c', '-']);
  expect(filled(5, 35)).toEqual(['a b -', '- c -', 'picture']);
  expect(filled(3, 35)).toEqual(['a b -', '-', 'picture', 'c -']);
  expect(filled(0, 35)).toEqual(['a', 'picture', 'b - -', 'c -']);
  // It is not put between the lines of a text.
  expect(filled(5, 50)).toEqual(['a picture b', '- - c -']);
});

test('gaps grow so that a full column reaches its foot, but not by much', () => {
  const slices = [slice(40), slice(40, 5), slice(40, 5)];
  expect(setColumn(slices, 140).map(({ y }) => y)).toEqual([0, 50, 100]);
  expect(setColumn(slices, 400).map(({ y }) => y)).toEqual([0, 45, 90]);
  expect(setColumn(slices).map(({ y }) => y)).toEqual([0, 45, 90]);
});

test('an introduction goes to the next column with what it leads to', () => {
  const lines =
    (count: number): Flow =>
    () =>
      Array.from({ length: count }, () => slice(10));
  const flow = [...lines(2)(0, {} as Sheet), ...leading(lines(1))(0, {} as Sheet), slice(10)];
  expect(fillColumns(flow, () => 35).map((column) => column.length)).toEqual([2, 2]);
});
