import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOldRecords } from '../letters/deleteOldRecords.ts';

vi.mock('../letters/deleteOldRecords.ts', () => ({
  deleteOldRecords: vi.fn(() => Promise.reject(new Error('blocked'))),
}));

const NOON = Date.UTC(2025, 5, 1, 12);
const replyOf = (date?: string) =>
  Response.json({ status: 'ok' }, { headers: date === undefined ? {} : { Date: date } });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(deleteOldRecords).mockClear();
});

/** Creates a page that has had no reply yet. */
async function aPage(fetch: () => Promise<Response>) {
  const { createSdk } = await import('./createSdk.ts');
  const { serverTime } = await import('./serverTime.ts');
  const call = () =>
    createSdk({ baseUrl: 'http://localhost', fetch })
      .forgotPassword({ username: 'a' })
      .catch(() => undefined);
  return { call, serverTime };
}

it('the server’s time is the last reply’s, and goes on; the device’s clock does not matter · PROD-06', async () => {
  const replies = [
    replyOf(),
    replyOf(new Date(NOON).toUTCString()),
    replyOf('soon'),
    replyOf(new Date(7_000).toUTCString()),
  ];
  const { call, serverTime } = await aPage(() => Promise.resolve(replies.shift() as Response));
  await call();
  expect(serverTime()).toBeNull();

  await call();
  expect(serverTime()).toBe(NOON);
  vi.setSystemTime(NOON * 2);
  await vi.advanceTimersByTimeAsync(1_500);
  await call();
  expect(serverTime()).toBe(NOON + 1_500);
  await call();

  expect(serverTime()).toBe(7_000);
});

it('a moment after its first reply, a page deletes old records, once · PROD-06', async () => {
  const { call } = await aPage(() => Promise.resolve(replyOf(new Date(NOON).toUTCString())));
  await call();
  await call();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(deleteOldRecords).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();

  expect(deleteOldRecords).toHaveBeenCalledOnce();
});

it('a call that gets no reply fails as before', async () => {
  const { call, serverTime } = await aPage(() => Promise.reject(new TypeError('Failed to fetch')));

  await call();

  expect(serverTime()).toBeNull();
});
