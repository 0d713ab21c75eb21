import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

it('comes back as it was, with either separator', () => {
  // A first cell that says which separator it is, as a heading does; no row of nothing.
  const cell = fc.string({ minLength: 1 }).filter((text) => !/^[=+\-@\t\r]/.test(text));
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 });
  fc.assert(
    fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, separator) => {
      const all = [['date', 'player', 'points'], ...rows];
      expect(readCsv(writeCsv(all, separator))).toEqual(all);
    }),
  );
});

it('lets no name be a formula', () => {
  expect(writeCsv([['=1+1', '@a', -5, 'a-b']], ';')).toBe("'=1+1;'@a;-5;a-b\r\n");
});

it('reads any text without stumbling', () => {
  fc.assert(fc.property(fc.string(), (text) => void readCsv(text)));
});
