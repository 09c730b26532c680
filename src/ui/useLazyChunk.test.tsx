// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyChunk } from './lazyChunk.ts';
import { useLazyChunk } from './useLazyChunk.ts';

test('useLazyChunk loads a chunk only when it is needed, and retries a failed load · ERR-15', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve('the dialog')).mockRejectedValueOnce(new TypeError('offline'));
  const chunk = lazyChunk(fetch);

  const { result, rerender } = renderHook((isNeeded) => useLazyChunk(chunk, isNeeded), {
    initialProps: false,
  });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(fetch).not.toHaveBeenCalled();
  rerender(true);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(result.current).toBe('the dialog');
  expect(fetch).toHaveBeenCalledTimes(2);
});
