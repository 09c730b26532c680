// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swallowSecondPress } from './swallowSecondPress.ts';

const clicked = vi.fn();
const click = (clientX: number, clientY = 0) =>
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.addEventListener('click', clicked);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.removeEventListener('click', clicked);
  clicked.mockClear();
});

it('lets no second press at the same place reach what has moved there', () => {
  swallowSecondPress({ detail: 1, clientX: 100, clientY: 0 });

  click(104);

  expect(clicked).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['at another place', () => click(160)],
  ['after a while', () => (vi.advanceTimersByTime(500), click(100))],
])('lets a press through %s', (_, press) => {
  swallowSecondPress({ detail: 1, clientX: 100, clientY: 0 });

  press();

  expect(clicked).toHaveBeenCalledOnce();
});

it('lets every press through after a key', () => {
  swallowSecondPress({ detail: 0, clientX: 0, clientY: 0 });

  click(0);

  expect(clicked).toHaveBeenCalledOnce();
});
