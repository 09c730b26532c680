import { expect, it, vi } from 'vitest';
import { waitForSession } from './waitForSession.ts';

it.each([
  ['is visible at once', 0, true],
  ['becomes visible a moment after the reply, as in WebKit', 120, true],
  ['is never visible, as when cookies are blocked', Infinity, false],
])(
  'waitForSession returns whether the page sees the session when its cookie %s · FOOT-05',
  async (_, after, isSeen) => {
    vi.useFakeTimers();
    const start = Date.now();
    const seen = waitForSession(() => (Date.now() - start >= after ? 'admit_session=m1' : ''));
    await vi.advanceTimersByTimeAsync(500);
    expect(await seen).toBe(isSeen);
    vi.useRealTimers();
  },
);
