import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../action/Button.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { showToast, Toaster } from './toasts.tsx';

const MESSAGE = 'This could not be done, for a reason that takes a sentence of some length to explain.';
const nothing = () => undefined;

/** Shows a card of three fields, which ends in a button, and a toast. */
async function show(severity: 'success' | 'error', message = 'Sent.'): Promise<HTMLElement> {
  render(
    <>
      <main tabIndex={-1} className="app-page">
        <h1>Reset Password</h1>
        {['New Password', 'Confirm Password', 'Code'].map((label) => (
          <TextInput key={label} id={label} label={label} value="" onChange={nothing} />
        ))}
        <Button>Submit</Button>
      </main>
      <Toaster />
    </>,
  );
  showToast({ severity, message });
  return screen.findByRole(severity === 'error' ? 'alert' : 'status');
}

const shown = () => document.querySelectorAll('.app-toast').length;

/** Drags from the middle of the card's text by a distance, in steps, as a finger or a mouse does. */
async function swipe(toast: HTMLElement, distance: number): Promise<void> {
  const { left, top, width, height } = toast.querySelector('.app-toast__card')!.getBoundingClientRect();
  const at = (x: number) => ({ coords: { x: left + width / 2 + x, y: top + height / 2 } });
  await userEvent.pointer([
    { ...at(0), keys: '[MouseLeft>]' },
    at(distance / 2),
    { ...at(distance), keys: '[/MouseLeft]' },
  ]);
}

it('a toast follows a drag, springs back after 40 px, and is dismissed after 60 px · TOAST-03, CONST-12', async () => {
  const toast = await show('success');
  const card = toast.querySelector<HTMLElement>('.app-toast__card')!;
  const { left } = card.getBoundingClientRect();

  await swipe(toast, 40);
  expect(shown()).toBe(1);
  await vi.waitFor(() => expect(card.getBoundingClientRect().left).toBe(left));

  await swipe(toast, 60);
  await vi.waitFor(() => expect(shown()).toBe(0));
});

it('F8 focuses the newest toast, and closing it by keyboard restores the focus · TOAST-05', async () => {
  const toast = await show('error');
  const field = screen.getByLabelText('Code');
  field.focus();

  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(toast);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');

  await vi.waitFor(() => expect(shown()).toBe(0));
  expect(document.activeElement).toBe(field);
});

it('the mouse on a toast stops its timer, and its Close button dismisses it · TOAST-02, TOAST-07', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const found = show('success');
  await vi.advanceTimersByTimeAsync(100);
  const toast = await found;
  await userEvent.hover(toast);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(1);

  await userEvent.hover(screen.getByRole('heading'));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(shown()).toBe(0));
});

it.each([
  [320, 568],
  [320, 256],
  [390, 844],
  [768, 600],
  [897, 500],
  [1280, 720],
])(
  'at %s × %s px, a long toast covers neither the focused control nor the heading and the first field, if they fit · TOAST-06, WCAG 2.4.11',
  async (width, height) => {
    await page.viewport(width, height);
    const toast = await show('error', MESSAGE);
    const kept = { heading: screen.getByRole('heading'), field: screen.getByLabelText('New Password') };
    const isCovered = (element: Element) => {
      const [over, under] = [toast, element].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      return (
        under.right > over.left &&
        under.left < over.right &&
        under.bottom > over.top &&
        under.top < over.bottom
      );
    };
    for (const control of [...screen.getAllByRole('textbox'), screen.getByText('Submit')]) {
      control.focus();
      await vi.waitFor(() => {
        const covered = Object.entries({ focus: control, ...kept }).filter(([, element]) =>
          isCovered(element),
        );
        expect(covered.map(([name]) => name)).toEqual([]);
      });
    }
  },
);
