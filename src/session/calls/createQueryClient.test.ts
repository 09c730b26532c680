import { expect, it, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { createQueryClient } from './createQueryClient.ts';
import { fetchScript } from './fetchScript.ts';
import { isThrown } from './judgeFailure.ts';

it('a call is never repeated, its data is never stale, and its failure is thrown to the boundary · CONST-07', () => {
  const networkMode = 'always';
  expect(createQueryClient(() => undefined).getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      throwOnError: true,
      networkMode,
    },
    mutations: { gcTime: Infinity, throwOnError: isThrown, networkMode },
  });
});

it.each([
  ['is not repeated', new ServerError('x', { status: 500 }), 1],
  [
    'is repeated once if the browser has a new session',
    new ServerError('x', { status: 409, code: 'session_replaced' }),
    2,
  ],
])('a call that fails %s · CONST-07, ERR-09', async (_, error, calls) => {
  const onFailure = vi.fn();
  const call = vi.fn(() => Promise.reject(error));

  await expect(createQueryClient(onFailure).query({ queryKey: ['x'], queryFn: call })).rejects.toBe(error);

  expect(call).toHaveBeenCalledTimes(calls);
  expect(onFailure.mock.calls).toEqual([[error]]);
});

it.each([
  ['is blocked', () => Promise.reject(new TypeError('blocked')), 0, 'A script did not load: blocked'],
  ['takes 30 s', () => new Promise(() => undefined), 30_000, 'A script did not load: '],
])(
  'a script that %s causes a ScriptError, so that the page offers a reload · ERR-15',
  async (_, load, ms, message) => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    fetchScript(load()).catch(outcome);

    await vi.advanceTimersByTimeAsync(Math.max(ms - 1, 0));
    expect(outcome).toHaveBeenCalledTimes(ms > 0 ? 0 : 1);
    await vi.advanceTimersByTimeAsync(1);

    expect(outcome.mock.lastCall).toMatchObject([
      { name: 'ScriptError', message, cause: expect.anything() as unknown },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  },
);
