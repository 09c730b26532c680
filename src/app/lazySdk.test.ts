import { expect, it, vi } from 'vitest';
import { judgeFailure } from '../session/index.ts';
import { createLazySdk, sdkChunk } from './lazySdk.ts';

const fetch = vi.fn(() => Promise.resolve(Response.json({ message: 'ok' })));
const options = { baseUrl: 'http://localhost', fetch };

it('if the sdk’s script cannot be loaded, a call fails as if the network were down, and the next call tries again', async () => {
  const fetched = vi.spyOn(sdkChunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const sdk = createLazySdk(options);

  const error: unknown = await sdk.submitApplication().catch((thrown: unknown) => thrown);
  expect(judgeFailure(error)).toEqual({ kind: 'unreachable' });

  expect(await sdk.submitApplication()).toEqual({ message: 'ok' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a call is aborted if its session ends before the sdk’s script has loaded', async () => {
  vi.spyOn(sdkChunk, 'get').mockReturnValue(undefined);
  vi.spyOn(sdkChunk, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const session = new AbortController();

  const call = createLazySdk({ ...options, signal: session.signal }).submitApplication();
  session.abort();

  await expect(call).rejects.toBe(session.signal.reason);
});

it('once the sdk’s script is loaded, a call is sent in the same task as the press · PROD-06', async () => {
  await sdkChunk.load();
  fetch.mockClear();

  const call = createLazySdk(options).saveAnswers({}, { keepalive: true });
  // The call must not wait for a timer, because timers no longer run in a page that is being closed.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();

  expect(fetch).toHaveBeenCalledOnce();
  await call.catch(() => undefined);
});
