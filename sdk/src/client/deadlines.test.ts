import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createObservedSdk } from '../../test-support/createObservedSdk.ts';
import type { Sdk } from '../createSdk.ts';
import { NO_ANSWER_MESSAGE } from '../errors/errorMessages.ts';
import { ServerError, UnauthorizedError } from '../errors/SdkError.ts';
import type { SdkOptions } from './SdkOptions.ts';
import { withDeadline } from './withDeadline.ts';

const TARGET = { url: 'https://storage.test/box', fields: { key: 'u/1' } };
const NO_ANSWER = {
  message: 'The server did not answer in time. Please check your connection and try again.',
  isTimeout: true,
  isNetworkError: true,
  status: undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<Response>(() => undefined);
const begin = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) });

/** Makes a call to the given backend. Returns the requests sent and the error thrown, which is null until then. */
function observe(
  call: (sdk: Sdk) => Promise<unknown>,
  answer: (request: Request) => Response | Promise<Response> = never,
  options: SdkOptions = {},
) {
  const outcome: { thrown: unknown } = { thrown: null };
  const { sdk, requests } = createObservedSdk(answer, options);
  call(sdk).catch((error: unknown) => (outcome.thrown = error));
  return { outcome, requests };
}

describe('a call with a JSON reply', () => {
  it.each([
    ['no reply arrives', never],
    ['the reply never ends', () => new Response(begin())],
    ['the error reply never ends', () => new Response(begin(), { status: 500 })],
  ])('a call ends after 30 seconds when %s', async (_name, answer) => {
    const { outcome } = observe((sdk) => sdk.getProfile(), answer);

    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome.thrown).toBeNull();

    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.thrown).toBeInstanceOf(ServerError);
    expect(outcome.thrown).toMatchObject({ ...NO_ANSWER, path: '/api/profile' });
    expect(outcome.thrown).toHaveProperty('reference', expect.stringMatching(/^[0-9a-f]{8}$/));
    expect(NO_ANSWER_MESSAGE).toBe(NO_ANSWER.message);
  });

  it('a 401 whose body never ends still means that the session has ended · TRAP-51', async () => {
    const { outcome } = observe(
      (sdk) => sdk.getProfile(),
      () => new Response(begin(), { status: 401 }),
    );

    await vi.advanceTimersByTimeAsync(30_000);

    expect(outcome.thrown).toBeInstanceOf(UnauthorizedError);
  });

  it('a call that times out aborts its fetch', async () => {
    const signals: AbortSignal[] = [];
    observe(
      (sdk) => sdk.getProfile(),
      (request) => {
        signals.push(request.signal);
        return never();
      },
    );

    await vi.advanceTimersByTimeAsync(30_000);

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each([
    [2_000, 2_000],
    [90_000, 30_000],
  ])('a call may shorten its deadline but never extend it: %i', async (deadlineMs, endsAfter) => {
    const { outcome } = observe((sdk) => sdk.getTabs({ deadlineMs }));

    await vi.advanceTimersByTimeAsync(endsAfter - 1);
    expect(outcome.thrown).toBeNull();

    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.thrown).toMatchObject(NO_ANSWER);
  });

  it('a call leaves no timer and no listener behind', async () => {
    const controller = new AbortController();
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const { sdk } = createObservedSdk(() => Response.json({ message: 'Done.' }), {
      signal: controller.signal,
    });

    await sdk.submitApplication();

    expect(vi.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });
});

describe('an upload', () => {
  const upload = (bytes: number, options?: object) => (sdk: Sdk) =>
    sdk.uploadFile(TARGET, new File([new Uint8Array(bytes)], 'cv.pdf'), options);

  it.each([
    ['a minute plus the time for its bytes at 10 kB/s', 200_000, undefined, 80_000],
    ['a shorter deadline if one is given', 200_000, { deadlineMs: 5_000 }, 5_000],
  ])('an upload has %s', async (_name, bytes, options, endsAfter) => {
    const { outcome } = observe(upload(bytes, options));

    await vi.advanceTimersByTimeAsync(endsAfter - 1);
    expect(outcome.thrown).toBeNull();

    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.thrown).toBeInstanceOf(ServerError);
    expect(outcome.thrown).toMatchObject({ ...NO_ANSWER, path: undefined, reference: undefined });
  });
});

describe('an abort', () => {
  const calls: [name: string, call: (sdk: Sdk, signal?: AbortSignal) => Promise<unknown>][] = [
    ['a call', (sdk, signal) => sdk.getProfile({ signal })],
    ['an upload', (sdk, signal) => sdk.uploadFile(TARGET, new File(['%'], 'cv.pdf'), { signal })],
  ];

  it.each(calls)(
    "aborting the caller's signal ends %s with the signal's own AbortError · DOC-07, ERR-27",
    async (_name, call) => {
      const controller = new AbortController();
      const { outcome } = observe((sdk) => call(sdk, controller.signal));
      await vi.advanceTimersByTimeAsync(10);

      controller.abort();
      await vi.advanceTimersByTimeAsync(0);

      expect(outcome.thrown).toBe(controller.signal.reason);
      expect(outcome.thrown).toHaveProperty('name', 'AbortError');
    },
  );

  it.each(calls)(
    "aborting the sdk's signal ends %s with the signal's own AbortError",
    async (_name, call) => {
      const session = new AbortController();
      const { outcome } = observe((sdk) => call(sdk), never, { signal: session.signal });
      await vi.advanceTimersByTimeAsync(10);

      session.abort();
      await vi.advanceTimersByTimeAsync(0);

      expect(outcome.thrown).toBe(session.signal.reason);
    },
  );

  it('the reason for an abort takes precedence over the error that older browsers throw', async () => {
    const controller = new AbortController();
    const work = (signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new TypeError('cancelled')));
      });
    const call = withDeadline({ ms: 1_000, signals: [controller.signal], createError: Error }, work);

    controller.abort();

    await expect(call).rejects.toBe(controller.signal.reason);
  });

  it.each(calls)('nothing is sent for %s that has been aborted beforehand', async (_name, call) => {
    const { outcome, requests } = observe((sdk) => call(sdk), never, { signal: AbortSignal.abort() });

    await vi.advanceTimersByTimeAsync(0);

    expect(outcome.thrown).toHaveProperty('name', 'AbortError');
    expect(requests).toEqual([]);
  });
});
