import type { SdkError } from '@admission/sdk';
import type { SessionHost } from './createSessionHost.ts';

/**
 * Keeps for Help what finds a failed call in a log: its reference, the page and the time, until the next one fails.
 *
 * Of the page its path alone: a token may stand in a query.
 */
export function noteFailedCall(host: SessionHost, { reference }: SdkError): void {
  if (reference) host.failedCall = `${reference}, ${location.pathname}, ${new Date().toISOString()}`;
}
