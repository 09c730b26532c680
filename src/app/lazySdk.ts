import {
  fetchScript,
  GENERIC_ERROR_MESSAGE,
  type Sdk,
  type SdkOptions,
  ServerError,
} from '../session/index.ts';
import { lazyPart } from '../ui/index.ts';

/** The sdk's script; a page becomes interactive without it. */
export const sdkPart = lazyPart(() => import('../session/calls/createSdk.ts'));

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * Creates an sdk whose script is loaded at its first call. Once it is loaded, a call is sent in the same
 * task, as the last save of a page requires (PROD-06).
 *
 * A call whose script cannot be loaded fails like one without a network.
 */
export function createLazySdk(options: SdkOptions = {}): Sdk {
  let sdk: Record<string, Call> | undefined;
  const send = (name: string, args: readonly unknown[]) => {
    sdk ??= sdkPart.get()?.createSdk(options) as Record<string, Call> | undefined;
    return sdk?.[name]?.(...args);
  };
  const fail = (cause: unknown) => {
    options.signal?.throwIfAborted();
    throw new ServerError(GENERIC_ERROR_MESSAGE, { isNetworkError: true, cause });
  };
  const callOf =
    (name: string): Call =>
    (...args) =>
      send(name, args) ?? fetchScript(sdkPart.load()).then(() => send(name, args), fail);
  return new Proxy({}, { get: (_, name) => callOf(String(name)) }) as Sdk;
}
