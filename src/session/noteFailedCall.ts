import type { SdkError } from '@admission/sdk';
import type { SessionHost } from './createSessionHost.ts';

/** What the support desk asks for about a failed call. */
export interface FailedCall {
  readonly reference: string;
  /** The path of the page it failed on; no query, where a token may stand. */
  readonly page: string;
  readonly at: Date;
}

/** Keeps a failed call for Help, until the next one or until the page is gone. */
export function noteFailedCall(host: SessionHost, { reference }: SdkError): void {
  if (reference) host.failedCall = { reference, page: window.location.pathname, at: new Date() };
}
