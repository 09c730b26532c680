import {
  fetchScript,
  GENERIC_ERROR_MESSAGE,
  type Sdk,
  type SdkOptions,
  ServerError,
} from '../session/index.ts';
import { lazyChunk } from '../ui/index.ts';

export const sdkChunk = lazyChunk(() => import('../session/calls/createSdk.ts'));

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * Creates an sdk client whose script is loaded on the first call; if that fails, the call fails as if the network were
 * down. Afterwards, calls are sent in the same task, as the last save of a closing page requires (PROD-06).
 */
export function createLazySdk(options: SdkOptions = {}): Sdk {
  let sdk: Record<string, Call> | undefined;
  const send = (name: string, args: readonly unknown[]) => {
    sdk ??= sdkChunk.get()?.createSdk(options) as Record<string, Call> | undefined;
    return sdk?.[name]?.(...args);
  };
  const fail = (cause: unknown) => {
    options.signal?.throwIfAborted();
    throw new ServerError(GENERIC_ERROR_MESSAGE, { isNetworkError: true, cause });
  };
  const callOf =
    (name: string): Call =>
    (...args) =>
      send(name, args) ?? fetchScript(sdkChunk.load()).then(() => send(name, args), fail);
  return new Proxy({}, { get: (_, name) => callOf(String(name)) }) as Sdk;
}
