// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installClock } from './clockScript.ts';
import type { PageClock } from './clockScript.ts';

const MINUTE = 60_000;
const real = { Date, setTimeout, setInterval, clearTimeout, clearInterval };
let clock: PageClock;

beforeEach(() => {
  vi.useFakeTimers();
  installClock();
  clock = (window as unknown as { pageClock: PageClock }).pageClock;
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(window, real);
});

function advance(ms: number): void {
  clock.advance(ms);
  vi.advanceTimersByTime(100);
}

it('runs what falls due on the way, each at its time and in its order', () => {
  const start = Date.now();
  const ran: [string, number][] = [];
  const note = (what: string) => ran.push([what, Math.round((Date.now() - start) / MINUTE)]);
  window.setTimeout(note, 10 * MINUTE, 'late');
  window.setTimeout(note, 5 * MINUTE, 'early');
  window.setInterval(note, 4 * MINUTE, 'every');
  const dropped = window.setTimeout(note, MINUTE, 'dropped');
  window.clearTimeout(dropped);

  advance(11 * MINUTE);

  expect(ran).toEqual([
    ['every', 4],
    ['early', 5],
    ['every', 8],
    ['late', 10],
  ]);
  expect(Math.round((new Date().getTime() - start) / MINUTE)).toBe(11);
  expect(clock.moves).toBe(1);
});

it('goes at its own pace until it is moved', () => {
  const run = vi.fn();
  window.setTimeout(run, 1_000);

  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
