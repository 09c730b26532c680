import { expect, it, vi } from 'vitest';
import { catchDrops } from './catchDrops.ts';

const onStray = vi.fn();
catchDrops(onStray);

/** Drags a file or a text over an element and drops it, and returns which events were prevented. */
function drop(on: HTMLElement, what: File | string): boolean[] {
  document.body.append(on);
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/plain', what);
  else dataTransfer.items.add(what);
  const init = { bubbles: true, cancelable: true, dataTransfer };
  return ['dragover', 'drop'].map((type) => !on.dispatchEvent(new DragEvent(type, init)));
}

const file = () => new File(['%PDF-1.7'], 'transcript.pdf', { type: 'application/pdf' });

it('a file dropped beside the upload boxes is not opened, and is reported; a text or a file for a file input is left alone · DOC-14', () => {
  expect(drop(document.createElement('h1'), file())).toEqual([true, true]);
  expect(onStray).toHaveBeenCalledOnce();

  expect(drop(document.createElement('h1'), 'Maya')).toEqual([false, false]);
  expect(drop(Object.assign(document.createElement('input'), { type: 'file' }), file())).toEqual([
    false,
    false,
  ]);
  expect(onStray).toHaveBeenCalledOnce();
});
