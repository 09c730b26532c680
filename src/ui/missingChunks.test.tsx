// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './overlay/Modal.tsx';
import { dialogsChunk, toastsChunk } from './chunks.ts';
import { dismissToasts, showToast, Toaster } from './toast/toasts.tsx';

const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  for (const chunk of [dialogsChunk, toastsChunk]) {
    vi.spyOn(chunk, 'get').mockReturnValue(undefined);
    vi.spyOn(chunk, 'preload').mockReturnValue(undefined);
  }
});

test('a dialog whose script does not load shows its text and buttons in the page · ERR-15', async () => {
  const onClose = vi.fn();
  render(
    <Modal isOpen title="Unexpected Error" onClose={onClose} footer={<button type="button">Reload</button>}>
      <p>Boom</p>
    </Modal>,
  );
  await pass(2_000);

  expect(screen.getByRole('alert').textContent).toContain('Unexpected ErrorBoom');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('if the toast script fails to load, each message appears once in the page and can be closed there · TOAST-09', async () => {
  render(<Toaster />);
  act(() => {
    for (const message of ['Boom', 'Boom', 'Other']) showToast({ severity: 'error', message });
  });
  await pass(2_000);

  expect(said()).toEqual(['ErrorBoomClose', 'ErrorOtherClose']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(said()).toEqual(['ErrorOtherClose']);
  act(() => dismissToasts());
  expect(said()).toEqual([]);
});

test('a toast that is shown before the first page is rendered, or before its script has loaded, appears afterwards, even in StrictMode · TOAST-01, TRAP-47', () => {
  showToast({ severity: 'error', message: 'Look here.' });
  const { rerender } = render(<Toaster />);
  expect(said()).toEqual([]);

  vi.restoreAllMocks();
  rerender(<Toaster />);

  expect(said()).toEqual(['ErrorLook here.']);
});
