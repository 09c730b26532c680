import { accountCalls } from './calls/accountCalls.ts';
import { answerCalls } from './calls/answerCalls.ts';
import { applicationCalls } from './calls/applicationCalls.ts';
import { documentCalls } from './calls/documentCalls.ts';
import { lookupCalls } from './calls/lookupCalls.ts';
import { viewCalls } from './calls/viewCalls.ts';
import { createHttpClient } from './client/createHttpClient.ts';
import type { SdkOptions } from './client/SdkOptions.ts';

/** Every call of the contract, named by its operationId. */
export type Sdk = ReturnType<typeof createSdk>;

/**
 * Builds the sdk: one method per operation, returning the parsed body or throwing an `SdkError`.
 *
 * It never shows a toast, redirects, retries or keeps anything; its caller decides by `instanceof`.
 *
 * @example
 * const sdk = createSdk();
 * const profile = await sdk.getProfile();
 */
export function createSdk(options: SdkOptions = {}) {
  const client = createHttpClient(options);
  return {
    ...accountCalls(client),
    ...applicationCalls(client),
    ...answerCalls(client),
    ...documentCalls(client, options),
    ...lookupCalls(client),
    ...viewCalls(client),
  };
}
