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

test('nothing pressed, as when Tab leaves a field: it is done at once · DEP-05', () => {
  afterPress(act);

  expect(act).toHaveBeenCalledOnce();
});

test('under a press it waits for the click, and is done before what was clicked hears of it · DEP-05', () => {
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
  'a press that ends in no click (%s) loses nothing · DEP-05',
  (end) => {
    send('pointerdown');
    afterPress(act);
    send(end);
    vi.runAllTimers();

    expect(act).toHaveBeenCalledOnce();
  },
);
