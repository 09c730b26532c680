// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ToastOptions } from './ToastCard.tsx';
import { showToast, Toaster } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

const show = (options: ToastOptions) => act(() => void showToast(options));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const success = (name = 'Success') => screen.queryAllByRole('status', { name });
const failure = (name = 'Error') => screen.queryAllByRole('alert', { name });

test.each([
  ['success', 'Success', 5_000, 'TOAST-01, TOAST-02, TOAST-03', success],
  ['error', 'Error', 300_000, 'TOAST-01, TOAST-06', failure],
] as const)(
  'a toast with the severity %s is titled %s and shown for %i ms · %s',
  (severity, title, ms, _id, find) => {
    show({ severity, message: 'Sent.' });
    const [toast] = find();
    expect(toast?.textContent).toContain(title);
    // Its role makes it a live region, which must not be nested in another one.
    expect(toast?.parentElement?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();

    wait(ms - 1);
    expect(find()).toHaveLength(1);
    wait(1);
    expect(find()).toHaveLength(0);
  },
);

const MOUSE = { pointerType: 'mouse' };
const MOVES = {
  mouse: {
    enter: (toast: HTMLElement) => fireEvent.pointerEnter(toast, MOUSE),
    leave: (toast: HTMLElement) => fireEvent.pointerLeave(toast, MOUSE),
  },
  focus: {
    enter: () => fireEvent.keyDown(document, { key: 'F8' }),
    leave: (toast: HTMLElement) => act(() => toast.blur()),
  },
};

test.each([
  ['mouse', 'focus'],
  ['focus', 'mouse'],
] as const)(
  'a toast focused with F8 stays open while the %s is on it, even after the %s has left · TOAST-02, TOAST-05',
  (kept, lost) => {
    show({ severity: 'success', message: 'Sent.' });
    const toast = success()[0]!;
    MOVES[kept].enter(toast);
    MOVES[lost].enter(toast);
    expect(document.activeElement).toBe(toast);
    MOVES[lost].leave(toast);
    wait(10_000);
    expect(success()).toHaveLength(1);

    MOVES[kept].leave(toast);
    wait(5_000);
    expect(success()).toHaveLength(0);
  },
);

test('a toast’s timer pauses while the mouse is on it, but not after a touch · TOAST-02', () => {
  show({ severity: 'success', message: 'Sent.' });
  const [toast] = success();
  fireEvent.pointerEnter(toast!, { pointerType: 'touch' });
  wait(4_000);
  // The device's clock is set back.
  vi.setSystemTime(Date.now() - 3_600_000);
  fireEvent.pointerEnter(toast!, MOUSE);
  wait(10_000);
  fireEvent.pointerLeave(toast!, MOUSE);

  wait(999);
  expect(success()).toHaveLength(1);
  wait(1);
  expect(success()).toHaveLength(0);
});

test('a toast’s duration, label and Close button can be set; by default, only an error toast has the button · TOAST-07, TOAST-08', () => {
  show({ severity: 'error', message: 'No.' });
  show({ severity: 'error', message: 'Never.', close: false });
  show({ severity: 'success', message: 'Sent.' });
  expect(screen.getAllByRole('button')).toHaveLength(1);

  show({ severity: 'success', message: 'Sent.', label: 'Success Notification', close: true, duration: 50 });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  wait(50);
  expect(success('Success Notification')).toHaveLength(0);
});

test('following a link in a toast dismisses the toast, but opening the link in another tab does not · TRAP-22', () => {
  // Prevents the default on a plain click, as the router's links do.
  const follow = (event: MouseEvent) => event.ctrlKey || event.preventDefault();
  const link = (
    <a href="/forgot" onClick={follow}>
      Ask again
    </a>
  );
  show({ severity: 'error', message: 'No.', link });
  const shown = screen.getByRole('link', { name: 'Ask again' });

  expect(fireEvent.click(shown, { ctrlKey: true })).toBe(true);
  expect(failure()).toHaveLength(1);
  expect(fireEvent.click(shown)).toBe(false);
  show({ severity: 'success', message: 'Sent.' });
  expect(failure()).toHaveLength(0);
});

test('a toast with the same severity, label and message replaces the old one · TOAST-09', () => {
  const options: ToastOptions = { severity: 'error', message: 'No.', label: 'Login Card Error' };
  show(options);
  wait(200_000);
  show(options);
  show({ ...options, message: 'Never.' });
  show({ ...options, label: 'Error' });
  show({ ...options, severity: 'success' });

  expect(failure('Login Card Error')).toHaveLength(2);
  wait(299_999);
  expect(failure('Login Card Error')).toHaveLength(2);
});
