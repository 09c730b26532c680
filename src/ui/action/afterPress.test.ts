// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

const act = vi.fn();
const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void act.mockClear());

test('afterPress runs the action at once if nothing is pressed, e.g. when Tab leaves a field · DEP-05', () => {
  afterPress(act);

  expect(act).toHaveBeenCalledOnce();
});

test('an action requested during a press waits for the click and runs before the click handlers · DEP-05', () => {
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
  'a press that does not end in a click (%s) still runs the action · DEP-05',
  (end) => {
    send('pointerdown');
    afterPress(act);
    send(end);
    vi.runAllTimers();

    expect(act).toHaveBeenCalledOnce();
  },
);
