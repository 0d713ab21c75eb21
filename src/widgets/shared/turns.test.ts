import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLast, inTurn } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does one piece of work in each task, in the order of asking', () => {
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) inTurn(() => done.push(name));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b']);
  vi.runAllTimers();
  inTurn(() => done.push('d'));
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(vi.getTimerCount()).toBe(0);
});

it('lets those who join meanwhile go before what comes at last', () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('whole');
    inTurn(() => done.push('half'));
    inTurn(() => done.push('other half'));
  });
  atLast(() => done.push('ready'));
  vi.runAllTimers();
  expect(done).toEqual(['whole', 'half', 'other half', 'ready']);
});
