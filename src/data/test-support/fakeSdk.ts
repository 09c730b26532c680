import { vi } from 'vitest';
import type { Sdk } from '@admission/sdk';

/** The calls a test answers; what it asserts about them it asks of its own functions. */
export type FakeCalls = Partial<Record<keyof Sdk, (...args: never[]) => unknown>>;

/**
 * An sdk that answers the calls a test names, and fails any other with its name.
 *
 * Like the real one it ends every call with the abort of its session, and of the call.
 */
export function fakeSdk(calls: FakeCalls, signal?: AbortSignal): Sdk {
  return new Proxy(calls, {
    get:
      (target, name: keyof Sdk) =>
      async (...args: never[]) => {
        signal?.throwIfAborted();
        const call = target[name];
        if (!call) throw new Error(`The test did not expect the call ${name}.`);
        const options = (args as unknown[]).at(-1) as { signal?: AbortSignal } | undefined;
        return Promise.race([call(...args), abortOf(signal), abortOf(options?.signal)]);
      },
  }) as Sdk;
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A call that succeeds with a message. */
export const ok = () => vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'ok' }));
