import { expect, it } from 'vitest';
import { FakeStorage } from '#testing/fake-storage.ts';
import { storageShelf } from '#widgets/shared/shelf.ts';
import { openProgress } from './progress.ts';

it('keeps the last answer to each situation on the device', () => {
  const shelf = storageShelf(new FakeStorage());
  const progress = openProgress(shelf, 'fort');
  progress.note('a', false);
  progress.note('b', true);
  progress.note('a', true);
  progress.note('b', false);
  const again = openProgress(shelf, 'fort');
  expect([again.isRight('a'), again.isRight('b'), again.isRight('c')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(openProgress(shelf, 'dobro').isRight('a')).toBe(false);
});

it('adds to what another tab noted meanwhile', () => {
  const shelf = storageShelf(new FakeStorage());
  const [one, other] = [openProgress(shelf, 'fort'), openProgress(shelf, 'fort')];
  one.note('a', true);
  other.note('b', true);
  const again = openProgress(shelf, 'fort');
  expect([again.isRight('a'), again.isRight('b')]).toEqual([true, true]);
});

it('sets aside what it can’t read, and says so', () => {
  const storage = new FakeStorage();
  const shelf = storageShelf(storage);
  openProgress(shelf, 'fort').note('a', true);
  const key = shelf.keys().find((each) => each.includes('answers')) ?? '';
  shelf.put(key, '{"at":1,"game":["fort-practice",1,{"a":"yes"}]}');
  const again = openProgress(shelf, 'fort');
  expect([again.wasAside, again.isRight('a')]).toEqual([true, false]);
  expect(shelf.keys().some((each) => each.startsWith('yardstick/aside/'))).toBe(true);
});

it('forgets all when asked to', () => {
  const shelf = storageShelf(new FakeStorage());
  const progress = openProgress(shelf, 'fort');
  progress.note('a', true);
  progress.forget();
  expect([progress.isRight('a'), openProgress(shelf, 'fort').isRight('a')]).toEqual([false, false]);
});
