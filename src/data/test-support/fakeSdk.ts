import { vi } from 'vitest';
import type { Sdk } from '@admission/sdk';

/** The calls a test answers; what it asserts about them it asks of its own functions. */
export type FakeCalls = Partial<Record<keyof Sdk, (...args: never[]) => unknown>>;

/** An sdk that answers the calls a test names, and fails any other with its name. */
export function fakeSdk(calls: FakeCalls): Sdk {
  return new Proxy(calls, {
    get: (target, name: keyof Sdk) =>
      target[name] ?? (() => Promise.reject(new Error(`The test did not expect the call ${name}.`))),
  }) as Sdk;
}

/** A call that succeeds with a message. */
export const ok = () => vi.fn(() => Promise.resolve({ message: 'ok' }));
