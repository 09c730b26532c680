// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ignoreMovedPress } from './ignoreMovedPress.ts';

interface Press {
  readonly detail: number;
  readonly x: number;
  readonly by?: 'mouse' | 'touch';
  readonly after?: number;
  readonly countsTaps?: boolean;
}

/**
 * Presses Undo at x = 100, which moves Remove there, then presses again.
 *
 * Another control is beside Undo from the start.
 */
function pressTwice(
  { detail, x, by = 'mouse', after = 100, countsTaps = false }: Press,
  second: 'undo' | 'remove' | 'beside',
) {
  document.body.innerHTML = '<button id="undo"></button><label><input id="beside"></label>';
  const page = document.implementation.createHTMLDocument();
  page.body.append(...document.body.children);
  page.body.insertAdjacentHTML('beforeend', '<button id="remove"></button>');
  // happy-dom has no layout, so the positions are set here.
  const lies: Record<number, string> = { 90: 'undo', 100: 'undo', 110: 'undo', 120: 'beside' };
  const find = vi.fn((left: number) => page.getElementById(lies[left] ?? ''));
  page.elementFromPoint = find;
  ignoreMovedPress(page, countsTaps);
  let asked = 0;
  const clicked = vi.fn();
  page.body.addEventListener('click', clicked);
  const press = (id: string, clientX: number, clicks: number, timeStamp: number) => {
    const init = { bubbles: true, cancelable: true, clientX, clientY: 0, detail: clicks };
    for (const type of ['pointerdown', 'mousedown', 'click']) {
      // After it, each question about places costs a slow phone a layout.
      if (type === 'mousedown') asked = find.mock.calls.length;
      const event = new PointerEvent(type, { ...init, pointerType: by });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      page.getElementById(id)?.dispatchEvent(event);
    }
    expect(find).toHaveBeenCalledTimes(asked);
  };

  press('undo', 100, 1, 0);
  // On a slow phone, each takes a millisecond or two of every press.
  expect(find.mock.calls.length).toBeLessThanOrEqual(8);
  press(second, x, detail, after);
  return clicked.mock.calls.length - 1;
}

it.each<[string, Press]>([
  ['the second click of a double click', { detail: 2, x: 104 }],
  ['a second tap at the same place', { detail: 1, x: 110, by: 'touch' }],
])('%s is ignored on a control that the first press has moved under the pointer', (_, second) => {
  expect(pressTwice(second, 'remove')).toBe(0);
});

it.each<[string, Press, Parameters<typeof pressTwice>[1]]>([
  ['the second click of a double click on the same control', { detail: 2, x: 104 }, 'undo'],
  ['a second tap on a control beside the first one', { detail: 2, x: 118, by: 'touch' }, 'beside'],
  ['a click on another control, however soon', { detail: 1, x: 100 }, 'remove'],
  // Android counts two taps within 100 px as a double tap.
  ['a second tap at another place', { detail: 2, x: 160, by: 'touch' }, 'remove'],
  ['a second tap after half a second', { detail: 1, x: 100, by: 'touch', after: 500 }, 'remove'],
  ['a separately counted tap', { detail: 1, x: 100, by: 'touch', countsTaps: true }, 'remove'],
  ['a key press', { detail: 0, x: 100 }, 'remove'],
])('%s is not ignored', (_, second, target) => {
  expect(pressTwice(second, target)).toBe(1);
});
