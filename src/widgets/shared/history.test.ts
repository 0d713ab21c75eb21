import { expect, it } from 'vitest';
import { begin, change, redo, undo } from './history.ts';

it('goes back step by step and forward again', () => {
  const three = change(change(begin('a'), 'b'), 'c');
  const one = undo(undo(three));
  expect(one.now).toBe('a');
  expect(undo(one)).toBe(one);
  expect(redo(redo(one)).now).toBe('c');
  expect(redo(three)).toBe(three);
});

it('takes what is typed into one field as one step', () => {
  const typed = change(change(change(begin(''), 'A', 'name'), 'An', 'name'), 'Ann', 'name');
  expect(undo(typed).now).toBe('');
  const other = change(typed, 'Ann 1', 'track');
  expect(undo(other).now).toBe('Ann');
});

it('starts a new step in the same field after undo', () => {
  const again = change(undo(change(change(begin('a'), 'b', 'f'), 'c')), 'd', 'f');
  expect(undo(again).now).toBe('b');
});

it('forgets what was undone once something new is entered', () => {
  const branch = change(undo(change(begin('a'), 'b')), 'c');
  expect(branch.future).toEqual([]);
  expect(undo(branch).now).toBe('a');
});

it('keeps no step where nothing changed, and not more than a hundred', () => {
  const start = begin(0);
  expect(change(start, 0)).toBe(start);
  let long = start;
  for (let step = 1; step <= 150; step++) long = change(long, step);
  expect(long.past.length).toBe(100);
});
