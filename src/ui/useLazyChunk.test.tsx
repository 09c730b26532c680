// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyChunk } from './lazyChunk.ts';
import { useLazyChunk } from './useLazyChunk.ts';

test('useLazyChunk retries a failed load and returns the chunk once it has loaded · ERR-15', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve('the dialog')).mockRejectedValueOnce(new TypeError('offline'));
  const chunk = lazyChunk(fetch);

  const { result } = renderHook(() => useLazyChunk(chunk, true));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(result.current).toBe('the dialog');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('useLazyChunk does not load a chunk until it is needed', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve('the dialog'));

  renderHook(() => useLazyChunk(lazyChunk(fetch), false));
  await vi.advanceTimersByTimeAsync(10_000);

  expect(fetch).not.toHaveBeenCalled();
});
