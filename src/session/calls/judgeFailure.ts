import { SdkError, UnauthorizedError } from '@admission/sdk';

/** The effect of a failed call on the session and the form. */
export type Failure =
  /** The session is over: navigate to the login. */
  | { readonly kind: 'signedOut' }
  /** The application has been submitted, here or elsewhere: navigate to the thank-you page. */
  | { readonly kind: 'submitted' }
  /** The browser now holds another person's session. */
  | { readonly kind: 'sessionReplaced' }
  /** The application's status has advanced in another tab or on another device. */
  | { readonly kind: 'overtaken' }
  /** Another device has saved in the meantime: read, merge and save again. */
  | { readonly kind: 'outdated' }
  /** Too many calls. `seconds` is how long to wait, if the server says so. */
  | { readonly kind: 'tooMany'; readonly seconds?: number }
  /** No complete reply: the network is down, or the call timed out. */
  | { readonly kind: 'unreachable' }
  /** The link of a token view or service view no longer works. */
  | { readonly kind: 'linkEnded' }
  /** The server rejected the call or failed. */
  | { readonly kind: 'rejected' }
  /** The page aborted the call itself. */
  | { readonly kind: 'aborted' }
  /** Not a failed call but a programming error. */
  | { readonly kind: 'mistake' };

const VIEWS = ['/public/tmp', '/service/tmp-pdf'];
/** Temporary rejections by a slow or busy server. Any other rejection means that the link is invalid. */
const TEMPORARY = [408, 425, 429];

/**
 * Classifies a failed call. Only this function maps a status to its effect on the session and the form.
 *
 * A 401 ends the session only if the call needed one. From an account card or the lookup, it is an ordinary
 * rejection (TRAP-11). For a service token, it leads to the error page, not to the login (TRAP-48).
 */
export function judgeFailure(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' };
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'unreachable' };
  if (!(error instanceof SdkError)) return { kind: 'mistake' };
  if (VIEWS.includes(error.path ?? '') && isRejection(error) && !TEMPORARY.includes(error.status ?? 0))
    return { kind: 'linkEnded' };
  const isOfSession = error.path === undefined || error.path.startsWith('/api/');
  if (error instanceof UnauthorizedError) return { kind: isOfSession ? 'signedOut' : 'rejected' };
  if (error.isNetworkError) return { kind: 'unreachable' };
  if (error.status === 403 && error.code === 'already_submitted') return { kind: 'submitted' };
  if (error.status === 409 && error.code === 'session_replaced') return { kind: 'sessionReplaced' };
  if (error.status === 409 && error.code === 'status_out_of_order') return { kind: 'overtaken' };
  if (error.status === 412) return { kind: 'outdated' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfterSeconds };
  return { kind: 'rejected' };
}

/** Returns whether a mutation's failure is thrown to the dialog boundary around its control. Spec §8. */
export function isThrown(error: unknown): boolean {
  const { kind } = judgeFailure(error);
  return kind !== 'submitted' && kind !== 'sessionReplaced' && kind !== 'aborted';
}

/** Returns whether the same call may succeed later: no reply, a slow or busy server, or one that failed. */
export function isTemporary(error: unknown): boolean {
  const { status = 0 } = error instanceof SdkError ? error : {};
  return judgeFailure(error).kind === 'unreachable' || TEMPORARY.includes(status) || status >= 500;
}

/**
 * Returns whether a call may have been rejected for its contents: by our backend, or by something in between, such as a
 * firewall, which answers in its own words. Rejections for the session, the version or the number of calls are not.
 */
export function isOfContents(error: unknown): boolean {
  if (!(error instanceof SdkError) || judgeFailure(error).kind !== 'rejected' || !isRejection(error))
    return false;
  const { status = 0, code } = error;
  const hasOwnMeaning = status === 401 || status === 409 || TEMPORARY.includes(status);
  return !hasOwnMeaning && !(status === 403 && code !== undefined);
}

/**
 * Returns whether the server is known to have changed nothing. Without a reply, or after a server error, it may have
 * changed something.
 */
export function isRejection(error: unknown): boolean {
  const status = (error instanceof SdkError && error.status) || 0;
  return status >= 400 && status < 500;
}
