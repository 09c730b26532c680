// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

const act = vi.fn();
const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  act.mockClear();
});

test('DEP-05 nothing pressed, as when Tab leaves a field: it is done at once', () => {
  afterPress(act);

  expect(act).toHaveBeenCalledOnce();
});

test('DEP-05 under a press it waits for the click, and is done before what was clicked hears of it', () => {
  const clicked = vi.fn(() => expect(act).toHaveBeenCalledOnce());
  document.body.addEventListener('click', clicked, { once: true });
  send('pointerdown');
  afterPress(act);
  expect(act).not.toHaveBeenCalled();

  send('pointerup');
  send('click');
  vi.runAllTimers();

  expect(clicked).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])(
  'DEP-05 a press that ends in no click (%s) loses nothing',
  (end) => {
    send('pointerdown');
    afterPress(act);
    send(end);
    vi.runAllTimers();

    expect(act).toHaveBeenCalledOnce();
  },
);
