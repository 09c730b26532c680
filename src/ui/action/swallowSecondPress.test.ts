// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swallowSecondPress } from './swallowSecondPress.ts';

const clicked = vi.fn();
const click = (init: PointerEventInit) =>
  document.body.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ...init }));
const FIRST = { detail: 1, clientX: 100, clientY: 0 };

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

it.each<[string, PointerEventInit]>([
  ['the second click of a double click', { detail: 2, clientX: 104 }],
  ['a second tap of a finger at the same place', { detail: 1, clientX: 110, pointerType: 'touch' }],
])('lets %s reach nothing', (_, second) => {
  swallowSecondPress(FIRST);

  click(second);

  expect(clicked).not.toHaveBeenCalled();
});

it.each<[string, PointerEventInit, number]>([
  ['another click, however soon', { detail: 1, clientX: 100, pointerType: 'mouse' }, 0],
  ['a tap at another place', { detail: 1, clientX: 160, pointerType: 'touch' }, 0],
  ['a tap after a while', { detail: 1, clientX: 100, pointerType: 'touch' }, 500],
])('lets %s through', (_, second, laterMs) => {
  swallowSecondPress(FIRST);

  vi.advanceTimersByTime(laterMs);
  click(second);

  expect(clicked).toHaveBeenCalledOnce();
});

it('lets everything through after a key', () => {
  swallowSecondPress({ ...FIRST, detail: 0 });

  click({ detail: 2, clientX: 100 });

  expect(clicked).toHaveBeenCalledOnce();
});
