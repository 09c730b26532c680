import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createObservedSdk } from '../../test-support/createObservedSdk.ts';
import type { Sdk } from '../createSdk.ts';
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

/** Uploads a file of this many bytes. */
const upload = (bytes: number, options?: object) => (sdk: Sdk) =>
  sdk.uploadFile(TARGET, new File([new Uint8Array(bytes)], 'cv.pdf'), options);

/**
 * Makes a call to the given backend. Returns the requests sent and the outcome, whose `thrown` is null until the call
 * fails.
 */
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

describe('deadlines', () => {
  it.each<[string, number, (sdk: Sdk) => Promise<unknown>]>([
    ['a call', 30_000, (sdk) => sdk.getTabs()],
    ['a call with a shorter deadline', 2_000, (sdk) => sdk.getTabs({ deadlineMs: 2_000 })],
    ['a call that asks for a longer deadline', 30_000, (sdk) => sdk.getTabs({ deadlineMs: 90_000 })],
    ['an upload of 200 kB', 80_000, upload(200_000)],
    ['an upload with a shorter deadline', 5_000, upload(200_000, { deadlineMs: 5_000 })],
  ])('%s times out after %d ms, and its fetch is aborted', async (_name, endsAfter, call) => {
    const signals: AbortSignal[] = [];
    const { outcome } = observe(call, ({ signal }) => {
      signals.push(signal);
      return never();
    });

    await vi.advanceTimersByTimeAsync(endsAfter - 1);
    expect(outcome.thrown).toBeNull();

    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.thrown).toBeInstanceOf(ServerError);
    expect(outcome.thrown).toMatchObject(NO_ANSWER);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each([
    ['no reply arrives', never],
    ['the reply never ends', () => new Response(begin())],
    ['the error reply never ends', () => new Response(begin(), { status: 500 })],
  ])('a timeout error contains the call’s path and reference when %s', async (_name, answer) => {
    const { outcome } = observe((sdk) => sdk.getProfile(), answer);

    await vi.advanceTimersByTimeAsync(30_000);

    expect(outcome.thrown).toMatchObject({ ...NO_ANSWER, path: '/api/profile' });
    expect(outcome.thrown).toHaveProperty('reference', expect.stringMatching(/^[0-9a-f]{8}$/));
  });

  it('a 401 whose body never ends still causes an unauthorised error · TRAP-51', async () => {
    const { outcome } = observe(
      (sdk) => sdk.getProfile(),
      () => new Response(begin(), { status: 401 }),
    );

    await vi.advanceTimersByTimeAsync(30_000);

    expect(outcome.thrown).toBeInstanceOf(UnauthorizedError);
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
    const listenersOf = ({ mock }: typeof added | typeof removed) =>
      mock.calls.map(([event, listener]) => [event, listener]);
    expect(listenersOf(removed)).toEqual(listenersOf(added));
  });
});

describe('aborts', () => {
  it.each<[string, (signal: AbortSignal) => ReturnType<typeof observe>]>([
    ["the caller's signal ends a call", (signal) => observe((sdk) => sdk.getProfile({ signal }))],
    ["the caller's signal ends an upload", (signal) => observe(upload(1, { signal }))],
    ["the sdk's signal ends a call", (signal) => observe((sdk) => sdk.getProfile(), never, { signal })],
    ["the sdk's signal ends an upload", (signal) => observe(upload(1), never, { signal })],
  ])("aborting %s with the signal's own AbortError · DOC-07, ERR-27", async (_name, begin) => {
    const controller = new AbortController();
    const { outcome } = begin(controller.signal);
    await vi.advanceTimersByTimeAsync(10);

    controller.abort();
    await vi.advanceTimersByTimeAsync(0);

    expect(outcome.thrown).toBe(controller.signal.reason);
    expect(outcome.thrown).toHaveProperty('name', 'AbortError');
  });

  it('an aborted call rejects with the signal’s reason, even if its fetch rejects with another error', async () => {
    const controller = new AbortController();
    const work = (signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new TypeError('cancelled')));
      });
    const call = withDeadline({ ms: 1_000, signals: [controller.signal], createError: Error }, work);

    controller.abort();

    await expect(call).rejects.toBe(controller.signal.reason);
  });

  it.each<[string, (sdk: Sdk) => Promise<unknown>]>([
    ['a call', (sdk) => sdk.getProfile()],
    ['an upload', upload(1)],
  ])('%s that is aborted before it starts sends nothing', async (_name, call) => {
    const { outcome, requests } = observe(call, never, { signal: AbortSignal.abort() });

    await vi.advanceTimersByTimeAsync(0);

    expect(outcome.thrown).toHaveProperty('name', 'AbortError');
    expect(requests).toEqual([]);
  });
});
