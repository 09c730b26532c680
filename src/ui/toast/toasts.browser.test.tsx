import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../action/Button.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { dismissToasts, showToast, Toaster } from './toasts.tsx';

const MESSAGE = 'This could not be done, for a reason that takes a sentence of some length to explain.';

/** Shows a card of three fields, which ends in a button, under a header of some height, and a toast. */
async function show(severity: 'success' | 'error', message = 'Sent.', above = 0): Promise<HTMLElement> {
  render(
    <>
      <header style={{ display: 'grid', alignItems: 'end', minHeight: above }}>
        <Button>Account</Button>
      </header>
      <main tabIndex={-1} className="app-page">
        <h1>Reset Password</h1>
        {['New Password', 'Confirm Password', 'Code'].map((label) => (
          <TextInput key={label} id={label} label={label} value="" onChange={() => undefined} />
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

it('F8 focuses the newest toast, and closing it by keyboard restores the focus, but not once it has moved on · TOAST-05', async () => {
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

  showToast({ severity: 'error', message: 'No.' });
  await screen.findByRole('alert');
  await userEvent.keyboard('{F8}');
  screen.getByLabelText('New Password').focus();
  dismissToasts();
  await vi.waitFor(() => expect(shown()).toBe(0));
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
});

it('its Close button dismisses a toast · TOAST-07', async () => {
  await show('error');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await vi.waitFor(() => expect(shown()).toBe(0));
  await vi.waitFor(() => expect(getComputedStyle(document.body).paddingBottom).toBe('0px'));
});

/** Returns the elements that a toast covers, by their texts or ids. */
function covered(...elements: readonly Element[]): string[] {
  const toasts = screen.getAllByRole('alert').map((toast) => toast.getBoundingClientRect());
  const isCovered = (under: DOMRect) =>
    toasts.some(
      (over) =>
        under.right > over.left &&
        under.left < over.right &&
        under.bottom > over.top &&
        under.top < over.bottom,
    );
  return elements
    .filter((each) => isCovered(each.getBoundingClientRect()))
    .map((each) => each.textContent || each.id);
}

/** Scrolls until an element is at the bottom of the window, where toasts appear. */
const scrollDown = (element: Element) =>
  window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);

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
    await show('error', MESSAGE, height - 80);
    const beginning = [screen.getByRole('heading'), screen.getByLabelText('New Password')];
    await vi.waitFor(() => expect(covered(...beginning)).toEqual([]));

    for (const control of document.querySelectorAll<HTMLElement>('header button, main input, main button')) {
      scrollDown(control);
      // As a press does, which does not scroll.
      control.focus({ preventScroll: true });
      await vi.waitFor(() => expect(covered(control), 'once it is pressed').toEqual([]));

      scrollDown(control);
      showToast({ severity: 'error', message: MESSAGE });
      await vi.waitFor(() => expect(covered(control), 'once there is another toast').toEqual([]));
      expect(control.getBoundingClientRect().top, 'scrolled too far').toBeGreaterThanOrEqual(0);
    }
  },
);
