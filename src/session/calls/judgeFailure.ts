import { SdkError, UnauthorizedError } from '@admission/sdk';

/** The effect of a failed call on the session and the form. */
export type Failure =
  /** The session is over: navigate to the login. */
  | { readonly kind: 'signedOut' }
  /** The application was submitted, here or elsewhere: navigate to the thank-you page. */
  | { readonly kind: 'submitted' }
  /** The browser now holds another person's session. */
  | { readonly kind: 'sessionReplaced' }
  /** The application's status has advanced in another tab or on another device. */
  | { readonly kind: 'overtaken' }
  /** Another device has saved since: read, merge, save again. */
  | { readonly kind: 'outdated' }
  /** Too many calls; `seconds` to wait, if the server names them. */
  | { readonly kind: 'tooMany'; readonly seconds?: number }
  /** No complete reply: the network is down, or the call timed out. */
  | { readonly kind: 'unreachable' }
  /** The link of a token view or service view no longer works. */
  | { readonly kind: 'linkEnded' }
  /** The server refused the call or failed. */
  | { readonly kind: 'refused' }
  /** The page aborted the call itself. */
  | { readonly kind: 'aborted' }
  /** Not a failed call but a programming error. */
  | { readonly kind: 'mistake' };

const VIEWS = ['/public/tmp', '/service/tmp-pdf'];
/** Temporary refusals by a slow or busy server. Any other refusal of a link means that it is invalid. */
const PASSING = [408, 425, 429];

/**
 * Classifies a failed call: the only place that maps a status to its effect on the session and the form.
 *
 * A 401 ends only a session. From an account card or the lookup it is an ordinary refusal (TRAP-11), and for
 * a service token it leads to the error page, not to the login (TRAP-48).
 */
export function judgeFailure(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' };
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'unreachable' };
  if (!(error instanceof SdkError)) return { kind: 'mistake' };
  if (VIEWS.includes(error.path ?? '') && isRefusal(error) && !PASSING.includes(error.status ?? 0))
    return { kind: 'linkEnded' };
  const isOfSession = error.path === undefined || error.path.startsWith('/api/');
  if (error instanceof UnauthorizedError) return { kind: isOfSession ? 'signedOut' : 'refused' };
  if (error.isNetworkError) return { kind: 'unreachable' };
  if (error.status === 403 && error.code === 'already_submitted') return { kind: 'submitted' };
  if (error.status === 409 && error.code === 'session_replaced') return { kind: 'sessionReplaced' };
  if (error.status === 409 && error.code === 'status_out_of_order') return { kind: 'overtaken' };
  if (error.status === 412) return { kind: 'outdated' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfterSeconds };
  return { kind: 'refused' };
}

/** Whether a mutation's failure is thrown to the dialog boundary around its control. Spec §8. */
export function isThrown(error: unknown): boolean {
  const { kind } = judgeFailure(error);
  return kind !== 'submitted' && kind !== 'sessionReplaced' && kind !== 'aborted';
}

/** Whether the server surely changed nothing; it may have without a reply or after a server error. */
export function isRefusal(error: unknown): boolean {
  const status = (error instanceof SdkError && error.status) || 0;
  return status >= 400 && status < 500;
}
