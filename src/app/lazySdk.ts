import {
  fetchScript,
  GENERIC_ERROR_MESSAGE,
  type Sdk,
  type SdkOptions,
  ServerError,
} from '../session/index.ts';
import { lazyPart } from '../ui/index.ts';

/** The sdk's script; a page is live without it. */
export const sdkPart = lazyPart(() => import('../session/calls/createSdk.ts'));

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * Makes an sdk whose script is fetched at its first call. Once it is here, a call is sent in the same task, which the
 * last save of a page needs (PROD-06).
 *
 * A call whose script does not come fails as without a network.
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
