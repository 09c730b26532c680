import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOldRecords } from './deleteOldRecords.ts';
import { ServerClock } from './ServerClock.ts';

vi.mock('./deleteOldRecords.ts', () => ({
  deleteOldRecords: vi.fn(() => Promise.reject(new Error('blocked'))),
}));

const NOON = Date.UTC(2025, 5, 1, 12);
const replyAt = (ms: number) => new Response('', { headers: { Date: new Date(ms).toUTCString() } });

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it('the server’s time is what its last reply said, and goes on; the device’s clock does not matter · PROD-06', () => {
  const clock = new ServerClock();
  clock.set(new Response(''));
  expect(clock.now).toBeNull();

  clock.set(replyAt(NOON));
  expect(clock.now).toBe(NOON);
  vi.setSystemTime(NOON * 2);
  vi.advanceTimersByTime(1_500);
  clock.set(new Response('', { headers: { Date: 'soon' } }));
  expect(clock.now).toBe(NOON + 1_500);
  clock.set(replyAt(7_000));

  expect(clock.now).toBe(7_000);
});

it('a moment after its first reply, a page deletes old records, once · PROD-06', async () => {
  const clock = new ServerClock();
  clock.set(replyAt(NOON));
  clock.set(replyAt(NOON));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(deleteOldRecords).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();

  expect(vi.mocked(deleteOldRecords).mock.calls).toEqual([[NOON + 5_000]]);
});
