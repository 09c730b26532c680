import { expect, it, vi } from 'vitest';
import { waitForSession } from './waitForSession.ts';

it.each([
  ['at once', 0, true],
  ['a moment after the reply, as WebKit shows it', 120, true],
  ['never, as where cookies are refused', Infinity, false],
])('a session whose cookie comes %s · FOOT-05', async (_, after, isSeen) => {
  vi.useFakeTimers();
  const start = Date.now();
  const seen = waitForSession(() => (Date.now() - start >= after ? 'admit_session=m1' : ''));
  await vi.advanceTimersByTimeAsync(500);
  expect(await seen).toBe(isSeen);
  vi.useRealTimers();
});
