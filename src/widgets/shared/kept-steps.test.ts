import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FakeStorage } from '#testing/fake-storage.ts';
import type { Codec } from './document.ts';
import { begin, change, type History, redo, undo } from './history.ts';
import { findSteps, keepSteps } from './kept-steps.ts';
import { nowhere, storageShelf } from './shelf.ts';

const codec: Codec<string> = {
  kind: 'note',
  version: 1,
  write: (text) => text,
  read: (data) => (typeof data === 'string' ? data : undefined),
};

const steps = (history: History<string>) => ({ id: 'a', history, unkept: false });

it('undo and redo go on where the page was left', () => {
  const tab = storageShelf(new FakeStorage());
  const left = undo(change(change(begin('one'), 'two'), 'three'));
  keepSteps(tab, codec, steps(left));
  const found = findSteps(tab, codec)?.history ?? begin('');
  expect([undo(found).now, found.now, redo(found).now]).toEqual(['one', 'two', 'three']);
});

it('keeps as many steps as there is room for, and always the last state', () => {
  const long = Array.from({ length: 100 }, (_, at) => `entry ${at}`).reduce(
    (history: History<string>, text) => change(history, text),
    begin(''),
  );
  fc.assert(
    fc.property(fc.nat(4000), (room) => {
      const storage = new FakeStorage();
      storage.room = room;
      keepSteps(storageShelf(storage), codec, steps(long));
      const found = findSteps(storageShelf(storage), codec);
      if (found === undefined) expect(room).toBeLessThan(150);
      else {
        expect(found.history.now).toBe('entry 99');
        expect([0, 20, 100]).toContain(found.history.past.length);
      }
    }),
  );
});

it.each([
  '',
  '{',
  'null',
  '{"id":1}',
  '{"id":"a","now":["note",1,5]}',
  '{"id":"a","now":["other",1,"x"]}',
])('finds nothing in %j', (text) => {
  const storage = new FakeStorage();
  storage.setItem('yardstick/steps/note', text);
  expect(findSteps(storageShelf(storage), codec)).toBeUndefined();
  expect(findSteps(nowhere, codec)).toBeUndefined();
});

it('finds the state without steps where only those are damaged', () => {
  const storage = new FakeStorage();
  const text = '{"id":"a","past":[["note",1,5]],"future":[],"now":["note",1,"x"]}';
  storage.setItem('yardstick/steps/note', text);
  expect(findSteps(storageShelf(storage), codec)?.history).toEqual(begin('x'));
});
